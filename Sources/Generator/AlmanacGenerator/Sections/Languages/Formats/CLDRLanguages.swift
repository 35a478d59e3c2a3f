/// CLDR's display names of languages in a language: `{"main": {"fr": {"localeDisplayNames": {"languages": {"de":
/// "allemand"}}}}}`. The name of a language in that language is its native name.
enum CLDRLanguageNames {
  static let format = Format<LanguageData>(ofLanguagesWith: "localeDisplayNames", "languages") { tag, object, data in
    for (code, name) in object.names("languages", of: "localeDisplayNames") {
      // These files also contain name variants, such as "az-alt-short", and codes for special situations.
      guard LanguageTag(code) != nil, !LanguageCode.isSpecial(code) else { continue }
      var record = LanguageRecord(code: Located(value: code, location: name.location), source: .dictionary)
      record.names[tag] = name
      if tag == record.key { record.facts[.nativeName] = [name] }
      data.records.append(record)
    }
  }
}

/// CLDR's likely subtags, which include the script of a language: `{"supplemental": {"likelySubtags": {"de":
/// "de-Latn-DE"}}}`.
enum CLDRLikelySubtags {
  static let format = Format<LanguageData>(
    where: { $0["supplemental"]?["likelySubtags"] != nil },
    read: { root, data, problems in
      guard let supplemental = root["supplemental"] else { return }
      let object = JSONObject(supplemental, named: "'supplemental'", keys: nil, rules: .data, problems)
      for member in object.members("likelySubtags") ?? [] {
        guard let subtags = object.string(member.value, of: "'\(member.key.value)'"),
          member.key.value.isCode(of: .lowercase, count: 2...3), !LanguageCode.isSpecial(member.key.value),
          let script = LanguageTag(subtags.value)?.script
        else { continue }
        let code = Located(value: member.key.value, location: subtags.location)
        var record = LanguageRecord(code: code, source: .supplement)
        record.facts[.script] = [Located(value: script, location: subtags.location)]
        data.records.append(record)
      }
    }
  )
}
