/// The lists of ISO 639-2 and 639-3 in the format of Debian's iso-codes: `{"639-3": [{"alpha_3", "alpha_2", "name",
/// …}]}`.
enum ISO639 {
  private static let parts = ["639-2", "639-3"]

  static let format = Format<LanguageData>(
    where: { root in parts.contains { root[$0]?.elements != nil } },
    read: { root, data, problems in
      for entry in parts.flatMap({ root[$0]?.elements ?? [] }) { read(entry, into: &data, problems) }
    }
  )

  private static func read(_ entry: JSONValue, into data: inout LanguageData, _ problems: Problems) {
    let object = JSONObject(entry, named: LanguageRecord.entryName, keys: nil, rules: .data, problems)
    let (code, name) = (object.required("alpha_3"), object.required("name"))
    let (short, common) = (object.string("alpha_2"), object.string("common_name"))
    // ISO 639-2 contains a range for local use, "qaa-qtz", and both lists contain codes for special situations, such as
    // "mul".
    guard let code, let name, code.value.isCode(of: .lowercase, count: 3...3), !LanguageCode.isSpecial(code.value)
    else {
      return
    }
    var record = LanguageRecord(code: short ?? code, source: .list)
    // The first of several names: "Spanish" for "Spanish; Castilian".
    record.names["en"] = common ?? name.map { String($0.prefix { $0 != ";" }) }
    data.records.append(record)
  }
}
