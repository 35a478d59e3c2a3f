import Guide
import HTTPTypes
import Hummingbird

/// The pages.
extension GuideApp {
  func addPages(to routes: Routes) {
    routes.on("", get: list)
    routes.on("country/{code}", get: country)
    routes.on("compare", get: comparison)
    routes.on("emoji", get: { request, _ in Response(.page(EmojiPage(model: EmojiViewModel()).text), for: request) })
    routes.on("amounts", get: { request, _ in Response(.page(AmountsPage().text), for: request) })
    routes.on("offline", get: { request, _ in Response(.page(MessagePage.offline.text), for: request) })
  }

  private func list(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let query = Query(request)
    let state = query["reload"] == nil ? await library.load() : await library.reload()
    let model = CountryListViewModel(state, query: query["q"] ?? "", filter: CountryFilter(query))
    let text = CountryListPage(model: model, showsAll: query["all"] == "1").text
    if case .failed = model.content { return Response(.page(text), status: .badGateway) }
    return Response(.page(text), for: request)
  }

  private func country(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let state = await library.load()
    guard let index = state.index else { return try await list(request, context) }
    guard let model = CountryDetailViewModel(code: context.segment("code"), in: index, now: now()) else {
      return Response(.page(MessagePage.missing.text), status: .notFound)
    }
    let notice = CountryListViewModel(state).notice
    let page = CountryPage(model: model, map: WorldMap(index.countries), notice: notice)
    return Response(.page(page.text), for: request)
  }

  private func comparison(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let state = await library.load()
    guard let index = state.index else { return try await list(request, context) }
    let query = Query(request)
    let (a, b) = (query["a"] ?? "", query["b"] ?? "")
    let page = ComparisonPage(
      countries: index.search(""),
      a: a,
      b: b,
      model: ComparisonViewModel(left: a, right: b, in: index),
      notice: CountryListViewModel(state).notice
    )
    return Response(.page(page.text), for: request)
  }
}

extension CountryFilter {
  /// Creates the filter of a list.
  init(_ query: Query) {
    func value(_ name: String) -> String? { query[name].flatMap { $0.isEmpty ? nil : $0 } }
    self.init(region: value("region"), currency: value("currency"), language: value("language"))
  }
}
