/// The lists of ISO 639-2 and 639-3 in the format of Debian's iso-codes: `{"639-3": [{"alpha_3", "alpha_2", "name",
/// …}]}`.
enum ISO639 {
  static let format = Format<LanguageData>(isoCodes: "639-2", "639-3") { entry, data in
    let (code, name) = (entry.required("alpha_3"), entry.required("name"))
    let (short, common) = (entry.string("alpha_2"), entry.string("common_name"))
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
