/// CLDR's names of subdivisions in a language: `{"subdivisions": {"identity": {"language": "fr"}, "localeDisplayNames":
/// {"subdivisions": {"usca": "Californie"}}}}`.
enum CLDRSubdivisionNames {
  static let format = Format<SubdivisionData>(
    where: { $0["subdivisions"]?["localeDisplayNames"] != nil },
    read: { root, data, problems in
      guard let value = root["subdivisions"] else { return }
      let object = JSONObject(value, named: "'subdivisions'", keys: nil, rules: .data, problems)
      guard let language = object.identifiedLanguage else { return }
      for (code, name) in object.names("subdivisions", of: "localeDisplayNames") {
        // CLDR's codes contain no hyphen.
        guard let key = SubdivisionRecord.key("\(code.prefix(2))-\(code.dropFirst(2))") else { continue }
        var record = SubdivisionRecord(code: Located(value: key, location: name.location), source: .dictionary)
        record.names[language] = name
        data.records.append(record)
      }
    }
  )
}
