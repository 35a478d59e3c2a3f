import Almanac

// The browser's module has the currencies and languages itself.
#if canImport(AlmanacWorld)
  import AlmanacWorld
#endif

/// The texts by which countries are found, sorted, so that a query finds all texts that begin with it by halving.
struct CountrySearch: Sendable {
  /// How well a text matches. The raw values are in the order of the results.
  private enum Rank {
    static let code = 0
    static let startInLanguage = 1
    static let start = 2
    static let word = 3
    static let capital = 4
    static let related = 5
    static let count = 6
  }

  /// A text from the beginning of a word to its end, and the countries that it stands for.
  private struct Term: Sendable {
    /// The first eight bytes, which decide most comparisons.
    var key: UInt64
    var text: Range<Int32>
    var rows: Int32
    var rank: Int8

    /// Whether only the whole text matches, as for codes.
    var isWhole: Bool

    /// The languages in which the text is a name: a bit for each, in the order of `GuideLanguage`.
    var languages: UInt32
  }

  private let rowCount: Int

  /// All rows, sorted by the name in each language.
  private var orders = [[Int]](repeating: [], count: GuideLanguage.allCases.count)

  private var bytes: [UInt8] = []
  private var terms: [Term] = []

  /// The rows of each calling code.
  private var callingCodes: [String: [Int]] = [:]

  /// The rows of each currency and language, which follow those of the single countries.
  private var groups: [[Int16]]

  init(_ countries: [SearchedCountry]) {
    rowCount = countries.count
    groups = countries.indices.map { [Int16($0)] }
    for (row, country) in countries.enumerated() {
      add(country, row: row)
      for code in country.callingCodes { callingCodes[code, default: []].append(row) }
    }
    addGroups(of: countries, by: { $0.currencies }) { code, language in
      let currency = Currency(rawValue: code)
      return language == .english ? currency?.name : currency?.name(in: language.rawValue)
    }
    addGroups(of: countries, by: { $0.languages }) { code, language in
      let known = Language(rawValue: code)
      return language == .english ? known?.name : known?.name(in: language.rawValue)
    }
    let bytes = bytes
    terms.sort { left, right in
      if left.key != right.key { return left.key < right.key }
      let (first, second) = (bytes[left.text.indices], bytes[right.text.indices])
      return first.elementsEqual(second) ? left.rows < right.rows : first.lexicographicallyPrecedes(second)
    }
    for term in terms where term.languages != 0 {
      for language in orders.indices where term.languages & 1 << UInt32(language) != 0 {
        orders[language].append(Int(term.rows))
      }
    }
  }

  /// The rows of the countries that match a query, best matches first, and then by name in the language. An empty query
  /// matches all.
  func rows(matching query: String, language: GuideLanguage) -> [Int] {
    let query = query.drop { $0.isWhitespace }
    if query.first == "+" { return rows(ofNumber: query.filter { "0"..."9" ~= $0 }) }
    let text = Array(SearchText.folded(String(query)).utf8)
    let position = GuideLanguage.allCases.firstIndex(of: language) ?? 0
    let order = orders[position]
    if text.isEmpty { return query.allSatisfy { $0.isWhitespace } ? order : [] }
    var ranks = [Int](repeating: Rank.count, count: rowCount)
    let spoken: UInt32 = 1 << UInt32(position)
    var index = firstTerm(from: text)
    while index < terms.count, bytes[terms[index].text.indices].starts(with: text) {
      let term = terms[index]
      index += 1
      if term.isWhole, term.text.count != text.count { continue }
      let rank = term.languages & spoken != 0 ? Rank.startInLanguage : Int(term.rank)
      for row in groups[Int(term.rows)] { ranks[Int(row)] = min(ranks[Int(row)], rank) }
    }
    return (0..<Rank.count).flatMap { rank in order.filter { ranks[$0] == rank } }
  }

  /// The rows of the countries whose calling code a phone number begins with, by the longest one.
  private func rows(ofNumber digits: String) -> [Int] {
    var code = digits[...]
    while !code.isEmpty {
      if let rows = callingCodes[String(code)] { return rows }
      code.removeLast()
    }
    return []
  }

  /// The index of the first term that is not before a text.
  private func firstTerm(from text: [UInt8]) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) / 2
      if bytes[terms[middle].text.indices].lexicographicallyPrecedes(text) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension CountrySearch {
  private mutating func add(_ country: SearchedCountry, row: Int) {
    add(country.code, rank: Rank.code, rows: row)
    if let reserved = CountryCode.reserved(besides: country.code) { add(reserved, rank: Rank.code, rows: row) }
    if let alpha3 = country.alpha3 { add(alpha3, rank: Rank.code, rows: row) }
    if let number = country.numericCode {
      let digits = String(number)
      add(digits, rank: Rank.code, rows: row)
      if digits.count < 3 {
        add(String(repeating: "0", count: 3 - digits.count) + digits, rank: Rank.code, rows: row)
      }
    }
    var names: [String: UInt32] = [:]
    for name in country.furtherNames + country.names.values { names[name] = 0 }
    for (index, language) in GuideLanguage.allCases.enumerated() {
      names[country.name(in: language), default: 0] |= 1 << UInt32(index)
    }
    for (name, languages) in names {
      addWords(of: name, ranks: (Rank.start, Rank.word), rows: row, languages: languages)
    }
    for capital in country.capitals { addWords(of: capital, ranks: (Rank.capital, Rank.capital), rows: row) }
  }

  /// Adds codes that countries share, with their names.
  private mutating func addGroups(
    of countries: [SearchedCountry],
    by codes: (SearchedCountry) -> [String],
    name: (_ code: String, _ language: GuideLanguage) -> String?
  ) {
    var rows: [String: [Int16]] = [:]
    for (row, country) in countries.enumerated() {
      for code in codes(country) { rows[code, default: []].append(Int16(row)) }
    }
    for (code, rows) in rows.sorted(by: { $0.key < $1.key }) {
      let group = groups.count
      groups.append(rows)
      add(code, rank: Rank.related, rows: group)
      for name in Set(GuideLanguage.allCases.compactMap { name(code, $0) }) {
        addWords(of: name, ranks: (Rank.related, Rank.related), rows: group)
      }
    }
  }

  /// The length after which names are cut: a source could have a name with a million words.
  private static let maximumNameLength = 200

  /// Adds a text, and what is left of it from each further word.
  private mutating func addWords(of text: String, ranks: (start: Int, word: Int), rows: Int, languages: UInt32 = 0) {
    // Counting characters is slow, and none has less than a byte.
    let isShort = text.utf8.count <= Self.maximumNameLength
    let text = Array(SearchText.folded(isShort ? text : String(text.prefix(Self.maximumNameLength))).utf8)
    var start = bytes.count
    bytes.append(contentsOf: text)
    add(start..<bytes.count, rank: ranks.start, rows: rows, languages: languages)
    for byte in text {
      start += 1
      if byte == UInt8(ascii: " ") { add(start..<bytes.count, rank: ranks.word, rows: rows) }
    }
  }

  /// Adds a code, which only the whole query finds.
  private mutating func add(_ code: String, rank: Int, rows: Int) {
    let start = bytes.count
    bytes.append(contentsOf: SearchText.folded(code).utf8)
    add(start..<bytes.count, rank: rank, rows: rows, isWhole: true)
  }

  private mutating func add(
    _ text: Range<Int>,
    rank: Int,
    rows: Int,
    isWhole: Bool = false,
    languages: UInt32 = 0
  ) {
    // A name of no letters is found by no query, but it has a place among the names.
    if text.isEmpty, languages == 0 { return }
    var key: UInt64 = 0
    for index in text.lowerBound..<(text.lowerBound + 8) {
      key = key << 8 | (index < text.upperBound ? UInt64(bytes[index]) : 0)
    }
    terms.append(
      Term(
        key: key,
        text: Int32(text.lowerBound)..<Int32(text.upperBound),
        rows: Int32(rows),
        rank: Int8(rank),
        isWhole: isWhole,
        languages: languages
      )
    )
  }
}

extension Range<Int32> {
  fileprivate var indices: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
