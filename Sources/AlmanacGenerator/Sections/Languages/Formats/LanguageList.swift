/// Almanac's own format: a list of `{code, name, nativeName, script, isRightToLeft, names, aliases}`, of which only `code`
/// is required.
enum LanguageList {
  private static let keys = ["code", "name", "nativeName", "script", "isRightToLeft", "names", "aliases"]

  static let format = Format<LanguageData>(
    "a list of {code, name, nativeName, script, isRightToLeft, names, aliases}",
    where: { $0.isList(withAnyOf: keys) },
    read: { root, data, problems in
      for entry in root.elements ?? [] { read(entry, into: &data, problems) }
    }
  )

  private static func read(_ entry: JSONValue, into data: inout LanguageData, _ problems: Problems) {
    let object = JSONObject(entry, named: "a language", keys: keys, rules: .data, problems)
    let (code, name) = (object.required("code"), object.string("name"))
    let (nativeName, script) = (object.string("nativeName"), object.string("script"))
    let isRightToLeft = object.boolean("isRightToLeft")
    let names = object.namesByLanguage("names")
    let aliases = object.strings("aliases") ?? []
    guard let code else { return }
    var record = LanguageRecord(code: code, source: .own, nativeName: nativeName, script: script)
    record.hasInvalidName = object.hasWrongType("name")
    record.aliases = aliases
    record.isRightToLeft = isRightToLeft.map {
      Located(value: $0, location: object.value("isRightToLeft")?.location ?? object.location)
    }
    record.names = names
    if let name { record.names[data.mainLanguage] = name }
    data.records.append(record)
  }
}
