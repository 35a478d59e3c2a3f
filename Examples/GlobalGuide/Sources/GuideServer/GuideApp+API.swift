import Foundation
import Guide
import HTTPTypes
import Hummingbird
import NIOConcurrencyHelpers

/// The API, which openapi.json describes.
extension GuideApp {
  func addAPI(to routes: Routes) {
    routes.on("api/countries", get: countries)
    routes.on("api/countries/{code}") { request, context in
      try await facts(request) { try .json(known($0.country(context.segment("code")))) }
    }
    routes.on("api/facts/{code}") { request, context in
      let (code, reader) = (context.segment("code"), PageLanguage(request))
      var response = try await facts(request, in: reader.language) { index in
        try .json(known(ComparisonFacts(code: code, in: index, language: reader.language, now: now())))
      }
      reader.mark(&response)
      return response
    }
    routes.on("api/search") { request, _ in try await facts(request) { .text($0.searchText) } }
    routes.on("api/offline", get: offline)
    routes.on("api/emoji/{language}", get: emoji)
    routes.on("api/amounts", post: amount)
    routes.on("api/favorites", get: favorites, post: changeFavorites)
  }

  private func known<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Problem("There is no country with this code.", .notFound) }
    return value
  }

  /// Answers with facts about countries, which change when the source gives others, or clocks change.
  private func facts(
    _ request: Request,
    in language: GuideLanguage = .english,
    _ make: (CountryIndex) throws -> Content
  ) async throws -> Response {
    let index = try await index()
    let version = version(index, every: 3_600)
    let target = "\(language.rawValue) \(request.uri.path)"
    return try await kept.answer(to: request, for: target, version: version) { try make(index) }
  }

  private func countries(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let (index, query) = (try await index(), CountryQuery(Query(request)))
    return try await kept.answer(to: request, for: "/api/countries?\(query.target)", version: index.version) {
      try .json(["countries": index.search(query.text, filter: query.filter, order: query.order)])
    }
  }

  private func offline(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let (index, now, reader) = (try await index(), now(), PageLanguage(request))
    let language = reader.language
    let month = now.formatted(Date.ISO8601FormatStyle().year().month())
    let task = offlineAnswers.withLockedValue { kept in
      let version = "\(index.version) \(month)"
      if let kept = kept[language], kept.version == version { return kept.task }
      let task = Task.detached { KeptAnswer(try .json(try await offlineCopies(index, in: language, month: month))) }
      kept[language] = (version, task)
      return task
    }
    var response = try await task.value.response(to: request)
    reader.mark(&response)
    return response
  }

  private func emoji(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    guard let language = GuideLanguage(rawValue: context.segment("language")) else {
      throw Problem("There are no emoji in this language.", .notFound)
    }
    let query = String((Query(request)["q"] ?? "").prefix(100))
    return try await kept.answer(to: request, for: "/api/emoji/\(language)?\(query)") {
      try await EmojiList.of(language).found(query)
    }
  }

  private func amount(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    Response(try .json(try await body(AmountRequest.self, of: request).answer()))
  }

  private func favorites(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    // A browser without a cookie has no favorites, and the disk need not be asked.
    guard let browser = BrowserCookie.browser(of: request) else {
      return Response(try .json(FavoritesAnswer(favorites: [])))
    }
    var response = try await favorites(of: browser, [])
    // Otherwise the favorites of somebody who reads every day would end after a year.
    response.setCookie(BrowserCookie.cookie(of: browser, for: request))
    return response
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
    return Response(try .json(FavoritesAnswer(favorites: list.codes, refused: list.refused, notice: list.notice)))
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
