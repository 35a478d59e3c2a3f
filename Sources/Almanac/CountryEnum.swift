/// A table enum whose cases have flags.
///
/// The enums that are generated from a folder of flags conform to it; code that takes any of them can be generic over it.
public protocol CountryEnum: TableEnum {
  /// The case that stands for whatever has no flag of its own.
  static var fallback: Self { get }

  /// The flags, in the order of the cases.
  static var flagTable: FlagTable { get }
}

extension CountryEnum {
  /// The country that a text means, or `nil` where nothing can be made of it.
  ///
  /// The text is tried as a raw value (`CountryCode.key`), then as an alpha-2 code (`CountryCode.alpha2`).
  ///
  /// - Parameter text: For example `" US "`, `"us.png"` or `"en_US"`, which all mean `us`.
  /// - Complexity: O(length of the text + log number of cases).
  public init?(normalizing text: String) {
    if let match = Self(rawValue: CountryCode.key(text)) {
      self = match
      return
    }
    guard let code = CountryCode.alpha2(text) else { return nil }
    self.init(rawValue: code)
  }

  /// The country that a text means, or the fallback.
  ///
  /// - Parameter text: Read as `init(normalizing:)` reads it; `nil` means the fallback.
  public static func resolving(_ text: String?) -> Self {
    text.flatMap(Self.init(normalizing:)) ?? fallback
  }

  /// The flag: its size, and its PNG file embedded in the binary.
  ///
  /// - Complexity: O(1).
  public var flag: Flag { Self.flagTable[tableIndex] }
}
