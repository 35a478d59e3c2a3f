/// CLDR's names and keywords in a language: `{"annotations": {"identity": {"language": "de"}, "annotations": {"😀":
/// {"default": ["Gesicht", …], "tts": ["grinsendes Gesicht"]}}}}`.
enum CLDRAnnotations {
  private static let keys = ["annotations", "annotationsDerived"]

  static let format = Format<EmojiData>(
    where: { root in keys.contains { root[$0] != nil } },
    read: { root, data, problems in
      guard let value = keys.lazy.compactMap({ root[$0] }).first else { return }
      let object = JSONObject(value, named: "'annotations'", keys: nil, rules: .data, problems)
      guard let language = language(object) else { return }
      for member in object.members("annotations") ?? [] {
        let words = object.object(member)
        let keywords = words.strings("default") ?? []
        // An entry with keywords but without a text-to-speech name is not an emoji.
        guard let name = words.strings("tts")?.first else { continue }
        var record = EmojiRecord(character: member.key, name: name)
        record.keywords = keywords
        data.words[language, default: []].append(record)
      }
    }
  )

  /// Reads the language with its script and territory: "zh-Hant", "pt-PT".
  private static func language(_ object: JSONObject) -> String? {
    guard let value = object.value("identity") else {
      object.reportMissing("identity")
      return nil
    }
    let identity = object.object(value, named: "identity")
    guard let language = identity.required("language") else { return nil }
    let parts = ["script", "territory", "variant"].compactMap { identity.string($0)?.value }
    let tag = ([language.value] + parts).joined(separator: "-")
    guard LanguageTag(tag) != nil else {
      let message = "'\(tag)' is not a BCP 47 language code, such as 'de'"
      object.report(.localeIdentifier, at: language.location, message)
      return nil
    }
    return LanguageTag.canonical(tag)
  }
}
