extension JSONObject {
  /// Reads an object of names by language (BCP 47), and reports duplicate languages.
  func namesByLanguage(_ key: String) -> [String: Located<String>] {
    var names: [String: Located<String>] = [:]
    var keys: [String: Located<String>] = [:]
    for (tag, name) in texts(key) {
      let language = LanguageTag.canonical(tag.value)
      names[language] = name
      if let other = keys.updateValue(tag, forKey: language), other.value != tag.value {
        let place = "'\(other.value)' on line \(other.location.line)"
        report(.dataField, at: tag.location, "'\(tag.value)' is the same language as \(place); remove one of them")
      }
    }
    return names
  }

  /// Returns whether a key has something other than an object whose members are strings.
  func hasInvalidTexts(_ key: String) -> Bool {
    value(key).map { $0.members?.allSatisfy { $0.value.kind == .string } != true } ?? false
  }
}
