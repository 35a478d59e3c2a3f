/// The list of ISO 3166-1 in the format of Debian's iso-codes: `{"3166-1": [{"alpha_2", "alpha_3", "name", "numeric"}]}`.
enum ISO3166 {
  private static let keys = ["alpha_2", "alpha_3", "common_name", "flag", "name", "numeric", "official_name"]

  static func read(_ entries: [JSONValue], into data: inout CountryData) {
    for entry in entries {
      CountryReader.read(entry, code: "alpha_2", format: .isoCodes, keys: keys, into: &data) { country in
        let name = country.string("name")
        if let common = country.string("common_name") {
          country.record.names["en"] = common
          country.add([name].compactMap { $0 }, as: .otherNames)
        } else {
          country.record.names["en"] = name
        }
        country.text("alpha_3", as: .alpha3)
        country.numericCode("numeric")
        country.text("official_name", as: .officialName)
      }
    }
  }
}
