import Almanac
import AlmanacImages

/// The flag that a view shows: that of a text, or that of a country.
struct CircleFlagRequest: Hashable, Sendable {
  /// The text, or the raw value of the country.
  let code: String

  let country: (any CountryFlags)?

  /// Creates the flag for a text in any known spelling, or the fallback for `nil`.
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
  /// text.
  ///
  /// The sequence ends when its task is cancelled.
  func updates(for request: CircleFlagRequest) -> AsyncMapSequence<AsyncStream<Void>, RasterImage?> {
    changes().map { _ in
      if let country = request.country { return await self.image(for: country) }
      return await self.image(for: request.code)
    }
  }
}
