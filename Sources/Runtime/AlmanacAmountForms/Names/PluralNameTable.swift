public import Almanac
import AlmanacMoney

/// The names of an enum's currencies after numbers, read in place.
public struct _PluralNameTable: Sendable {
  private static var lineBreak: UInt8 { 0x0A }

  private let languages: _TextTable
  private let forms: _TextTable
  private let names: @Sendable () -> _TextTable

  /// Creates a table from literals that the generator wrote.
  ///
  /// - Parameters:
  ///   - languages: A row for each language of the table of names, and then for variants of these: the row of the
  ///     language that it inherits from, and the `CurrencyKey`s with rows of forms, in ascending order.
  ///   - forms: Lines of a plural category and a name. If the name is empty, or there is no line for `other`, it's the
  ///     one in the table of names. All other categories without a line use the name of `other`.
  ///   - names: The table of names.
  /// - Complexity: O(1).
  public init(languages: _TextTable, forms: _TextTable, names: @escaping @Sendable () -> _TextTable) {
    self.languages = languages
    self.forms = forms
    self.names = names
  }

  /// Returns the name of a currency in the language of a row, or `nil` if there is none.
  func name(of currency: CurrencyFacts, _ category: PluralCategory, inLanguage row: Int) -> TableBytes? {
    let names = names()
    var row = row
    // Each step leads to another row, so there are at most as many steps as rows.
    for _ in 0..<languages.rowCount {
      var texts = languages.texts(ofRow: row)
      let (parent, entries) = (texts.next(), texts.next())
      if let offset = entries.offset(ofCurrency: currency.key, rowDigits: TableLayout.rowDigits) {
        let name = text(of: category, inRow: Base56.number3(entries.buffer, at: offset))
        if name.count > 0 { return name }
      }
      // The table of names has no columns for variants.
      let name = row < names.columnCount ? names.tableBytes(currency.index + 1, row) : parent[0..<0]
      if name.count > 0 { return name }
      if parent.count == 0 { return nil }
      row = parent.number2(at: 0)
    }
    return nil
  }

  private func text(of category: PluralCategory, inRow row: Int) -> TableBytes {
    let lines = forms.tableBytes(row, 0)
    var (start, other) = (0, lines[0..<0])
    while start < lines.count {
      var end = start + 1
      while end < lines.count, lines[end] != Self.lineBreak { end += 1 }
      let (digit, text) = (Base56.digit(lines[start]), lines[start + 1..<end])
      if digit == category.rawValue { return text }
      if digit == PluralCategory.other.rawValue { other = text }
      start = end + 1
    }
    return other
  }

  /// Returns whether both have the same names.
  static func == (first: _PluralNameTable, second: _PluralNameTable) -> Bool {
    first.languages == second.languages && first.forms == second.forms && first.names() == second.names()
  }
}
