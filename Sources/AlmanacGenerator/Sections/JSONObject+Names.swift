extension JSONObject {
  /// An object of names by language (BCP 47). Reports a language that it has twice.
  func namesByLanguage(_ key: String) -> [String: Located<String>] {
    var names: [String: Located<String>] = [:]
    var keys: [String: String] = [:]
    for (tag, name) in texts(key) {
      let language = LanguageCode.canonical(tag.value)
      names[language] = name
      if let other = keys.updateValue(tag.value, forKey: language), other != tag.value {
        report(.dataField, at: tag.location, "'\(other)' is the same language; keep one of them")
      }
    }
    return names
  }
}
