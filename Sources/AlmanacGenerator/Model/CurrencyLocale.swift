/// A locale.
struct CurrencyLocale: Sendable {
  /// The identifier with underscores, and the raw value of the case.
  let identifier: String

  /// The name of the Swift case.
  let caseName: String

  /// Further Swift names of the case, sorted.
  let aliases: [String]

  let name: String
}
