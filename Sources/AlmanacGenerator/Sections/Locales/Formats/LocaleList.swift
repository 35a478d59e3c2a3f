/// Almanac's own format: a list of `{identifier, name, aliases}`, of which only `identifier` is required.
enum LocaleList {
  private static let keys = ["identifier", "name", "aliases"]

  static let format = Format<LocaleData>(
    "a list of {identifier, name, aliases}",
    where: { $0.isList(withAnyOf: keys) },
    read: { root, data, problems in
      for entry in root.elements ?? [] {
        let object = JSONObject(entry, named: "a locale", keys: keys, rules: .data, problems)
        let (identifier, name) = (object.required("identifier"), object.string("name"))
        let aliases = object.strings("aliases") ?? []
        guard let identifier else { continue }
        var record = LocaleRecord(identifier: identifier, isOwn: true, name: name, aliases: aliases)
        record.hasInvalidName = object.hasWrongType("name")
        data.records.append(record)
      }
    }
  )
}
