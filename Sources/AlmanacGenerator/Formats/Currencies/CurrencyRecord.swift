/// What one file says of a currency.
struct CurrencyRecord: Sendable {
  let code: Located<String>
  var name: Located<String>?
  var symbol: Located<String>?
  var minorUnits: Located<Int>?
  var numericCode: Located<Int>?
  var aliases: [Located<String>] = []

  /// Takes over what this record does not know and another does.
  mutating func complete(with other: CurrencyRecord) {
    name = name ?? other.name
    symbol = symbol ?? other.symbol
    minorUnits = minorUnits ?? other.minorUnits
    numericCode = numericCode ?? other.numericCode
    aliases += other.aliases
  }
}
