/// A country enum with flags.
public protocol CountryFlags: CountryEnum {
  /// The fallback: the case for everything that does not have a flag.
  static var fallback: Self { get }

  /// The flags, in the order of the cases.
  static var _flagTable: FlagTable { get }
}

extension CountryFlags {
  /// The country for a text in any known spelling, or the fallback.
  ///
  /// - Parameter text: A text that `init(normalizing:)` reads. `nil` gives the fallback.
  public static func resolving(_ text: String?) -> Self {
    text.flatMap(Self.init(normalizing:)) ?? fallback
  }

  /// The flag: its size, and its PNG file embedded in the binary. A country without a flag has the flag of the
  /// fallback.
  ///
  /// - Complexity: O(1).
  public var flag: Flag { Self._flagTable[_tableIndex] }
}
