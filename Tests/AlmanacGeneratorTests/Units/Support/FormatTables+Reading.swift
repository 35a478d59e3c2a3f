@testable import AlmanacGenerator

extension FormatTables {
  /// The format of a locale, by its index.
  func format(_ locale: Int) -> [String] { formats[row(locales, locale * 4)] }

  /// The format of a currency in a locale.
  func format(_ locale: Int, _ code: String) -> [String] {
    let set = symbolSets[row(locales, locale * 4 + 2)]
    return entries(set, .formats)[code].map { formats[$0] } ?? format(locale)
  }

  /// The symbol of a currency in a locale, after the digit with its spacing.
  func symbol(_ locale: Int, _ code: String, isNarrow: Bool = false) -> String? {
    if isNarrow, let symbol = symbol(locale, code, .narrowSymbols) { return symbol }
    return symbol(locale, code, .symbols)
  }

  /// The codes in the sets of symbols.
  var codes: Set<String> {
    let columns: [SymbolSetColumn] = [.symbols, .narrowSymbols]
    return Set(symbolSets.flatMap { set in columns.flatMap { entries(set, $0).keys } })
  }

  private func symbol(_ locale: Int, _ code: String, _ column: SymbolSetColumn) -> String? {
    var index = row(locales, locale * 4 + 2)
    while true {
      if let symbol = entries(symbolSets[index], column)[code] { return symbols[symbol][0] }
      let parent = symbolSets[index][SymbolSetColumn.parent.rawValue]
      if parent.isEmpty { return nil }
      index = row(parent, 0)
    }
  }

  private func entries(_ set: [String], _ column: SymbolSetColumn) -> [String: Int] {
    let text = set[column.rawValue]
    let starts = stride(from: 0, to: text.count, by: 5)
    return Dictionary(uniqueKeysWithValues: starts.map { (String(text.dropFirst($0).prefix(3)), row(text, $0 + 3)) })
  }

  private func row(_ text: String, _ offset: Int) -> Int {
    text.utf8.dropFirst(offset).prefix(2).reversed().reduce(0) { $0 * Base56.base + Base56.digit($1) }
  }
}
