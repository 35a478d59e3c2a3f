import Foundation

/// The texts of the pages in a language, from its catalog, which has all of them.
public struct Texts: Sendable {
  /// A text, or its forms by plural category.
  enum Entry: Codable, Sendable {
    case text(String)
    case forms([String: String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      self = try (try? container.decode(String.self)).map(Entry.text) ?? .forms(container.decode([String: String].self))
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .forms(let forms): try container.encode(forms)
      }
    }
  }

  /// The language of the texts.
  public let language: GuideLanguage

  let entries: [String: Entry]

  /// The texts by the languages that have a catalog.
  public static let all: [GuideLanguage: Texts] = [
    .arabic: Texts(.arabic, PackageResources.ar_json), .chinese: Texts(.chinese, PackageResources.zh_json),
    .english: Texts(.english, PackageResources.en_json), .french: Texts(.french, PackageResources.fr_json),
    .german: Texts(.german, PackageResources.de_json), .japanese: Texts(.japanese, PackageResources.ja_json),
    .portuguese: Texts(.portuguese, PackageResources.pt_json), .spanish: Texts(.spanish, PackageResources.es_json),
  ]

  /// The texts in a language, or in English if it has no catalog.
  public init(_ language: GuideLanguage) {
    self = Self.all[language] ?? Self.all[.english] ?? Texts(.english, [])
  }

  private init(_ language: GuideLanguage, _ catalog: [UInt8]) {
    self.language = language
    entries = (try? JSONDecoder().decode([String: Entry].self, from: Data(catalog))) ?? [:]
  }

  /// The text of a key.
  public subscript(key: TextKey) -> String { name(key.rawValue) }

  /// The text of a key with values in the places of their names: "{name}".
  public subscript(key: TextKey, values: KeyValuePairs<String, String>) -> String {
    values.reduce(self[key]) { $0.replacingOccurrences(of: "{\($1.key)}", with: $1.value) }
  }

  /// The text of a key for a number, which it states as the language writes it.
  public subscript(key: CountKey, count: Int) -> String {
    guard case .forms(let forms) = entries[key.rawValue] else { return key.rawValue }
    let form = forms[language.pluralCategory(of: count)] ?? forms["other"] ?? ""
    return form.replacingOccurrences(of: "{count}", with: FactNames(language: language).number(count))
  }

  /// The name of a part of the world or of a category of emoji, which is given in English, or that name if the catalog
  /// doesn't know it.
  public func name(_ english: String) -> String {
    if case .text(let text) = entries[english] { text } else { english }
  }

  /// The texts of some keys as JSON, for scripts.
  public func json(_ keys: [TextKey], _ counts: [CountKey]) -> String {
    let chosen = Set(keys.map(\.rawValue) + counts.map(\.rawValue))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(entries.filter { chosen.contains($0.key) })
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension GuideLanguage {
  /// CLDR's plural category of a whole number in the languages that have a catalog.
  func pluralCategory(of number: Int) -> String {
    let isMillions = number != 0 && number.isMultiple(of: 1_000_000)
    switch self {
    case .japanese, .chinese: return "other"
    case .arabic:
      switch (number, number % 100) {
      case (0...2, _): return ["zero", "one", "two"][number]
      case (_, 3...10): return "few"
      case (_, 11...99): return "many"
      default: return "other"
      }
    case .french, .portuguese: return 0...1 ~= number ? "one" : isMillions ? "many" : "other"
    case .spanish: return number == 1 ? "one" : isMillions ? "many" : "other"
    default: return number == 1 ? "one" : "other"
    }
  }
}
