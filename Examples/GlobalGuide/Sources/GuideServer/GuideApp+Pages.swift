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
      guard let model = EmojiDetailViewModel(code: code, language: PageLanguage(request).language) else {
        return missing(request)
      }
      return await page(request, "/emoji/\(code)") { EmojiDetailPage(texts: $0, model: model).text }
    }
    for (path, text) in Self.fixedPages {
      routes.on(RouterPath(path)) { request, _ in await page(request, "/\(path)", text) }
    }
  }

  /// The pages that are the same for everybody who reads a language.
  static let fixedPages: [(path: String, page: @Sendable (Texts) -> String)] = [
    ("emoji", { EmojiPage(texts: $0, model: EmojiViewModel(language: $0.language)).text }),
    ("amounts", { AmountsPage(texts: $0).text }), ("offline", { MessagePage.offline($0) }),
  ]

  /// Answers with a page in the reader's language.
  private func page(
    _ request: Request,
    _ target: String,
    version: String = "",
    _ make: (Texts) -> String
  ) async -> Response {
    let reader = PageLanguage(request)
    let target = "\(reader.language.rawValue) \(target)"
    var response = await kept.answer(to: request, for: target, version: version) { .page(make(Texts(reader.language))) }
    reader.mark(&response)
    return response
  }

  private func missing(_ request: Request) -> Response {
    Response(.page(MessagePage.missing(Texts(PageLanguage(request).language))), status: .notFound)
  }

  private func list(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let (state, fields) = (await library.load(), Query(request))
    let query = CountryQuery(fields)
    let showsAll = fields["all"] == "1"
    func text(_ texts: Texts) -> String {
      let model = CountryListViewModel(
        state,
        query: query.text,
        filter: query.filter,
        order: query.order,
        language: texts.language
      )
      return CountryListPage(texts: texts, model: model, showsAll: showsAll).text
    }
    guard let index = state.index else {
      return Response(.page(text(Texts(PageLanguage(request).language))), status: .badGateway)
    }
    return await page(request, "/?\(query.target)&all=\(showsAll)", version: index.version, text)
  }

  private func country(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let (state, now) = (await library.load(), now())
    guard let index = state.index else { return try await list(request, context) }
    let code = context.segment("code")
    guard index.country(code) != nil else { return missing(request) }
    return await page(request, "/country/\(code)", version: version(index, every: 60)) { texts in
      countryPage(code, state, texts, now: now) ?? ""
    }
  }

  /// The page of a country, or `nil` if there is no country with the code.
  func countryPage(_ code: String, _ state: GuideLibrary.State, _ texts: Texts, now: Date) -> String? {
    guard let index = state.index else { return nil }
    return CountryDetailViewModel(code: code, in: index, language: texts.language, now: now).map { model in
      let map = WorldMap(index.countries, language: texts.language)
      return CountryPage(texts: texts, model: model, map: map, notice: CountryListViewModel(state).notice).text
    }
  }

  private func comparison(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let state = await library.load()
    guard let index = state.index else { return try await list(request, context) }
    let query = Query(request)
    let codes = ["a", "b"].map { name in query[name].flatMap { index.country($0)?.code } ?? "" }
    return await page(request, "/compare?\(codes)", version: version(index, every: 3_600)) { texts in
      ComparisonPage(texts, index, codes[0], codes[1], state, now: now()).text
    }
  }
}

/// What a list of countries shows.
struct CountryQuery {
  let text: String
  let filter: CountryFilter
  let order: CountryOrder?

  /// The query in one form, whatever its order and other fields were.
  var target: String {
    let fields = [text, filter.region, filter.currency, filter.language, order?.rawValue]
    return fields.map { QueryText.escaped($0 ?? "") }.joined(separator: "&")
  }

  init(_ query: Query) {
    text = String((query["q"] ?? "").prefix(100))
    func value(_ name: String) -> String? { query[name].flatMap { $0.isEmpty ? nil : String($0.prefix(100)) } }
    filter = CountryFilter(region: value("region"), currency: value("currency"), language: value("language"))
    order = query["sort"].flatMap(CountryOrder.init)
  }
}
