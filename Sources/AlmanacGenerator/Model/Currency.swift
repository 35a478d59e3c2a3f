/// A currency.
struct Currency: Sendable {
  /// The code of ISO 4217, and the raw value of the case.
  let code: String

  /// The name of the Swift case.
  let caseName: String

  /// Further Swift names of the case, sorted.
  let aliases: [String]

  let name: String

  /// `nil` where no file has one.
  let symbol: String?

  /// `nil` where no file says.
  let minorUnits: Int?

  /// `nil` where no file says.
  let numericCode: Int?
}
