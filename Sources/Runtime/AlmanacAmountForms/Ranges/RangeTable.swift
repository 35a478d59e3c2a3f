public import Almanac

/// How the locales of an enum write ranges of amounts, read in place.
public struct _RangeTable: Sendable {
  private let locales: TableBytes
  private let formats: _TextTable

  /// Creates a table from literals that the generator wrote.
  ///
  /// - Parameters:
  ///   - locales: For each case of the enum, the base-56 digit of a row of formats.
  ///   - formats: The text between two amounts, and the sign of an approximate one.
  /// - Complexity: O(1).
  public init(locales: StaticString, formats: _TextTable) {
    self.locales = TableBytes(locales)
    self.formats = formats
  }

  /// Returns how a locale writes ranges.
  ///
  /// - Precondition: The enum contains the locale.
  func format(ofLocale index: Int) -> RangeFormat {
    var texts = formats.texts(ofRow: Base56.digit(locales[index]))
    return RangeFormat(infix: texts.next(), approximateSign: texts.next())
  }

  /// Returns whether both say the same about the same locales.
  static func == (first: _RangeTable, second: _RangeTable) -> Bool {
    first.locales == second.locales && first.formats == second.formats
  }
}

/// How a locale writes ranges.
struct RangeFormat {
  /// What is between both amounts.
  let infix: TableBytes
  let approximateSign: TableBytes
}
