/// The names of a currency after numbers, such as "US dollars", by language (BCP 47) and plural category.
///
/// A language can also be a variant of a name's language, such as "pt-PT", which states only what differs.
struct CurrencyPlurals: Sendable {
  static let key = "plurals"

  private static let categories = PluralCategory.allCases.map { "\($0)" }

  typealias Forms = [PluralCategory: Located<String>]

  private(set) var forms: [String: Forms] = [:]

  subscript(language: String) -> Forms { forms[language] ?? [:] }

  /// Adds the names in a language, unless there are some already.
  mutating func add(_ new: Forms, in language: String) {
    if !new.isEmpty, forms[language] == nil { forms[language] = new }
  }

  /// Adds the names in another file.
  mutating func fill(from other: CurrencyPlurals) {
    for (language, forms) in other.forms { add(forms, in: language) }
  }

  /// Removes the names in some languages and their variants, because they belong to a name that another one replaces.
  mutating func remove(where isRenamed: (String) -> Bool) { forms = forms.filter { !isRenamed(Self.base(of: $0.key)) } }

  /// Returns the languages that are variants of listed ones, but aren't listed themselves.
  func variants(of languages: [String]) -> [String] {
    let bases = Set(languages.map(Self.base))
    return forms.keys.filter { !languages.contains($0) && bases.contains(Self.base(of: $0)) }
  }

  /// Returns the language of a tag, without its script and region.
  static func base(of tag: String) -> String { LanguageTag(tag)?.language ?? tag }

  /// Reads the object of Almanac's own format: `{"en": {"one": "euro", "other": "euros"}}`.
  init(_ object: JSONObject) {
    for member in object.members(Self.key) ?? [] {
      let texts = object.object(member.value, named: member.key.value, keys: Self.categories)
      add(Self.forms { texts.string($0) }, in: LanguageTag.canonical(member.key.value))
      if LanguageTag(member.key.value) == nil {
        let message = "'\(Self.key)': '\(member.key.value)' is not a BCP 47 language code, such as 'fr'"
        object.report(.dataValue, at: member.key.location, message)
      }
    }
  }

  init() {}

  /// Returns the strings of the categories that have one.
  static func forms(_ text: (String) -> Located<String>?) -> Forms {
    let texts = PluralCategory.allCases.map { ($0, text("\($0)")) }
    return Dictionary(uniqueKeysWithValues: texts).compactMapValues(\.self)
  }

  /// Reports empty names.
  func check(of code: String, _ problems: Problems) {
    for text in forms.sortedByKey.flatMap(\.value.values) where text.value.isBlank {
      problems.report(
        .dataValue,
        at: text.location,
        "'\(Self.key)' of '\(code)': a name is empty; fill it in, or remove it"
      )
    }
  }

  /// Returns the names by language and category, for a list in some languages.
  func texts(in languages: [String]) -> [String: [String: String]] {
    let bases = Set(languages.map(Self.base))
    return forms.filter { bases.contains(Self.base(of: $0.key)) }.mapValues { forms in
      Dictionary(uniqueKeysWithValues: forms.map { ("\($0.key)", $0.value.value) })
    }
  }
}
