/// The digits of currencies by ISO 4217 and CLDR, for lists that don't state them.
enum StandardDigits {
  /// The value of the column `digits`, by code. Other currencies have two decimals.
  static let columns = Dictionary(
    list.split(separator: "\n").map { line in (String(line.prefix(3)), String(line.dropFirst(4))) },
    uniquingKeysWith: { first, _ in first }
  )

  /// Returns ISO 4217's minor units of a currency for which the column has a value.
  static func minorUnits(of code: String) -> String? {
    columns[code].map { String($0.prefix { $0 != " " }) }
  }
}
