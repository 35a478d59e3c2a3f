extension SectionSettings {
  /// Reads the settings of languages.
  mutating func readLanguages(_ object: JSONObject) {
    read(object)
    for code in allow.located {
      guard LanguageTag(code.value) == nil || LanguageTag.canonical(code.value) != code.value else { continue }
      let message = "'\(code.value)' is not a language code of BCP 47, such as 'de' or 'pt-BR'"
      object.report(.languageCode, at: code.location, message)
    }
  }
}
