/// CLDR's names and keywords in a language: `{"annotations": {"identity": {"language": "de"}, "annotations": {"😀":
/// {"default": ["Gesicht", …], "tts": ["grinsendes Gesicht"]}}}}`.
enum CLDRAnnotations {
  private static let keys = ["annotations", "annotationsDerived"]

  static let format = Format<EmojiData>(
    where: { root in keys.contains { root[$0] != nil } },
    read: { root, data, problems in
      guard let value = keys.lazy.compactMap({ root[$0] }).first else { return }
      let object = JSONObject(value, named: "'annotations'", keys: nil, rules: .data, problems)
      guard let language = object.identifiedLanguage else { return }
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
}
