public import Almanac

/// How the locales of an enum write amounts with the name of the currency, read in place.
public struct _NamedTable: Sendable {
  /// The digits of a locale: a row of formats, and of two digits the row of a language after 0 for none.
  private static var localeDigits: Int { 3 }

  private let locales: TableBytes
  private let formats: _TextTable
  private let plurals: @Sendable () -> _PluralTable

  /// Creates a table from literals that the generator wrote.
  ///
  /// - Parameters:
  ///   - locales: For each case of the enum, a row of formats, and a row of the languages of names.
  ///   - formats: The sizes of groups, if they are others than with a symbol, and a pattern for each plural category.
  ///     In a pattern, `0` stands for the number, `¤` for the name and `-` for the minus sign.
  ///   - plurals: The plural rules of the locales.
  /// - Complexity: O(1).
  public init(locales: StaticString, formats: _TextTable, plurals: @escaping @Sendable () -> _PluralTable) {
    self.locales = TableBytes(locales)
    self.formats = formats
    self.plurals = plurals
  }

  /// Returns how a locale writes amounts of a plural category.
  ///
  /// - Precondition: The enum contains the locale.
  func format(ofLocale index: Int, _ category: PluralCategory) -> NamedFormat {
    let row = Base56.digit(locales[index * Self.localeDigits])
    let pattern = formats.tableBytes(row, 1 + category.rawValue)
    return NamedFormat(
      sizes: formats.tableBytes(row, 0),
      pattern: pattern.count > 0 ? pattern : formats.tableBytes(row, 1 + PluralCategory.other.rawValue)
    )
  }

  /// Returns the row of the language of a locale among those of names, or `nil` if there are no names in it.
  func language(ofLocale index: Int) -> Int? {
    let row = locales.number2(at: index * Self.localeDigits + 1)
    return row > 0 ? row - 1 : nil
  }

  /// Returns the plural category of a number in a locale.
  func category(of number: PluralOperands, inLocale index: Int) -> PluralCategory {
    plurals().category(of: number, inLocale: index)
  }

  /// Returns whether both say the same about the same locales.
  static func == (first: _NamedTable, second: _NamedTable) -> Bool {
    first.locales == second.locales && first.formats == second.formats
  }
}

/// How a locale writes amounts of a plural category.
struct NamedFormat {
  fileprivate let sizes: TableBytes
  let pattern: TableBytes

  /// The numbers of digits in the last group and in the others, or `nil` if they are those of amounts with a symbol.
  var groupSizes: (last: Int, others: Int)? {
    var numbers = sizes.integers
    guard let last = numbers.next(), let others = numbers.next() else { return nil }
    return (last, others)
  }
}
