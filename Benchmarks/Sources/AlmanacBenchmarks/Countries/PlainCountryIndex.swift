import Foundation

/// A good simple index: structs from JSON, a dictionary of codes, and a linear search of names that are folded once.
///
/// Its results are the reference for the contenders, and its source is the source of Almanac's rival.
public struct PlainCountryIndex {
  /// An entry in Almanac's own format, with the facts that the benchmark uses.
  public struct Entry: Codable {
    let code: String
    var name: String?
    var officialName: String?
    var alpha3: String?
    var numericCode: Int?
    var capital: Texts?
    var population: Int?
    var currencies: [String]?
    var nativeNames: [String]?
    var otherNames: [String]?
  }

  /// One text or several.
  public struct Texts: Codable {
    let texts: [String]

    /// Decodes a string or an array of strings.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      texts = try (try? [container.decode(String.self)]) ?? container.decode([String].self)
    }

    /// Encodes an array.
    public func encode(to encoder: any Encoder) throws { try texts.encode(to: encoder) }
  }

  let entries: [Entry]
  private let byCode: [String: Entry]

  /// The largest country first.
  private let searched: [SearchedEntry]

  /// Decodes a list of entries in JSON.
  public init(json: Data) throws {
    let entries = try JSONDecoder().decode([Entry].self, from: json).sorted { $0.code < $1.code }
    self.entries = entries
    byCode = Dictionary(entries.map { ($0.code.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    let order = entries.indices.sorted {
      let (first, second) = (entries[$0].population ?? 0, entries[$1].population ?? 0)
      return first == second ? $0 < $1 : first > second
    }
    searched = order.map { SearchedEntry(entries[$0]) }
  }

  /// Name, capital and numeric code of a country.
  public func facts(_ code: String) -> [String] {
    guard let entry = byCode[code] else { return [] }
    return [entry.name ?? entry.code, entry.capital?.texts.first ?? "", "\(entry.numericCode ?? 0)"]
  }

  /// The codes of the countries that match a query, by the same rules as in Almanac.
  public func search(_ query: String) -> [String] {
    let query = Array(Self.folded(query).utf8)
    var ranks: [[String]] = Array(repeating: [], count: 7)
    for entry in searched {
      if let rank = entry.rank(of: query) { ranks[rank].append(entry.code) }
    }
    return ranks.flatMap { $0 }
  }

  /// A text without case, diacritics and punctuation.
  static func folded(_ text: String) -> String {
    // Foundation leaves the letters that Unicode does not decompose.
    let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .replacingOccurrences(of: "ø", with: "o").replacingOccurrences(of: "æ", with: "ae")
      .replacingOccurrences(of: "ı", with: "i")
    return plain.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}

/// What the search compares, as folded bytes.
private struct SearchedEntry {
  let code: String
  private let codes: [[UInt8]]

  /// The main name first.
  private let names: [[UInt8]]

  /// All names and capitals, each between line breaks and after a space.
  private let text: [UInt8]

  init(_ entry: PlainCountryIndex.Entry) {
    code = entry.code.lowercased()
    let number = entry.numericCode.map { number in
      [String(number), String(repeating: "0", count: 3 - String(number).count) + String(number)]
    }
    let codes = [code, code == "gb" ? "uk" : code] + [entry.alpha3?.lowercased()].compactMap { $0 } + (number ?? [])
    self.codes = codes.map { Array($0.utf8) }
    let others = [entry.officialName].compactMap { $0 } + (entry.nativeNames ?? []) + (entry.otherNames ?? [])
    let names = ([entry.name ?? entry.code] + others).map(PlainCountryIndex.folded)
    self.names = names.map { Array($0.utf8) }
    let words = names + (entry.capital?.texts ?? []).map(PlainCountryIndex.folded)
    text = Array(words.map { " \($0)\n" }.joined().utf8)
  }

  func rank(of query: [UInt8]) -> Int? {
    if codes.contains(query) { return 0 }
    if let index = names.firstIndex(of: query) { return index == 0 ? 1 : 2 }
    if names[0].starts(with: query) { return names[0][query.count] == UInt8(ascii: " ") ? 3 : 4 }
    var rank: Int?
    var start = 0
    while let space = text[start...].firstIndex(of: UInt8(ascii: " ")) {
      start = space + 1
      guard text[start...].starts(with: query) else { continue }
      if text[start + query.count] <= UInt8(ascii: " ") { return 5 }
      rank = 6
    }
    return rank
  }
}
