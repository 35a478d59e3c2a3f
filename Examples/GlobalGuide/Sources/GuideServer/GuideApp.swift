public import Foundation
public import Guide
public import GuideHTTP

/// Answers the requests of the guide: pages, flags, the API and the files of the pages.
public struct GuideApp: Sendable {
  let library: GuideLibrary
  let flags: FlagImageViewModel
  let favorites: FavoriteStore
  let now: @Sendable () -> Date

  /// A guide.
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

  /// The answer to a request.
  public func answer(_ request: HTTPRequest) async -> HTTPResponse {
    await route(request).secured()
  }

  private func route(_ request: HTTPRequest) async -> HTTPResponse {
    let segments = request.segments
    if segments.first == "api" { return await api(request, Array(segments.dropFirst())) }
    guard request.method == "GET" || request.method == "HEAD" else { return .notAllowed("GET, HEAD") }
    switch (segments.first, segments.count) {
    case ("healthz", 1): return .text("ok\n")
    case ("flags", 2): return await flag(request, file: segments[1])
    case (let name?, 1) where Asset.all[name] != nil: return asset(name, request)
    default: return await page(request).tagged(cache: "no-cache", for: request)
    }
  }

  private func asset(_ name: String, _ request: HTTPRequest) -> HTTPResponse {
    guard let asset = Asset.all[name] else { return .problem("There is no such file.", .notFound) }
    guard asset.isCompressed else {
      return .bytes(asset.bytes, type: asset.type).tagged(asset.tag, cache: "no-cache", for: request)
    }
    var response = HTTPResponse.problem("Accept the encoding gzip.", .notAcceptable)
    if AcceptedEncodings(request).allowsGzip {
      response = .bytes(asset.bytes, type: asset.type).tagged(asset.tag, cache: "no-cache", for: request)
      response.headers["Content-Encoding"] = "gzip"
    }
    response.headers["Vary"] = "Accept-Encoding"
    return response
  }

  private func flag(_ request: HTTPRequest, file: String) async -> HTTPResponse {
    guard let index = await library.load().index else {
      return .problem("The countries cannot be loaded.", .badGateway)
    }
    guard file.hasSuffix(".png"), let country = index.country(String(file.dropLast(4)))
    else { return .problem(FlagError.unknownCountry.description, .notFound) }
    do throws(FlagError) {
      let style = try FlagStyle(
        size: request.queryValue("size"),
        border: request.queryValue("border"),
        borderColor: request.queryValue("borderColor"),
        background: request.queryValue("background")
      )
      let image = try await flags.image(of: country, style: style)
      let tag = ContentTag(version: image.version)
      return .bytes(image.png, type: "image/png").tagged(tag, cache: "public, max-age=86400", for: request)
    } catch {
      if case .unavailable = error { return .problem(error.description, .badGateway) }
      return .problem(error.description, .badRequest)
    }
  }
}
