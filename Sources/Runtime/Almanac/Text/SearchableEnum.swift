/// An enum with a search by code and name.
///
/// Enums generated from lists of countries, subdivisions, currencies, locales and languages conform to it. Emoji have
/// their own search.
public protocol SearchableEnum: TableEnum {
  /// The strings that `search(_:)` looks through.
  static var _searchTable: _TextTable { get }
}

extension SearchableEnum {
  /// Returns the cases that match a query, best matches first, without duplicates.
  ///
  /// The order of the matches:
  ///
  /// 1. A code that equals the query: the raw value, the alpha-3 code, the numeric code, the calling code (`+41`) or
  ///    the top-level domain (`.ch`) of a country, and the numeric code or the symbol of a currency. Symbols precede
  ///    narrow symbols.
  /// 2. A name that equals the query: the main name, then one in another language or of another kind. After these, a
  ///    code that equals the query without diacritics and punctuation: `Áo` finds Austria, and then Angola (`ao`).
  /// 3. A main name that starts with the query as whole words, then one that starts with it otherwise.
  /// 4. Any name, a capital, or a code of a currency, a locale or a language, that contains the query as whole words,
  ///    and then any in which a word starts with it.
  ///
  /// Matches of the same kind are sorted by size: countries by population, and currencies by the number of people who
  /// use them. If nothing matches, the words of the query can be in any order, then the spaces don't count, and then
  /// one typo in a name is forgiven.
  ///
  /// The search ignores case, diacritics and punctuation, also in the query: `cote d'iv` finds Côte d'Ivoire, `U.S.A.`
  /// finds the United States, and `É` finds what `e` finds. The query is trimmed, and an empty one finds all cases.
  ///
  /// - Complexity: O(length of the query + total length of the names), with few allocations. If nothing contains the
  ///   query, the names count once for each of its different words, up to the first one after which no case is left.
  @inlinable
  public static func search(_ query: String) -> [Self] {
    let table = _searchTable
    return table.rows(matching: query).map { Self(_tableIndex: $0, of: table.rowCount) }
  }

  /// Creates the case with a name, using a generated index.
  public init?(_named name: String, in index: StaticString) {
    var key = SearchText.folded(name)
    let table = Self._searchTable
    let row = key.withUTF8 { key in
      HashIndex(TableBytes(index)).row(key).flatMap { $0 < table.rowCount && table.hasName(key, inRow: $0) ? $0 : nil }
    }
    self.init(_row: row.map { table.caseNumber(ofRow: $0) ?? $0 })
  }
}

extension _TextTable {
  /// Returns the cases that a query finds in a search table, best matches first, without duplicates.
  @usableFromInline
  func rows(matching query: String) -> [Int] {
    let text = SearchText.folded(query)
    let exact = query.trimmed.lowercased()
    if exact.isEmpty || rowCount == 0 { return Array(0..<rowCount) }
    var ranks = SearchRanks(rowCount: rowCount)
    if exact != text { add(exact, to: &ranks) }
    if !text.isEmpty {
      // The letters of an abbreviation, such as U.S.A.
      let words = text.utf8.split(separator: UInt8(ascii: " "))
      if words.count > 1, words.allSatisfy({ $0.count == 1 }) {
        add(String(decoding: words.joined(), as: UTF8.self), to: &ranks)
      }
      addMatches(of: text, codeRank: exact == text ? SearchRanks.code : SearchRanks.foldedCode, to: &ranks)
      if ranks.isEmpty { addInexactMatches(of: text, to: &ranks) }
    }
    let isInOrderOfCases = caseNumber(ofRow: 0) == nil
    return isInOrderOfCases ? ranks.rows : ranks.rows.map { caseNumber(ofRow: $0) ?? $0 }
  }

  private func add(_ code: String, to ranks: inout SearchRanks) {
    addMatches(of: "=" + code, after: 1, codeRank: SearchRanks.code, to: &ranks)
  }

  private func addMatches(of text: String, codeRank: Int, to ranks: inout SearchRanks) {
    // One letter is in most words, so this looks only where a code, the main name or another word can start with it.
    guard text.utf8.count == 1 else { return addMatches(of: text, after: 0, codeRank: codeRank, to: &ranks) }
    // The marks of codes and main names differ in one bit.
    addMatches(of: "=" + text, ignoring: 1, after: 1, codeRank: codeRank, to: &ranks)
    addMatches(of: " " + text, after: 1, codeRank: codeRank, to: &ranks)
  }

  private func addMatches(
    of needle: String,
    ignoring ignoredBits: UInt8 = 0,
    after start: Int,
    codeRank: Int,
    to ranks: inout SearchRanks
  ) {
    var needle = needle
    needle.withUTF8 { needle in
      forEachMatch(of: needle, ignoring: ignoredBits, after: start, rank: SearchRanks.rank) { row, rank in
        ranks.add(row, rank == SearchRanks.code ? codeRank : rank)
      }
    }
  }

  /// Returns the number of a row's case, which precedes the codes if the rows aren't in the order of the cases.
  fileprivate func caseNumber(ofRow row: Int) -> Int? {
    var number: Int?
    for byte in bytes(row, 0) {
      guard 0x30...0x39 ~= byte else { break }
      number = (number ?? 0) &* 10 &+ Int(byte &- 0x30)
    }
    return number
  }

  /// Returns whether a folded string is one of the names in a row.
  func hasName(_ key: UnsafeBufferPointer<UInt8>, inRow row: Int) -> Bool {
    hasName(inRow: row) { KeyHash.areEqual(UnsafeBufferPointer(rebasing: $0), key) }
  }
}
