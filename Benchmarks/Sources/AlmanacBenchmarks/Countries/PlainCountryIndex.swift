import Foundation

/// A simple index: an array of structs from JSON, a dictionary of codes, and a linear search.
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

  /// Decodes a list of entries in JSON.
  public init(json: Data) throws {
    entries = try JSONDecoder().decode([Entry].self, from: json).sorted { $0.code < $1.code }
    byCode = Dictionary(entries.map { ($0.code.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Name, capital and numeric code of a country.
  public func facts(_ code: String) -> [String] {
    guard let entry = byCode[code] else { return [] }
    return [entry.name ?? entry.code, entry.capital?.texts.first ?? "", "\(entry.numericCode ?? 0)"]
  }

  /// The codes of the countries that match a query, by the same three rules as in Almanac.
  public func search(_ query: String) -> [String] {
    let query = Self.folded(query)
    var ranks: [[String]] = Array(repeating: [], count: 3)
    for entry in entries {
      let code = entry.code.lowercased()
      let number = entry.numericCode.map {
        [String($0), String(repeating: "0", count: 3 - String($0).count) + String($0)]
      }
      let names = [entry.name, entry.officialName].compactMap { $0 } + (entry.nativeNames ?? [])
      let all = names + (entry.otherNames ?? []) + (entry.capital?.texts ?? [])
      if ([code, code == "gb" ? "uk" : code, entry.alpha3?.lowercased()] + (number ?? [])).contains(query) {
        ranks[0].append(code)
      } else if Self.folded(entry.name ?? entry.code).hasPrefix(query) {
        ranks[1].append(code)
      } else if all.contains(where: { (" " + Self.folded($0)).contains(" " + query) }) {
        ranks[2].append(code)
      }
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
