/// The list of ISO 3166-2 in the format of Debian's iso-codes: `{"3166-2": [{"code", "name", "type", "parent"}]}`.
enum ISO3166Part2 {
  private static let keys = ["code", "name", "type", "parent"]

  static let format = Format<SubdivisionData>(
    where: { $0["3166-2"]?.elements != nil },
    read: { root, data, problems in
      for entry in root["3166-2"]?.elements ?? [] {
        let object = JSONObject(entry, named: SubdivisionRecord.entryName, keys: keys, rules: .data, problems)
        let (code, name) = (object.required("code"), object.required("name"))
        guard let code, let name else { continue }
        var record = SubdivisionRecord(code: code, source: .list)
        record.facts[.type] = object.string("type").map { [$0] }
        record.facts[.parent] = object.string("parent").map { [$0] }
        // ISO's names are in the country's own languages, so a name in the main language comes first.
        record.facts[.name] = [name]
        data.records.append(record)
      }
    }
  )
}
