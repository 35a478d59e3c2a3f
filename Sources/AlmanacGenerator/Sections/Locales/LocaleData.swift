/// What the files of the section `locales` say.
struct LocaleData: Sendable {
  var records: [LocaleRecord] = []

  /// The display names of languages, scripts, territories and variants by their codes.
  var names: [String: Located<String>] = [:]

  var diagnostics: [Diagnostic] = []

  /// Reads some files, each in the format that its shape shows.
  init(_ files: [DataFile]) {
    for file in files {
      let root = file.root
      if let entries = root.elements {
        readList(entries)
      } else if let identifiers = root["availableLocales"]?["full"] ?? root["defaultContent"] {
        readIdentifiers(identifiers)
      } else if let languages = root["main"]?.members,
        languages.contains(where: { $0.value["localeDisplayNames"] != nil })
      {
        languages.forEach { readNames($0) }
      } else {
        let message =
          "this is no list of locales that is known: a list of {identifier, name, aliases}, or CLDR's "
          + "availableLocales.json, defaultContent.json, languages.json, scripts.json, territories.json or variants.json"
        diagnostics.append(Diagnostic(.dataShape, at: root.location, message))
      }
    }
    if let root = files.first?.root, records.isEmpty, diagnostics.isEmpty {
      let message =
        "no locale is listed here or in another file; of CLDR's files, availableLocales.json and defaultContent.json do"
      diagnostics.append(Diagnostic(.dataEmpty, at: root.location, message))
    }
  }

  /// Our own format: a list of `{identifier, name, aliases}`, of which only `identifier` must be there.
  private mutating func readList(_ entries: [JSONValue]) {
    for entry in entries {
      var reader = JSONObjectReader(entry, name: "a locale", keys: ["identifier", "name", "aliases"], rules: .data)
      if let identifier = reader.required("identifier") {
        let aliases = reader.strings("aliases") ?? []
        records.append(LocaleRecord(identifier: identifier, name: reader.string("name"), aliases: aliases))
      }
      diagnostics += reader.diagnostics
    }
  }

  /// CLDR's lists of identifiers.
  private mutating func readIdentifiers(_ list: JSONValue) {
    guard let elements = list.elements else {
      let message = "the locales must be an array, not \(list.kind.name)"
      return diagnostics.append(Diagnostic(.dataType, at: list.location, message))
    }
    for element in elements {
      if let identifier = element.text {
        records.append(LocaleRecord(identifier: identifier))
      } else {
        let message = "a locale must be a string, not \(element.kind.name)"
        diagnostics.append(Diagnostic(.dataType, at: element.location, message))
      }
    }
  }

  /// CLDR's display names; the first file that has a name for a code stands.
  private mutating func readNames(_ language: JSONValue.Member) {
    var reader = JSONObjectReader(language.value, name: "'\(language.key.value)'", keys: nil, rules: .data)
    let members = reader.value("localeDisplayNames").map { names in
      reader.object(names, named: "localeDisplayNames") { names in
        ["languages", "scripts", "territories", "variants"].flatMap { names.members($0) ?? [] }
      }
    }
    for member in members ?? [] {
      guard let name = reader.string(member.value, of: "the name of '\(member.key.value)'"),
        names[member.key.value] == nil
      else { continue }
      names[member.key.value] = name
    }
    diagnostics += reader.diagnostics
  }
}
