/// An enum of countries.
///
/// The raw values are alpha-2 codes (ISO 3166-1) in lowercase, or other names of flags.
///
/// Enums generated from flags also conform to `CountryFlags`, and enums generated from facts to `CountryFacts`. Generic
/// code can use these protocols as constraints.
public protocol CountryEnum: TableEnum {
  /// The kind of the case: a country, a part of one, an organization, or something else.
  var kind: CountryKind { get }
}

extension CountryEnum {
  /// The kind that follows from the code alone.
  ///
  /// Generated enums also know their fallback, and the kinds that the data states.
  public var kind: CountryKind { CountryKind(code: rawValue) }

  /// The cases that are countries or territories, sorted by code.
  ///
  /// They don't include the fallback, organizations such as the European Union, or parts of countries such as England.
  /// Use them for lists that people see. `allCases` contains all values of the type, as `CaseIterable` requires.
  ///
  /// - Complexity: O(number of cases), with few allocations.
  public static var countries: [Self] { allCases.filter { $0.kind == .country } }

  /// Creates a country from a code in any common form, such as `"US"`, `"us.png"` or `"en_US"`.
  ///
  /// It tries the string as a raw value first (`CountryCode.key`), then as an alpha-2 code (`CountryCode.alpha2`). If
  /// no case has the code, it tries the country that a reserved code belongs to (`CountryCode.country(ofReserved:)`).
  /// The result is `nil` if no case matches.
  ///
  /// - Parameter text: For example `" US "`, `"us.png"` or `"en_US"`, which all result in `us`, or `"UK"`, which
  ///   results in `gb`. An enum with facts also accepts `"USA"` and `"840"`, if its type is known or a `CountryFlags`.
  /// - Complexity: O(length of the string), without an allocation for a string in ASCII.
  @inlinable
  public init?(normalizing text: String) {
    let codes = Self._codes
    // Most strings are codes already.
    guard let index = codes.index(of: text) ?? codes.index(ofCountry: text) else { return nil }
    self.init(_tableIndex: index, of: codes.count)
  }

  /// The flag as an emoji (UTS #51), such as "🇺🇸"; "🏳️" if Unicode defines no sequence for the code, as for `xx`.
  ///
  /// Systems often show the flags of former countries as two letters. `uk` has the same emoji as `gb`.
  public var emoji: String { CountryCode.emoji(rawValue) }

  /// Returns the flag's accessibility label in English, such as "Flag of United States".
  ///
  /// - Parameter name: The country's name, or `nil` if it is unknown.
  /// - Returns: The label, which contains the code if there is no name: "Flag XX".
  public func accessibilityLabel(name: String?) -> String { CountryCode.flagLabel(rawValue, name: name) }
}

/// A country enum with flags.
///
/// A generated enum with flags has all members, but it conforms only in a target that depends on AlmanacImages, because
/// a program that contains the conformance contains all flags, even if it uses none. To use the enum in generic code in
/// another target, declare the conformance:
///
/// ```swift
/// extension Country: CountryFlags {}
/// ```
///
/// AlmanacWorld's enum conforms. For another module's enum, write `@retroactive CountryFlags`.
public protocol CountryFlags: CountryEnum {
  /// The fallback: the case for everything that doesn't have a flag.
  static var fallback: Self { get }

  /// Creates a country from a code in any common form, as ``CountryEnum/init(normalizing:)`` does. An enum with facts
  /// also accepts `"USA"` and `"840"`.
  init?(normalizing text: String)

  /// Returns the country for a string in any known spelling, or the fallback.
  ///
  /// It accepts the same strings as `init(normalizing:)`. For `nil`, it returns the fallback.
  static func resolving(_ text: String?) -> Self

  /// The flag: its size, and its PNG file embedded in the binary.
  ///
  /// Countries that have no flag use the fallback's.
  ///
  /// - Complexity: O(1).
  var flag: Flag { get }
}
