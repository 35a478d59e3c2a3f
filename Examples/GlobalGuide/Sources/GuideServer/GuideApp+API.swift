import Foundation
import Guide
import HTTPTypes
import Hummingbird

/// The API, which openapi.json describes.
extension GuideApp {
  func addAPI(to routes: Routes) {
    routes.on("api/countries", get: countries)
    routes.on("api/countries/{code}") { request, context in
      Response(try .json(known(try await index().country(context.segment("code")))), for: request)
    }
    routes.on("api/facts/{code}") { request, context in
      let facts = ComparisonFacts(code: context.segment("code"), in: try await index())
      return Response(try .json(known(facts)), for: request)
    }
    routes.on("api/search") { request, _ in Response(.text(try await index().searchText), for: request) }
    routes.on("api/offline") { request, _ in Response(try .json(OfflineList(try await index())), for: request) }
    routes.on("api/emoji/{language}", get: emoji)
    routes.on("api/amounts", post: amount)
    routes.on("api/favorites", get: favorites, post: changeFavorites)
  }

  private func known<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Problem("There is no country with this code.", .notFound) }
    return value
  }

  private func countries(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let query = Query(request)
    let found = try await index().search(String((query["q"] ?? "").prefix(100)), filter: CountryFilter(query))
    return Response(try .json(["countries": found]), for: request)
  }

  private func emoji(_ request: Request, _ context: BasicRequestContext) throws -> Response {
    guard let language = GuideLanguage(rawValue: context.segment("language")) else {
      throw Problem("There are no emoji in this language.", .notFound)
    }
    let found = EmojiEntryAnswer.found(Query(request)["q"] ?? "", in: language)
    return Response(try .json(["emoji": found]), for: request)
  }

  private func amount(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    Response(try .json(try await body(AmountRequest.self, of: request).answer()))
  }

  private func favorites(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    // A browser without a cookie has no favorites, and the disk need not be asked.
    guard let browser = BrowserCookie.browser(of: request) else {
      return Response(try .json(FavoritesAnswer(codes: [])))
    }
    return try await favorites(of: browser, [])
  }

  private func changeFavorites(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let changes = try await body(FavoritesRequest.self, of: request).changes
    if let browser = BrowserCookie.browser(of: request) { return try await favorites(of: browser, changes) }
    let browser = BrowserID.random()
    var response = try await favorites(of: browser, changes)
    response.setCookie(BrowserCookie.cookie(of: browser, for: request))
    return response
  }

  private func favorites(of browser: BrowserID, _ changes: [FavoriteChange]) async throws -> Response {
    let list: FavoriteList
    do throws(FavoriteError) {
      list = try await favorites.merge(changes, for: browser)
    } catch {
      switch error {
      case .tooManyChanges: throw Problem(error.description, .contentTooLarge)
      case .tooManyBrowsers, .disk: throw Problem(error.description, .serviceUnavailable)
      }
    }
    return Response(try .json(FavoritesAnswer(codes: list.codes, refused: list.refused, notice: list.notice)))
  }

  /// The body of a request from this guide's own pages. Other sites can't send JSON without asking, and browsers say
  /// which site sends.
  private func body<Body: Decodable>(_ type: Body.Type, of request: Request) async throws -> Body {
    let media = request.headers[.contentType]?.split(separator: ";").first.map { $0.lowercased() }
    guard media == "application/json" else { throw Problem("Send JSON as application/json.", .unsupportedMediaType) }
    let site = request.headers.first { $0.name.canonicalName == "sec-fetch-site" }?.value ?? "same-origin"
    guard site == "same-origin" || site == "none" else { throw Problem("Other sites can't use the guide.", .forbidden) }
    // The server has limited it already.
    let body = try await request.body.collect(upTo: .max)
    guard let value = try? JSONDecoder().decode(type, from: Data(body.readableBytesView)) else {
      throw Problem("The body is not what openapi.json describes.", .badRequest)
    }
    return value
  }
}
