import Guide
import GuideHTTP

/// The pages.
extension GuideApp {
  func page(_ request: HTTPRequest) async -> HTTPResponse {
    switch request.segments {
    case []: await list(request)
    case ["country", request.segments.last ?? ""]: await country(request)
    case ["compare"]: await comparison(request)
    case ["emoji"]: .page(EmojiPage(model: EmojiViewModel()).text)
    case ["amounts"]: .page(AmountsPage().text)
    case ["offline"]:
      .page(MessagePage(title: "Offline", sentence: "The guide cannot be reached, and has no copy of this page.").text)
    default: missing()
    }
  }

  private func missing() -> HTTPResponse {
    .page(MessagePage(title: "Not found", sentence: "The guide has no such page.").text, status: .notFound)
  }

  private func list(_ request: HTTPRequest) async -> HTTPResponse {
    let state = request.queryValue("reload") == nil ? await library.load() : await library.reload()
    let model = CountryListViewModel(state, query: request.queryValue("q") ?? "", filter: filter(request))
    var response = HTTPResponse.page(CountryListPage(model: model, showsAll: request.queryValue("all") == "1").text)
    if case .failed = model.content { response.status = .badGateway }
    return response
  }

  /// The filter of a list.
  func filter(_ request: HTTPRequest) -> CountryFilter {
    func value(_ name: String) -> String? { request.queryValue(name).flatMap { $0.isEmpty ? nil : $0 } }
    return CountryFilter(region: value("region"), currency: value("currency"), language: value("language"))
  }

  private func country(_ request: HTTPRequest) async -> HTTPResponse {
    let state = await library.load()
    guard let index = state.index else { return await list(request) }
    guard let model = CountryDetailViewModel(code: request.segments[1], in: index, now: now()) else { return missing() }
    let notice = CountryListViewModel(state).notice
    return .page(CountryPage(model: model, map: WorldMap(index.countries), notice: notice).text)
  }

  private func comparison(_ request: HTTPRequest) async -> HTTPResponse {
    let state = await library.load()
    guard let index = state.index else { return await list(request) }
    let (a, b) = (request.queryValue("a") ?? "", request.queryValue("b") ?? "")
    let page = ComparisonPage(
      countries: index.countries.map { CountryLink($0, language: .english) },
      a: a,
      b: b,
      model: ComparisonViewModel(left: a, right: b, in: index),
      notice: CountryListViewModel(state).notice
    )
    return .page(page.text)
  }
}
