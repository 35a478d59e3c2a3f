/// What one file says of a currency.
struct CurrencyRecord: Sendable {
  /// The minor units that a currency of ISO 4217 can have.
  static let minorUnitRange = 0...4

  static let numericCodeRange = 0...999

  var code: Located<String>

  /// Whether it stands in a list, which says which currencies there are; dictionaries know more than are in use.
  var isListed = false
  var name: Located<String>?
  var symbol: Located<String>?
  var minorUnits: Located<Int>?
  var numericCode: Located<Int>?
  var aliases: [Located<String>] = []

  /// Takes over what this record does not know and another does.
  mutating func complete(with other: CurrencyRecord) {
    // What stands in a list is known best by its place there.
    if other.isListed, !isListed { (isListed, code) = (true, other.code) }
    name = name ?? other.name
    symbol = symbol ?? other.symbol
    minorUnits = minorUnits ?? other.minorUnits
    numericCode = numericCode ?? other.numericCode
    aliases += other.aliases
  }
}
