public import Almanac

/// How the locales of an enum shorten amounts, read in place.
public struct _CompactTable: Sendable {
  private let locales: TableBytes
  private let sets: _TextTable
  private let patterns: _TextTable
  private let plurals: @Sendable () -> _PluralTable

  /// Creates a table from literals that the generator wrote.
  ///
  /// - Parameters:
  ///   - locales: For each case of the enum, two base-56 digits of a row of sets.
  ///   - sets: Which patterns locales have, from which power of ten on.
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

  /// Returns whether both say the same about the same locales.
  static func == (first: _CompactTable, second: _CompactTable) -> Bool {
    first.locales == second.locales && first.sets == second.sets && first.patterns == second.patterns
  }
}

/// The patterns of a locale, by power of ten.
struct CompactPatterns {
  fileprivate static let rowDigits = 2

  /// The digits of an entry: the power of ten from which on it holds, by how many places it moves the decimal
  /// separator, the plural category, and the row of the pattern, of two digits.
  private static let entryDigits = 5

  fileprivate let entries: TableBytes
  fileprivate let patterns: _TextTable
  fileprivate let plurals: @Sendable () -> _PluralTable
  fileprivate let locale: Int

  /// Returns by how many places to move the decimal separator of an amount whose first digit stands for a power of ten.
  func places(ofPower power: Int) -> Int { offset(ofPower: power).map { Base56.digit(entries[$0 + 1]) } ?? 0 }

  /// Returns the pattern of a number that stands for an amount whose first digit stands for a power of ten, or `nil` if
  /// such amounts are not shortened.
  func pattern(of number: @autoclosure () -> PluralOperands, power: Int) -> TableBytes? {
    guard var offset = offset(ofPower: power) else { return nil }
    if category(at: offset) != .other {
      // The last entry of the power is that of all other categories.
      let category = plurals().category(of: number(), inLocale: locale)
      while self.category(at: offset) != category, self.category(at: offset) != .other { offset += Self.entryDigits }
    }
    let pattern = patterns.tableBytes(entries.number2(at: offset + 3), 0)
    return pattern.count > 0 ? pattern : nil
  }

  /// Returns the offset of the first entry that holds for a power of ten, or `nil` if none does.
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
