/// A currency.
struct Currency: Sendable {
  /// The code of ISO 4217, and the raw value of the case.
  let code: String

  /// The name of the Swift case.
  let caseName: String

  /// Further Swift names of the case, sorted.
  let aliases: [Located<String>]

  let name: String

  /// What the files say.
  let record: CurrencyRecord

  /// The codes of the countries that have it, sorted, where they are said to have it.
  var countries: [Located<String>] = []

  /// `nil` where no file has one.
  var symbol: String? { record.symbol?.value }

  /// `nil` where no file says.
  var minorUnits: Int? { record.minorUnits?.value }

  /// `nil` where no file says.
  var numericCode: Int? { record.numericCode?.value }
}
