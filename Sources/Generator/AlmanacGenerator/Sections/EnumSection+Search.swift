import CBytes

/// The terms by which a search finds an entry, besides its code and its name.
struct SearchTerms {
  /// Other codes, which have to equal the folded query.
  var codes: [String] = []

  /// Codes with characters that folding drops, such as `+41` and `€`, which have to equal the query itself.
  var exactCodes: [String] = []

  /// Other names.
  var names: [String] = []

  /// Strings of which a word can start with the query.
  var words: [String] = []
}

/// The strings that a search looks through for an entry, folded and without duplicates.
struct SearchRow {
  let codes: [String]

  /// The main name first.
  let names: [String]
  let words: [String]

  init(code: String, name: String, _ terms: SearchTerms) {
    let names = Self.folded([name.isEmpty ? code : name] + terms.names)
    let exactCodes = terms.exactCodes.map { $0.lowercased() }.filter { !$0.isEmpty }
    codes = (Self.folded([code] + terms.codes) + exactCodes).unique
    words = Self.folded(terms.words).filter { !names.contains($0) }
    self.names = names
  }

  private static func folded(_ texts: [String]) -> [String] {
    var folded: [String] = []
    for text in texts where !text.isEmpty {
      let text = Self.folded(text)
      if !text.isEmpty { folded.append(text) }
    }
    return folded.unique
  }

  /// Returns the result of `SearchText.folded`. The loop over ASCII is in C, because a table can have many strings.
  static func folded(_ text: String) -> String {
    var text = text
    var length = 0
    let folded = text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { buffer in
        length = almanac_fold(bytes.baseAddress, bytes.count, buffer.baseAddress)
        return max(length, 0)
      }
    }
    return length < 0 ? SearchText.folded(text) : folded
  }

  var text: String { SearchText.row(codes: codes, names: names, words: words) }

  /// Returns the names by which each row is found, of which the first one is the main name. A main name takes
  /// precedence over the other names of an earlier row.
  static func nameKeys(_ names: [[String]]) -> [[String]] {
    let mainNames = Set(names.compactMap(\.first))
    return names.map { $0.count < 2 ? $0 : $0.prefix(1) + $0.dropFirst().filter { !mainNames.contains($0) } }
  }
}

extension EnumSection {
  func searchTexts(at index: Int) -> Catalog.SearchTexts { .row(searchRow(of: entries[index]).text) }

  private func searchRow(of entry: Entry) -> SearchRow {
    SearchRow(code: entry.code, name: entry.name, searchTerms(of: entry))
  }

  /// Returns the variables of the table that a search looks through, and of the index of names.
  func search(_ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    let order = searchOrder(context.links)
    let isInOrderOfCases = order.elementsEqual(entries.indices)
    return try context.search(order.map { searchRow(of: entries[$0]) }, cases: isInOrderOfCases ? nil : order)
  }

  /// Returns a numeric ISO code with and without leading zeros, for a search.
  func codes(ofNumber number: String) -> [String] { number.isEmpty ? [] : [number, numericCode(number)] }

  /// Returns a numeric ISO code with its three digits.
  func numericCode(_ number: String) -> String { String(repeating: "0", count: max(0, 3 - number.count)) + number }
}
