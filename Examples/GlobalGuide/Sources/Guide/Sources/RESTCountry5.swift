import Almanac

/// An entry of REST Countries 5. As in version 3.1, another fact of the wrong type counts as missing.
struct RESTCountry5: Decodable {
  private enum Key: String, CodingKey {
    case codes, names, capitals, region, subregion, population, area, currencies, languages, timezones, borders,
      coordinates, flag
    case callingCodes = "calling_codes"
  }

  private struct Codes: Decodable {
    enum CodingKeys: String, CodingKey {
      case alpha2 = "alpha_2"
      case alpha3 = "alpha_3"
      case ccn3
    }

    var alpha2: String
    var alpha3: String?
    var ccn3: String?
  }

  private struct Names: Decodable {
    var common: String
    var official: String?
    var native: [String: RESTCountry.Name]?
    var translations: [String: RESTCountry.Name]?
    var alternates: [String]?
  }

  private struct Flag: Decodable {
    enum CodingKeys: String, CodingKey {
      case emoji
      case png = "url_png"
    }

    var emoji: String?
    var png: String?
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

  let country: RESTCountry

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let codes = try fields.decode(Codes.self, forKey: .codes)
    let names = try fields.decode(Names.self, forKey: .names)
    var country = try RESTCountry(code: codes.alpha2, name: names.common)
    country.alpha3 = codes.alpha3
    country.numericCode = codes.ccn3.flatMap { Int($0) }
    country.officialName = names.official
    country.nativeNames = RESTCountry.commonNames(names.native).map(\.name)
    country.otherNames = names.alternates ?? []
    country.translations = RESTCountry.commonNames(names.translations)
    country.capitals = fields.fact(.capitals, as: [Named].self)?.map(\.name) ?? []
    country.region = fields.text(.region)
    country.subregion = fields.text(.subregion)
    country.population = fields.fact(.population, as: Int.self).flatMap { $0 >= 0 ? $0 : nil }
    country.area = fields.fact(.area, as: Area.self).flatMap { $0.kilometers > 0 ? $0.kilometers : nil }
    country.currencies = fields.fact(.currencies, as: [Coded].self)?.map(\.code) ?? []
    country.languages = fields.fact(.languages, as: [Language].self)?.compactMap(\.shortest) ?? []
    country.timeZones = fields.fact(.timezones) ?? []
    country.borders = fields.fact(.borders) ?? []
    country.coordinate = fields.fact(.coordinates, as: Place.self).flatMap { RESTCountry.coordinate([$0.lat, $0.lng]) }
    let callingCodes = fields.fact(.callingCodes, as: [String].self) ?? []
    country.callingCodes = RESTCountry.callingCodes(callingCodes.map { $0.filter { $0 != " " } })
    let flag = fields.fact(.flag, as: Flag.self)
    country.emoji = flag?.emoji.flatMap { $0.isEmpty ? nil : $0 }
    country.flag = flag?.png
    self.country = country
  }
}
