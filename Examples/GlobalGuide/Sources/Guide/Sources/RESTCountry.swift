import Almanac

/// An entry of REST Countries. Only the code and the name are required; another fact of the wrong type counts as
/// missing.
struct RESTCountry: Decodable {
  /// The number of calling codes of the Dominican Republic, the most of a country that shares a code. The suffixes of
  /// large countries are those of their cities.
  private static let mostSuffixes = 3

  private enum Key: String, CodingKey {
    case cca2, cca3, ccn3, name, translations, altSpellings, capital, region, subregion, population, area, currencies,
      languages, timezones, borders, latlng, idd, flag, flags
  }

  private struct Name: Decodable {
    var common: String?
    var official: String?
    /// The key of the service, and that of the data behind it.
    var nativeName: [String: Name]?
    var native: [String: Name]?
  }

  private struct CallingCode: Decodable {
    var root: String?
    var suffixes: [String]?
  }

  private struct Flags: Decodable {
    var png: String?
  }

  private struct Anything: Decodable {}

  let code: String
  let name: String
  let alpha3: String?
  let numericCode: Int?
  let officialName: String?
  let nativeNames: [String]
  let otherNames: [String]
  let translations: [(language: String, name: String)]
  let capitals: [String]
  let region: String?
  let subregion: String?
  let population: Int?
  let area: Double?
  let currencies: [String]
  let languages: [String]
  let timeZones: [String]
  let borders: [String]
  let coordinate: Coordinate?
  let callingCodes: [String]
  let emoji: String?
  let flag: String?

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    func fact<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
      try? fields.decodeIfPresent(Value.self, forKey: key)
    }
    func text(_ key: Key) -> String? { fact(key, as: String.self).flatMap { $0.isEmpty ? nil : $0 } }
    let code = try fields.decode(String.self, forKey: .cca2).lowercased()
    let names = try fields.decode(Name.self, forKey: .name)
    guard let name = names.common, !name.isEmpty, code.utf8.count == 2, code.utf8.allSatisfy({ 0x61...0x7A ~= $0 })
    else { throw DecodingError.dataCorruptedError(forKey: .cca2, in: fields, debugDescription: "no code or no name") }
    self.code = code
    self.name = name
    alpha3 = text(.cca3)
    numericCode = text(.ccn3).flatMap { Int($0) }
    officialName = names.official
    nativeNames = Self.commonNames(names.nativeName ?? names.native).map(\.name)
    otherNames = fact(.altSpellings) ?? []
    translations = Self.commonNames(fact(.translations))
    capitals = fact(.capital) ?? []
    region = text(.region)
    subregion = text(.subregion)
    population = fact(.population, as: Int.self).flatMap { $0 >= 0 ? $0 : nil }
    area = fact(.area, as: Double.self).flatMap { $0 > 0 ? $0 : nil }
    currencies = fact(.currencies, as: [String: Anything].self)?.keys.sorted() ?? []
    languages = fact(.languages, as: [String: Anything].self)?.keys.sorted() ?? []
    timeZones = fact(.timezones) ?? []
    borders = fact(.borders) ?? []
    coordinate = fact(.latlng).flatMap(Self.coordinate)
    callingCodes = fact(.idd).map(Self.codes) ?? []
    emoji = text(.flag)
    flag = fact(.flags, as: Flags.self)?.png
  }

  private static func commonNames(_ names: [String: Name]?) -> [(language: String, name: String)] {
    (names ?? [:]).sorted { $0.key < $1.key }.compactMap { language, name in
      guard let common = name.common, !common.isEmpty else { return nil }
      return (language, common)
    }
  }

  private static func coordinate(_ degrees: [Double]) -> Coordinate? {
    guard degrees.count == 2, -90...90 ~= degrees[0], -180...180 ~= degrees[1] else { return nil }
    return Coordinate(latitude: degrees[0], longitude: degrees[1])
  }

  private static func codes(_ code: CallingCode) -> [String] {
    guard let root = code.root, root.hasPrefix("+") else { return [] }
    let suffixes = code.suffixes ?? []
    return (suffixes.isEmpty || suffixes.count > mostSuffixes ? [""] : suffixes).map { root.dropFirst() + $0 }
  }
}
