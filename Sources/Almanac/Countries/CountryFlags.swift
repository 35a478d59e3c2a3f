/// A country enum with flags.
///
/// A generated enum with flags has all members, but it only conforms in a target that depends on AlmanacImages: a program
/// contains everything that a conformance needs, so it would contain all flags even if it used none. To use the enum in generic
/// code in another target, declare the conformance:
///
/// ```swift
/// extension Country: CountryFlags {}
/// ```
///
/// The enum of AlmanacWorld conforms. For the enum of another module, write `@retroactive CountryFlags`.
public protocol CountryFlags: CountryEnum {
  /// The fallback: the case for everything that does not have a flag.
  static var fallback: Self { get }

  /// The country for a text in any known spelling, or the fallback.
  ///
  /// - Parameter text: A text that `init(normalizing:)` reads. `nil` gives the fallback.
  static func resolving(_ text: String?) -> Self

  /// The flag: its size, and its PNG file embedded in the binary. A country without a flag has the flag of the
  /// fallback.
  ///
  /// - Complexity: O(1).
  var flag: Flag { get }
}
