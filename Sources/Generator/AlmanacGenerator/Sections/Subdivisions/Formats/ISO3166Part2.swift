/// The list of ISO 3166-2 in the format of Debian's iso-codes: `{"3166-2": [{"code", "name", "type", "parent"}]}`.
enum ISO3166Part2 {
  private static let keys = ["code", "name", "type", "parent"]

  static let format = Format<SubdivisionData>(isoCodes: "3166-2", keys: keys) { entry, data in
    let (code, name) = (entry.required("code"), entry.required("name"))
    guard let code, let name else { return }
    var record = SubdivisionRecord(code: code, source: .list)
    record.facts[.type] = entry.string("type").map { [$0] }
    record.facts[.parent] = entry.string("parent").map { [$0] }
    // ISO's names are in the country's own languages, so a name in the main language comes first.
    record.facts[.name] = [name]
    data.records.append(record)
  }
}
