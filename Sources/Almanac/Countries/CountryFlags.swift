/// A country enum whose cases have flags.
public protocol CountryFlags: CountryEnum {
  /// The case that stands for whatever has no flag of its own.
  static var fallback: Self { get }

  /// The flags, in the order of the cases.
  static var _flagTable: FlagTable { get }
}

extension CountryFlags {
  /// The country that a text means, or the fallback.
  ///
  /// - Parameter text: Read as `init(normalizing:)` reads it; `nil` means the fallback.
  public static func resolving(_ text: String?) -> Self {
    text.flatMap(Self.init(normalizing:)) ?? fallback
  }

  /// The flag: its size, and its PNG file embedded in the binary. A country without a flag has that of the fallback.
  ///
  /// - Complexity: O(1).
  public var flag: Flag { Self._flagTable[_tableIndex] }
}
