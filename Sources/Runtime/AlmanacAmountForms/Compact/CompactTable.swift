public import Almanac

/// The compact formats of an enum's locales, read in place.
public struct _CompactTable: Sendable {
  private let locales: TableBytes
  private let sets: _TextTable
  private let patterns: _TextTable
  private let plurals: @Sendable () -> _PluralTable

  /// Creates a table from literals that the generator wrote.
  ///
  /// - Parameters:
  ///   - locales: For each case of the enum, two base-56 digits for a row of sets.
  ///   - sets: The patterns that locales use, and the powers of ten from which they apply.
  ///   - patterns: The patterns. `0` stands for the number, `¤` for the symbol and `-` for the minus sign.
  ///   - plurals: The plural rules of the locales.
  /// - Complexity: O(1).
  public init(
    locales: StaticString,
    sets: _TextTable,
    patterns: _TextTable,
    plurals: @escaping @Sendable () -> _PluralTable
  ) {
    self.locales = TableBytes(locales)
    self.sets = sets
    self.patterns = patterns
    self.plurals = plurals
  }

  /// Returns the patterns of a locale.
  ///
  /// - Precondition: The enum contains the locale.
  func patterns(ofLocale index: Int) -> CompactPatterns {
    let row = locales.number2(at: index * CompactPatterns.rowDigits)
    return CompactPatterns(entries: sets.tableBytes(row, 0), patterns: patterns, plurals: plurals, locale: index)
  }

  /// Returns whether both contain the same patterns for the same locales.
  static func == (first: _CompactTable, second: _CompactTable) -> Bool {
    first.locales == second.locales && first.sets == second.sets && first.patterns == second.patterns
  }
}

/// The patterns of a locale, by power of ten.
struct CompactPatterns {
  fileprivate static let rowDigits = 2

  /// The number of digits of an entry: one for the power of ten from which it applies, one for the places by which it
  /// moves the decimal separator, one for the plural category, and two for the row of the pattern.
  private static let entryDigits = 5

  fileprivate let entries: TableBytes
  fileprivate let patterns: _TextTable
  fileprivate let plurals: @Sendable () -> _PluralTable
  fileprivate let locale: Int

  /// Returns the number of places to move the decimal separator of an amount whose first digit stands for a power of
  /// ten.
  func places(ofPower power: Int) -> Int { offset(ofPower: power).map { Base56.digit(entries[$0 + 1]) } ?? 0 }

  /// Returns the pattern of a number that stands for an amount of a power of ten, or `nil` if such amounts aren't
  /// shortened.
  func pattern(of number: @autoclosure () -> PluralOperands, power: Int) -> TableBytes? {
    guard var offset = offset(ofPower: power) else { return nil }
    if category(at: offset) != .other {
      // The last entry of the power is for all other categories.
      let category = plurals().category(of: number(), inLocale: locale)
      while self.category(at: offset) != category, self.category(at: offset) != .other { offset += Self.entryDigits }
    }
    let pattern = patterns.tableBytes(entries.number2(at: offset + 3), 0)
    return pattern.count > 0 ? pattern : nil
  }

  /// Returns the offset of the first entry that applies to a power of ten, or `nil` if none does.
  private func offset(ofPower power: Int) -> Int? {
    var (found, offset) = (Int?.none, 0)
    while offset < entries.count, Base56.digit(entries[offset]) <= power {
      if found.map({ entries[$0] != entries[offset] }) ?? true { found = offset }
      offset += Self.entryDigits
    }
    return found
  }

  private func category(at offset: Int) -> PluralCategory {
    PluralCategory(rawValue: Base56.digit(entries[offset + 2])) ?? .other
  }
}
