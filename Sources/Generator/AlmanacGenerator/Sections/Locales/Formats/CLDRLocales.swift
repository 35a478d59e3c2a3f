/// CLDR's lists of locale identifiers: `{"availableLocales": {"full": ["de"]}}` and `{"defaultContent": ["de-DE"]}`.
enum CLDRLocaleIdentifiers {
  static let format = Format<LocaleData>(
    where: { list(of: $0) != nil },
    read: { root, data, problems in
      guard let list = list(of: root) else { return }
      guard let elements = list.elements else {
        let message = "the locales must be an array, not \(list.kind.rawValue)"
        return problems.report(.dataType, at: list.location, message)
      }
      for element in elements {
        if let identifier = element.text {
          data.records.append(LocaleRecord(code: identifier))
        } else {
          let message = "a locale must be a string, not \(element.kind.rawValue)"
          problems.report(.dataType, at: element.location, message)
        }
      }
    }
  )

  private static func list(of root: JSONValue) -> JSONValue? {
    root["availableLocales"]?["full"] ?? root["defaultContent"]
  }
}

/// CLDR's display names of the parts of identifiers: `{"main": {"en": {"localeDisplayNames": {"languages": {…}}}}}`.
enum CLDRDisplayNames {
  static let format = Format<LocaleData>(ofLanguagesWith: "localeDisplayNames") { _, object, data in
    for kind in ["languages", "scripts", "territories", "variants"] {
      for (code, name) in object.names(kind, of: "localeDisplayNames") where data.names[code] == nil {
        data.names[code] = name
      }
    }
  }
}
