import Foundation
import Guide
import GuideHTTP

/// The API, which openapi.json describes.
extension GuideApp {
  func api(_ request: HTTPRequest, _ path: [String]) async -> HTTPResponse {
    if path == ["favorites"] { return await favorites(request) }
    if path == ["amounts"] { return amount(request) }
    let known = [["countries"], ["search"], ["offline"]].contains(path) || path.count == 2
    guard known else { return .problem("The API has no such address.", .notFound) }
    guard request.method == "GET" || request.method == "HEAD" else { return .notAllowed("GET, HEAD") }
    if path.first == "emoji" {
      return emoji(path[1], query: request.queryValue("q")).tagged(cache: "no-cache", for: request)
    }
    guard let index = await library.load().index else {
      return .problem("The countries cannot be loaded.", .badGateway)
    }
    return countries(request, path, index).tagged(cache: "no-cache", for: request)
  }

  private func countries(_ request: HTTPRequest, _ path: [String], _ index: CountryIndex) -> HTTPResponse {
    switch (path.first, path.count) {
    case ("countries", 1):
      let query = String((request.queryValue("q") ?? "").prefix(100))
      let found = index.search(query, filter: filter(request))
      return .encoded(["countries": found.map { CountryLink($0, language: .english) }])
    case ("countries", 2):
      return index.country(path[1]).map { .encoded($0) } ?? .problem("There is no country with this code.", .notFound)
    case ("facts", 2):
      return ComparisonFacts(code: path[1], in: index).map { .encoded($0) }
        ?? .problem("There is no country with this code.", .notFound)
    case ("search", 1): return .text(index.searchText)
    case ("offline", 1): return .encoded(OfflineList(index))
    default: return .problem("The API has no such address.", .notFound)
    }
  }

  private func emoji(_ code: String, query: String?) -> HTTPResponse {
    guard let language = GuideLanguage(rawValue: code) else {
      return .problem("There are no emoji in this language.", .notFound)
    }
    return .encoded(["emoji": EmojiEntryAnswer.found(query ?? "", in: language)])
  }

  private func amount(_ request: HTTPRequest) -> HTTPResponse {
    guard request.method == "POST" else { return .notAllowed("POST") }
    return decoded(AmountRequest.self, request) { $0.answer() }
  }

  private func favorites(_ request: HTTPRequest) async -> HTTPResponse {
    switch request.method {
    case "GET", "HEAD":
      // A browser without a cookie has no favorites, and needs no file.
      guard let browser = BrowserCookie(request).browser else {
        return .encoded(FavoritesAnswer(codes: [])).uncached()
      }
      return await favorites(of: browser, [], isNew: false)
    case "POST":
      switch Self.decode(FavoritesRequest.self, request) {
      case .failure(let refusal): return refusal.response
      case .success(let changes):
        let known = BrowserCookie(request).browser
        return await favorites(of: known ?? .random(), changes.changes, isNew: known == nil)
      }
    default: return .notAllowed("GET, HEAD, POST")
    }
  }

  private func favorites(of browser: BrowserID, _ changes: [FavoriteChange], isNew: Bool) async -> HTTPResponse {
    do throws(FavoriteError) {
      let list = try await favorites.merge(changes, for: browser)
      var response = HTTPResponse.encoded(
        FavoritesAnswer(codes: list.codes, refused: list.refused, notice: list.notice)
      )
      .uncached()
      if isNew { response.headers["Set-Cookie"] = BrowserCookie.field(of: browser) }
      return response
    } catch {
      switch error {
      case .tooManyChanges: return .problem(error.description, .contentTooLarge)
      case .tooManyBrowsers, .disk: return .problem(error.description, .serviceUnavailable)
      }
    }
  }

  private func decoded<Body: Decodable>(
    _ type: Body.Type,
    _ request: HTTPRequest,
    _ answer: (Body) -> HTTPResponse
  ) -> HTTPResponse {
    switch Self.decode(type, request) {
    case .success(let body): answer(body)
    case .failure(let refusal): refusal.response
    }
  }

  /// The reason why a body is refused.
  private struct Refusal: Error {
    let response: HTTPResponse
  }

  /// The body of a request of this guide's own pages. Other sites cannot send JSON without asking, and browsers say which site sends.
  private static func decode<Body: Decodable>(_ type: Body.Type, _ request: HTTPRequest) -> Result<Body, Refusal> {
    let media = request.headers["Content-Type"]?.split(separator: ";").first.map { $0.lowercased() }
    guard media == "application/json" else {
      return .failure(Refusal(response: .problem("Send JSON as application/json.", .unsupportedMediaType)))
    }
    let site = request.headers["Sec-Fetch-Site"] ?? "same-origin"
    guard site == "same-origin" || site == "none" else {
      return .failure(Refusal(response: .problem("Other sites cannot use the guide.", .forbidden)))
    }
    guard let body = try? JSONDecoder().decode(type, from: Data(request.body)) else {
      return .failure(Refusal(response: .problem("The body is not what openapi.json describes.", .badRequest)))
    }
    return .success(body)
  }
}
