import AlmanacMoney

/// Writes, reads, shares and edits amounts of money with the tables of this target, without Foundation.
@main
struct Amounts {
  static func main() throws {
    try printLocales()
    try printSharing()
    printReading()
    printEditing()
  }

  private static func printLocales() throws {
    let price = try Money("-1234567.891", .usDollar)
    for locale in CurrencyLocale.allCases where ![.current, .autoUpdating].contains(locale) {
      var format = AmountFormat(locale, Currency.usDollar)
      let standard = format.string(from: price)
      format.style = .accounting
      format.width = .narrow
      print("\(locale.rawValue)  \(standard)  \(format.string(from: price))")
    }
    print()
  }

  private static func printSharing() throws {
    let bill = try Money(minorUnits: 10_000, Currency.swissFranc)
    let format = AmountFormat(.germanSwitzerland, .swissFranc)
    let parts = try bill.split(into: 3).map { format.string(from: $0) }
    print("\(format.string(from: bill)) among three: \(parts.joined(separator: ", "))\n")
  }

  private static func printReading() {
    let format = AmountFormat(.germanGermany, .euro)
    for text in ["1.234,50 €", "1.234", "(5)", "5,-", "1,234", "$5", "12/31/2024"] {
      do throws(AmountParseError) { print("\(text) is \(try format.parse(text))") } catch { print(error) }
    }
    print()
  }

  private static func printEditing() {
    let input = AmountInput(AmountFormat(.englishUnitedStates, .usDollar), minimum: 0, maximum: 10_000)
    var state = input.applying(.insert(""), to: "", selection: 0..<0)
    for digit in "199999" {
      state = input.applying(.insert(String(digit)), to: state.text, selection: state.selection)
      print("typed \(digit): \(state.text)")
    }
  }
}
