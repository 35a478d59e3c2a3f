/// The list of ISO 3166-1 in the format of Debian's iso-codes: `{"3166-1": [{"alpha_2", "alpha_3", "name",
/// "numeric"}]}`.
enum ISO3166 {
  private static let keys = ["alpha_2", "alpha_3", "common_name", "flag", "name", "numeric", "official_name"]

  static let format = Format<CountryData>(isoCodes: "3166-1", keys: keys) { entry, data in
    CountryReader.read(entry, code: "alpha_2", source: .isoCodes, into: &data, read)
  }

  private static func read(_ country: inout CountryReader) {
    let name = country.object.string("name")
    if let common = country.object.string("common_name") {
      country.record.names["en"] = common
      country.add([name], as: .otherNames)
    } else {
      country.record.names["en"] = name
    }
    country.record.hasInvalidName = country.object.hasWrongType("name")
    country.read(.alpha3, from: "alpha_3")
    country.numericCode("numeric")
    country.read(.officialName, from: "official_name")
  }
}
