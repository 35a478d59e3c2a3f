/// An enum with a search by code and name.
///
/// Enums generated from lists of countries, subdivisions, currencies, locales and languages conform to it. Emoji have
/// their own search.
public protocol SearchableEnum: TableEnum {
  /// The texts that `search(_:)` looks through.
  static var _searchTable: _TextTable { get }
}

extension SearchableEnum {
  /// Returns the cases that match a query, best matches first, without duplicates.
  ///
  /// The order of the matches:
  ///
  /// 1. Cases with a code that equals the query: the raw value, the alpha-3 code of a country, or the numeric code of a
  ///    country or a currency.
  /// 2. Cases whose name begins with the query.
  /// 3. Cases where a word of a name in any language, of a capital, or of a code of a currency, a locale or a language
  ///    begins with the query.
  ///
  /// Matches of the same kind are in the order of the cases. The search ignores case, diacritics and punctuation,
  /// including those of the query: `cote d'iv` finds Côte d'Ivoire, and `É` finds what `e` finds. `uk` counts as a code
  /// of `gb`. The query is trimmed, and an empty one finds all cases.
  ///
  /// - Complexity: O(total length of the names), with few allocations.
  @inlinable
  public static func search(_ query: String) -> [Self] {
    let table = _searchTable
    return table.rows(matching: query).map { Self(_tableIndex: $0, of: table.rowCount) }
  }
}

extension _TextTable {
  /// Returns the rows that a query finds in a table for searches, best matches first, without duplicates.
  @usableFromInline
  func rows(matching query: String) -> [Int] {
    let text = SearchText.folded(query)
    if text.isEmpty { return query.trimmed.isEmpty ? Array(0..<rowCount) : [] }
    var rows = RankedRows(rowCount: rowCount)
    for pattern in [SearchText.code(text), SearchText.start(text), SearchText.word(text)] {
      var pattern = pattern
      pattern.withUTF8 { bytes in rows.add { forEachRow(containing: bytes, $0) } }
    }
    return rows.rows
  }
}
