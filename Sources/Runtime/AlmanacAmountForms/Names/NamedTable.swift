public import Almanac

/// The formats of amounts with currency names in an enum's locales, read in place.
public struct _NamedTable: Sendable {
  /// The number of digits of a locale: one for a row of formats, and two for a language's row plus 1, or 0 for none.
  private static var localeDigits: Int { 3 }

  private let locales: TableBytes
  private let formats: _TextTable
  private let plurals: @Sendable () -> _PluralTable

  /// Creates a table from literals that the generator wrote.
  ///
  /// - Parameters:
  ///   - locales: For each case of the enum, a row of formats, and a row of the languages of names.
  ///   - formats: The sizes of groups, if they differ from amounts with a symbol, and a pattern for each plural
  ///     category.
  ///     In a pattern, `0` stands for the number, `¤` for the name and `-` for the minus sign.
  ///   - plurals: The plural rules of the locales.
  /// - Complexity: O(1).
  public init(locales: StaticString, formats: _TextTable, plurals: @escaping @Sendable () -> _PluralTable) {
    self.locales = TableBytes(locales)
    self.formats = formats
    self.plurals = plurals
  }

  /// Returns a locale's format for amounts of a plural category.
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

  /// Returns the row of a locale's language among the languages of names, or `nil` if there are no names in it.
  func language(ofLocale index: Int) -> Int? {
    let row = locales.number2(at: index * Self.localeDigits + 1)
    return row > 0 ? row - 1 : nil
  }

  /// Returns the plural category of a number in a locale.
  func category(of number: PluralOperands, inLocale index: Int) -> PluralCategory {
    plurals().category(of: number, inLocale: index)
  }

  /// Returns whether both contain the same formats for the same locales.
  static func == (first: _NamedTable, second: _NamedTable) -> Bool {
    first.locales == second.locales && first.formats == second.formats
  }
}

/// A locale's format for amounts of a plural category.
struct NamedFormat {
  fileprivate let sizes: TableBytes
  let pattern: TableBytes

  /// The number of digits in the last group and in each other group, or `nil` for the same as with a symbol.
  var groupSizes: (last: Int, others: Int)? {
    var numbers = sizes.integers
    guard let last = numbers.next(), let others = numbers.next() else { return nil }
    return (last, others)
  }
}
