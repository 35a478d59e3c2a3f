import Almanac
import AlmanacImages

/// The flag that a view shows, for a string or for a country.
struct CircleFlagRequest: Hashable, Sendable {
  /// The string, or the country's raw value.
  let code: String

  let country: (any CountryFlags)?

  /// Creates a request for a string in any known spelling, or for the fallback if it is `nil`.
  init(text: String?) {
    code = text ?? ""
    country = nil
  }

  init(_ country: some CountryFlags) {
    code = country.rawValue
    self.country = country
  }

  static func == (one: CircleFlagRequest, other: CircleFlagRequest) -> Bool {
    one.code == other.code && one.source == other.source
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(source)
  }

  /// The type of the country's enum.
  private var source: ObjectIdentifier? { country.map { ObjectIdentifier(type(of: $0)) } }
}

extension CircleFlagLoader {
  /// Returns the flag of a request if it is in the cache.
  func cachedImage(for request: CircleFlagRequest) -> RasterImage? {
    if let country = request.country { return cachedImage(for: country) }
    return cachedImage(for: request.code)
  }

  /// Returns the flag of a request now, and after each registration of an enum, which can contain another flag for the
  /// string.
  ///
  /// The sequence ends when its task is canceled.
  func updates(for request: CircleFlagRequest) -> AsyncMapSequence<AsyncStream<Void>, RasterImage?> {
    changes().map { _ in
      if let country = request.country { return await self.image(for: country) }
      return await self.image(for: request.code)
    }
  }
}
