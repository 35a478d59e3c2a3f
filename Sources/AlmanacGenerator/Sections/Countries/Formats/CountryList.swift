/// Almanac's own format: a list of objects with the keys of `CountryFact`, of which only `code` is required.
enum CountryList {
  private static let keys = ["code"] + CountryFact.allCases.map(\.rawValue) + ["names", "aliases"]

  static let format = Format<CountryData>(
    "a list of {code, name, …}",
    where: { $0.isList(withAnyOf: keys) },
    read: { root, data, problems in
      for entry in root.elements ?? [] {
        CountryReader.read(entry, code: "code", source: .own, keys: keys, into: &data, problems, read)
      }
    }
  )

  private static func read(_ country: inout CountryReader) {
    for fact in CountryFact.allCases { country.read(fact) }
    country.names("names")
    country.record.hasInvalidName = country.object.hasWrongType("name")
    country.record.aliases = country.object.strings("aliases") ?? []
  }
}
