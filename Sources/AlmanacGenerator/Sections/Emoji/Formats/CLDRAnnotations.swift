/// CLDR's names and keywords in a language: `{"annotations": {"identity": {"language": "de"}, "annotations": {"😀":
/// {"default": ["Gesicht", …], "tts": ["grinsendes Gesicht"]}}}}`.
enum CLDRAnnotations {
  static func read(_ annotations: JSONValue, into data: inout EmojiData) {
    var reader = JSONObjectReader(annotations, name: "'annotations'", keys: nil, rules: .data)
    defer { data.diagnostics += reader.diagnostics }
    guard let language = language(&reader) else { return }
    for member in reader.members("annotations") ?? [] {
      let (name, keywords) = reader.object(member) { ($0.strings("tts")?.first, $0.strings("default") ?? []) }
      // What has keywords but no name to be read aloud is no emoji.
      guard let name else { continue }
      var record = EmojiRecord(character: member.key, name: name)
      record.keywords = keywords
      data.words[language, default: []].append(record)
    }
  }

  /// The language with its script and territory: "zh-Hant".
  private static func language(_ reader: inout JSONObjectReader) -> String? {
    guard let identity = reader.value("identity") else {
      reader.reportMissing("identity")
      return nil
    }
    let (language, parts) = reader.object(identity, named: "identity") { identity in
      (identity.required("language"), ["script", "territory", "variant"].compactMap { identity.string($0)?.value })
    }
    guard let language else { return nil }
    let tag = ([language.value] + parts).joined(separator: "-")
    guard LocaleIdentifier(tag) != nil else {
      reader.report(.localeIdentifier, language.location, "'\(tag)' is no language of BCP 47, such as 'de'")
      return nil
    }
    return LanguageCode.canonical(tag)
  }
}
