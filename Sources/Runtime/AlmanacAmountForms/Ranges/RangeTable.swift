public import Almanac

/// The formats of ranges of amounts in an enum's locales, read in place.
public struct _RangeTable: Sendable {
  private let locales: TableBytes
  private let formats: _TextTable

  /// Creates a table from literals that the generator wrote.
  ///
  /// - Parameters:
  ///   - locales: For each case of the enum, the base-56 digit for a row of formats.
  ///   - formats: The string between two amounts, and the sign of approximate ones.
  /// - Complexity: O(1).
  public init(locales: StaticString, formats: _TextTable) {
    self.locales = TableBytes(locales)
    self.formats = formats
  }

  /// Returns a locale's format of ranges.
  ///
  /// - Precondition: The enum contains the locale.
  func format(ofLocale index: Int) -> RangeFormat {
    var texts = formats.texts(ofRow: Base56.digit(locales[index]))
    return RangeFormat(infix: texts.next(), approximateSign: texts.next())
  }

  /// Returns whether both contain the same formats for the same locales.
  static func == (first: _RangeTable, second: _RangeTable) -> Bool {
    first.locales == second.locales && first.formats == second.formats
  }
}

/// A locale's format of ranges.
struct RangeFormat {
  /// The string between both amounts.
  let infix: TableBytes
  let approximateSign: TableBytes
}
