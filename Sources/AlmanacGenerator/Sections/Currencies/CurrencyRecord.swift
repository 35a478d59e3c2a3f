/// What one file says of a currency.
struct CurrencyRecord: Sendable {
  /// The kind of file that a record is from.
  enum Source: Comparable, Sendable {
    /// A file of Almanac's own format: the user's decision.
    case own

    /// A list of other people's, which says which currencies there are.
    case list

    /// A dictionary, which knows more currencies than are in use.
    case dictionary
  }

  /// The minor units that a currency of ISO 4217 can have.
  static let minorUnitRange = 0...4

  static let numericCodeRange = 0...999

  var code: Located<String>
  var source: Source
  var name: Located<String>?
  var symbol: Located<String>?
  var minorUnits: Located<Int>?
  var numericCode: Located<Int>?
  var aliases: [Located<String>] = []

  /// Takes over what this record does not know and another does.
  mutating func complete(with other: CurrencyRecord) {
    // A list is where people look for a code.
    if other.source < source { (source, code) = (other.source, other.code) }
    name = name ?? other.name
    symbol = symbol ?? other.symbol
    minorUnits = minorUnits ?? other.minorUnits
    numericCode = numericCode ?? other.numericCode
    aliases += other.aliases
  }
}

/// What the files of the section `currencies` say.
struct CurrencyData: Sendable {
  /// The formats of the files.
  static var formats: [Format<CurrencyData>] {
    [CLDRCurrencies.format, CLDRCurrencyData.format, ISO4217.format, CurrencyList.format]
  }

  /// All that the files say, in their order.
  var records: [CurrencyRecord] = []

  /// The codes of currencies that are legal tender somewhere, where a file says so.
  var current: Set<String>?

  /// The codes of what is legal tender in each territory, by its code in lower case.
  var tenders: [String: [Located<String>]] = [:]
}
