public import Foundation
public import Guide
import HTTPTypes
public import Hummingbird
import NIOConcurrencyHelpers

/// Answers the requests of the guide: pages, flags, the API and the files of the pages.
public struct GuideApp: Sendable {
  let library: GuideLibrary
  let flags: FlagImageViewModel
  let favorites: FavoriteStore
  let now: @Sendable () -> Date
  let kept = KeptAnswers()

  /// The copies for offline use in each language. Making them takes long, so another thread does, once for all who ask
  /// meanwhile.
  let offlineAnswers = NIOLockedValueBox<[GuideLanguage: (version: String, task: Task<KeptAnswer, any Error>)]>([:])

  /// Creates a guide.
  ///
  /// - Parameters:
  ///   - library: The countries.
  ///   - flags: The images of their flags.
  ///   - favorites: The favorites of all browsers.
  ///   - now: The time that clocks show.
  public init(
    library: GuideLibrary,
    flags: FlagImageViewModel,
    favorites: FavoriteStore,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.library = library
    self.flags = flags
    self.favorites = favorites
    self.now = now
  }

  /// The answers by path and method.
  public var responder: some HTTPResponder<BasicRequestContext> {
    let routes = Routes()
    routes.on("healthz", get: { _, _ in Response(.text("ok\n")) })
    routes.on("flags/{file}", get: flag)
    for (name, asset) in Asset.all {
      routes.on(RouterPath(name)) { request, _ in
        try asset.complete(await kept.answer(to: request, for: "/\(name)") { asset.content }, to: request)
      }
    }
    addPages(to: routes)
    addAPI(to: routes)
    return routes.responder
  }

  /// The countries.
  ///
  /// - Throws: A problem if they can't be loaded.
  func index() async throws -> CountryIndex {
    guard let index = await library.load().index else { throw Problem("The countries can't be loaded.", .badGateway) }
    return index
  }

  /// Returns what answers about countries are made of: the countries, and the time in steps of some seconds.
  func version(_ index: CountryIndex, every seconds: Int) -> String {
    "\(index.version) \(Int(now().timeIntervalSince1970) / seconds)"
  }

  private func flag(_ request: Request, _ context: BasicRequestContext) async throws -> Response {
    let file = context.segment("file")
    guard file.hasSuffix(".png"), let country = try await index().country(String(file.dropLast(4))) else {
      throw Problem(FlagError.unknownCountry.description, .notFound)
    }
    do throws(FlagError) {
      let size = Query(request)["size"]
      let image = try await flags.image(of: country, size: size.map(FlagSize.init) ?? .standard)
      return Response(.png(image.png), cache: "public, max-age=86400", for: request)
    } catch {
      if case .unavailable = error { throw Problem(error.description, .badGateway) }
      throw Problem(error.description, .badRequest)
    }
  }
}
