/// The settings of emoji in `almanac.json`.
struct EmojiSettings: Sendable {
  private static let keys = SectionSettings.commonKeys + NameLanguages.keys + ["categories"]

  /// The default file of CLDR's words, in addition to the files that the configuration names.
  static let annotationsName = "annotations.json"

  /// The settings of a category.
  struct Category: Sendable {
    let name: Located<String>

    /// The name of an SF Symbol.
    var symbol: String?

    /// The names by language.
    var names: [String: String] = [:]
  }

  @Boxed var section = SectionSettings(.emoji, keys: keys)
  var languages: NameLanguages { section.languages }

  /// Custom categories, and settings for Unicode groups.
  var categories: [Category] = []

  mutating func read(_ object: JSONObject) {
    section.read(object)
    for member in object.members("categories") ?? [] {
      let category = object.object(member.value, named: member.key.value, keys: ["symbol", "names"])
      var names: [String: String] = [:]
      for (language, name) in category.texts("names") {
        names[NameLanguages.canonical(language, category).value] = name.value
      }
      if member.key.value.isBlank {
        object.report(.configValue, at: member.key.location, "a category must have a name, such as \"Company\"")
      }
      categories.append(Category(name: member.key, symbol: category.string("symbol")?.value, names: names))
    }
  }

  /// Returns the word files in a target's folder, besides those that the configuration names: `emoji.de.json`, and
  /// CLDR's annotations.
  static func words(
    in folder: Folder,
    besides named: [NamedFile],
    _ ignored: IgnoredFiles,
    _ reader: FileReader
  ) -> [NamedFile] {
    var words: [NamedFile] = []
    let annotations = folder.path(of: annotationsName)
    let isNamed = named.contains { Folder.absolute($0.path) == Folder.absolute(annotations) }
    if reader.contains(annotationsName, in: folder), !isNamed, !ignored.contains(annotations) {
      words.append(NamedFile(path: annotations, origin: SourceLocation(path: annotations)))
    }
    for name in reader.names(in: folder.path) ?? [] {
      guard let language = language(ofFile: name) else { continue }
      let location = SourceLocation(path: folder.path(of: name))
      if ignored.contains(location.path) { continue }
      if LanguageTag(language) == nil {
        let message = "'\(language)' in '\(name)' is not a BCP 47 language code, such as 'de'"
        reader.problems.report(.localeIdentifier, at: location, message)
      } else {
        let language = LanguageTag.canonical(language)
        words.append(NamedFile(path: location.path, origin: location, language: language))
      }
    }
    return words
  }

  /// Reads the language in a file's name: "de" for `emoji.de.json`.
  private static func language(ofFile name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "emoji", parts[2] == "json", !parts[1].isEmpty else { return nil }
    return String(parts[1])
  }
}
