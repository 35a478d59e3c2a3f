import Almanac

/// An entry of REST Countries 5. As in version 3.1, another fact of the wrong type counts as missing.
struct RESTCountry5: Decodable {
  private enum Key: String, CodingKey {
    case codes, names, capitals, region, subregion, population, area, currencies, languages, timezones, borders,
      coordinates, flag
    case callingCodes = "calling_codes"
  }

  private enum CodeKey: String, CodingKey {
    case alpha2 = "alpha_2"
    case alpha3 = "alpha_3"
    case ccn3
  }

  private enum NameKey: String, CodingKey {
    case common, official, native, translations, alternates
  }

  private enum FlagKey: String, CodingKey {
    case emoji
    case png = "url_png"
  }

  /// The codes of a language, of which the first one counts.
  private struct Language: Decodable {
    var bcp47, iso639_1, iso639_2, iso639_3, code: String?

    var shortest: String? { [bcp47, iso639_1, iso639_2, iso639_3, code].compactMap(\.self).first { !$0.isEmpty } }
  }

  private struct Named: Decodable { var name: String }
  private struct Coded: Decodable { var code: String }
  private struct Place: Decodable { var lat, lng: Double }
  private struct Area: Decodable { var kilometers: Double }

  let entry: RESTCountry

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let codes = try fields.nestedContainer(keyedBy: CodeKey.self, forKey: .codes)
    let names = try fields.nestedContainer(keyedBy: NameKey.self, forKey: .names)
    let flag = try? fields.nestedContainer(keyedBy: FlagKey.self, forKey: .flag)
    var entry = try RESTCountry(code: codes.decode(String.self, forKey: .alpha2), name: names.text(.common))
    entry.country.alpha3 = codes.text(.alpha3)
    entry.country.numericCode = codes.text(.ccn3).flatMap { Int($0) }
    entry.country.officialName = names.text(.official)
    entry.country.nativeNames = RESTCountry.commonNames(names.fact(.native)).map(\.name)
    entry.country.otherNames = names.fact(.alternates) ?? []
    entry.addTranslations(names.fact(.translations))
    entry.country.capitals = fields.fact(.capitals, as: [Named].self)?.map(\.name) ?? []
    entry.country.region = fields.text(.region)
    entry.country.subregion = fields.text(.subregion)
    entry.country.population = fields.fact(.population, as: Int.self).flatMap { $0 >= 0 ? $0 : nil }
    entry.country.area = fields.fact(.area, as: Area.self).flatMap { $0.kilometers > 0 ? $0.kilometers : nil }
    entry.country.currencies = fields.fact(.currencies, as: [Coded].self)?.map(\.code) ?? []
    let languages = fields.fact(.languages, as: [Language].self)?.compactMap(\.shortest) ?? []
    entry.country.languages = languages.map(RESTCountry.shortest)
    entry.country.timeZones = fields.fact(.timezones) ?? []
    entry.country.borders = fields.fact(.borders) ?? []
    let place = fields.fact(.coordinates, as: Place.self)
    entry.country.coordinate = place.flatMap { RESTCountry.coordinate([$0.lat, $0.lng]) }
    let callingCodes = fields.fact(.callingCodes, as: [String].self) ?? []
    entry.country.callingCodes = RESTCountry.callingCodes(callingCodes.map { $0.filter { $0 != " " } })
    entry.country.emoji = flag?.text(.emoji) ?? entry.country.emoji
    entry.flag = flag?.text(.png)
    self.entry = entry
  }
}
