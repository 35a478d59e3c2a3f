public import Foundation

/// Where the guide has its countries from.
public protocol CountrySource: Sendable {
  /// Where flags that have an address are kept, or `nil` if there are none.
  var flagFolder: URL? { get }

  /// Loads all countries.
  func load() async throws(CountrySourceError) -> LoadedCountries
}

/// The countries of a source.
public struct LoadedCountries: Hashable, Sendable {
  /// Where the countries are from.
  public enum Origin: Hashable, Sendable {
    /// They are part of the program.
    case embedded

    /// The server sent them.
    case downloaded

    /// The server could not be used, so they are a copy that it sent at this date.
    case kept(Date, because: CountrySourceError)

    /// The date of the copy, if they are one.
    var keptDate: Date? {
      if case .kept(let date, _) = self { date } else { nil }
    }
  }

  /// The countries, in the order of the source.
  public var countries: [GuideCountry]

  /// Where they are from.
  public var origin: Origin

  /// The number of entries of the source that are not countries, and were left out.
  public var skippedCount: Int

  /// Why the copy could not be kept for offline use; `nil` if it was kept, or need not be.
  public var keepingProblem: String?

  /// Countries with their origin.
  public init(_ countries: [GuideCountry], origin: Origin, skippedCount: Int = 0, keepingProblem: String? = nil) {
    self.countries = countries
    self.origin = origin
    self.skippedCount = skippedCount
    self.keepingProblem = keepingProblem
  }
}

/// The reason why a source has no countries.
public enum CountrySourceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The address is not one of a web server.
  case invalidURL(String)

  /// The server cannot be reached. The text is the system's reason.
  case unreachable(String)

  /// The server did not send everything before the deadline, which is in seconds.
  case tooSlow(Double)

  /// The server answered with another status than 200.
  case status(Int)

  /// The answer has more bytes than this.
  case tooLarge(Int)

  /// The answer is not a list of countries. The text says why.
  case notCountries(String)

  /// A sentence for readers, in English.
  public var description: String {
    switch self {
    case .invalidURL(let url): "“\(url)” is not an address that begins with http:// or https://."
    case .unreachable(let reason): "The source cannot be reached: \(reason)."
    case .tooSlow(let seconds): "The source did not answer within \(seconds.formatted()) seconds."
    case .status(let status): "The source answered with status \(status)."
    case .tooLarge(let limit): "The answer of the source has more than \(limit) bytes."
    case .notCountries(let reason): "The answer of the source is not a list of countries: \(reason)."
    }
  }
}
