import Foundation
import Guide
import HTTPTypes
import Hummingbird

/// The pages.
extension GuideApp {
  func addPages(to routes: Routes) {
    routes.on("", get: list)
    routes.on("country/{code}", get: country)
    routes.on("compare", get: comparison)
    routes.on("emoji/{code}") { request, context in
      let code = context.segment("code")
      guard let model = EmojiDetailViewModel(code: code) else {
        return Response(.page(MessagePage.missing.text), status: .notFound)
      }
      return await kept.answer(to: request, for: "/emoji/\(code)") { .page(EmojiDetailPage(model: model).text) }
    }
    for (path, page) in Self.fixedPages {
      routes.on(RouterPath(path)) { request, _ in await kept.answer(to: request, for: "/\(path)") { .page(page()) } }
    }
  }

  /// The pages that are the same for everybody.
  static let fixedPages: [(path: String, page: @Sendable () -> String)] = [
    ("emoji", { EmojiPage(model: EmojiViewModel()).text }), ("amounts", { AmountsPage().text }),
    ("offline", { MessagePage.offline.text }),
  ]

  private func list(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let fields = Query(request)
    let state = fields["reload"] == nil ? await library.load() : await library.reload()
    let query = CountryQuery(fields)
    let showsAll = fields["all"] == "1"
    func page() -> Content {
      let model = CountryListViewModel(state, query: query.text, filter: query.filter)
      return .page(CountryListPage(model: model, showsAll: showsAll).text)
    }
    guard let index = state.index else { return Response(page(), status: .badGateway) }
    return await kept.answer(to: request, for: "/?\(query.target)&all=\(showsAll)", version: index.version, page)
  }

  private func country(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let (state, now) = (await library.load(), now())
    guard let index = state.index else { return try await list(request, context) }
    let code = context.segment("code")
    guard index.country(code) != nil else { return Response(.page(MessagePage.missing.text), status: .notFound) }
    return await kept.answer(to: request, for: "/country/\(code)", version: version(index, every: 60)) {
      .page(countryPage(code, state, now: now) ?? "")
    }
  }

  /// The page of a country, or `nil` if there is no country with the code.
  func countryPage(_ code: String, _ state: GuideLibrary.State, now: Date) -> String? {
    guard let index = state.index else { return nil }
    return CountryDetailViewModel(code: code, in: index, now: now).map { model in
      CountryPage(model: model, map: WorldMap(index.countries), notice: CountryListViewModel(state).notice).text
    }
  }

  private func comparison(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let state = await library.load()
    guard let index = state.index else { return try await list(request, context) }
    let query = Query(request)
    let codes = ["a", "b"].map { name in query[name].flatMap { index.country($0)?.code } ?? "" }
    return await kept.answer(to: request, for: "/compare?\(codes)", version: version(index, every: 3_600)) {
      .page(ComparisonPage(index, codes[0], codes[1], state, now: now()).text)
    }
  }
}

/// What a list of countries shows.
struct CountryQuery {
  let text: String
  let filter: CountryFilter

  /// The query in one form, whatever its order and other fields were.
  var target: String {
    let fields = [text, filter.region, filter.currency, filter.language]
    return fields.map { QueryText.escaped($0 ?? "") }.joined(separator: "&")
  }

  init(_ query: Query) {
    text = String((query["q"] ?? "").prefix(100))
    func value(_ name: String) -> String? { query[name].flatMap { $0.isEmpty ? nil : String($0.prefix(100)) } }
    filter = CountryFilter(region: value("region"), currency: value("currency"), language: value("language"))
  }
}
