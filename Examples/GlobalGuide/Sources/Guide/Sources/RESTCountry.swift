import Almanac
import AlmanacWorld
import Foundation

/// An entry of REST Countries. Only the code and the name are required; another fact of the wrong type counts as
/// missing.
struct RESTCountry {
  /// The number of calling codes of the Dominican Republic, the most of a country that shares a code. The suffixes of
  /// large countries are those of their cities.
  private static let mostCodes = 3

  struct Name: Decodable {
    var common: String?
    var official: String?
    /// The key of the service, and that of the data behind it.
    var nativeName: [String: Name]?
    var native: [String: Name]?
  }

  /// Why an entry is no country.
  struct NoCountry: Error {}

  /// The country. Its neighbors are alpha-3 codes, and it has no flag.
  var country: GuideCountry

  /// The address of the flag, which may be relative to that of the list.
  var flag: String?

  /// Creates an entry with an alpha-2 code and a name.
  init(code: String, name: String?) throws(NoCountry) {
    let code = code.lowercased()
    guard let name, !name.isEmpty, code.utf8.count == 2, code.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) else {
      throw NoCountry()
    }
    let known = Country(rawValue: code)
    country = GuideCountry(code: code, names: ["en": name], emoji: known?.emoji ?? "🏳️")
    // The format has no locales. Which ones there are is a fact about this program.
    country.locales = known?.localeIdentifiers ?? []
  }

  /// Adds names in other languages.
  mutating func addTranslations(_ names: [String: Name]?) {
    let translations = Self.commonNames(names).map { (Self.shortest($0.language), $0.name) }
    country.names.merge(translations) { first, _ in first }
  }

  /// The shortest code of a language: "de" for "deu".
  static func shortest(_ code: String) -> String { Locale.identifier(.bcp47, from: code) }

  static func commonNames(_ names: [String: Name]?) -> [(language: String, name: String)] {
    (names ?? [:]).sorted { $0.key < $1.key }.compactMap { language, name in
      guard let common = name.common, !common.isEmpty else { return nil }
      return (language, common)
    }
  }

  static func coordinate(_ degrees: [Double]) -> Coordinate? {
    guard degrees.count == 2, -90...90 ~= degrees[0], -180...180 ~= degrees[1] else { return nil }
    return Coordinate(latitude: degrees[0], longitude: degrees[1])
  }

  /// Returns the calling codes of digits after a plus sign, or what all begin with if they are those of cities.
  static func callingCodes(_ codes: [String]) -> [String] {
    let codes = codes.filter { $0.hasPrefix("+") && $0.count > 1 }.map { String($0.dropFirst()) }
    guard let first = codes.first, codes.count > mostCodes else { return codes }
    let common = codes.reduce(first) { common, code in String(zip(common, code).prefix { $0 == $1 }.map(\.0)) }
    return common.isEmpty ? [] : [common]
  }
}

extension RESTCountry: Decodable {
  private enum Key: String, CodingKey {
    case cca2, cca3, ccn3, name, translations, altSpellings, capital, region, subregion, population, area, currencies,
      languages, timezones, borders, latlng, idd, flag, flags
  }

  private struct CallingCode: Decodable {
    var root: String?
    var suffixes: [String]?

    var codes: [String] { (suffixes ?? [""]).map { (root ?? "") + $0 } }
  }

  private struct Flags: Decodable {
    var png: String?
  }

  private struct Anything: Decodable {}

  /// Reads an entry of version 3.1.
  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let names = try fields.decode(Name.self, forKey: .name)
    try self.init(code: fields.decode(String.self, forKey: .cca2), name: names.common)
    country.alpha3 = fields.text(.cca3)
    country.numericCode = fields.text(.ccn3).flatMap { Int($0) }
    country.officialName = names.official
    country.nativeNames = Self.commonNames(names.nativeName ?? names.native).map(\.name)
    country.otherNames = fields.fact(.altSpellings) ?? []
    addTranslations(fields.fact(.translations))
    country.capitals = fields.fact(.capital) ?? []
    country.region = fields.text(.region)
    country.subregion = fields.text(.subregion)
    country.population = fields.fact(.population, as: Int.self).flatMap { $0 >= 0 ? $0 : nil }
    country.area = fields.fact(.area, as: Double.self).flatMap { $0 > 0 ? $0 : nil }
    country.currencies = fields.fact(.currencies, as: [String: Anything].self)?.keys.sorted() ?? []
    country.languages = fields.fact(.languages, as: [String: Anything].self)?.keys.sorted().map(Self.shortest) ?? []
    country.timeZones = fields.fact(.timezones) ?? []
    country.borders = fields.fact(.borders) ?? []
    country.coordinate = fields.fact(.latlng).flatMap(Self.coordinate)
    country.callingCodes = Self.callingCodes(fields.fact(.idd, as: CallingCode.self)?.codes ?? [])
    country.emoji = fields.text(.flag) ?? country.emoji
    flag = fields.fact(.flags, as: Flags.self)?.png
  }
}

extension KeyedDecodingContainer {
  /// Returns a fact, or `nil` if it is missing or of another type.
  func fact<Value: Decodable>(_ key: Key, as type: Value.Type = Value.self) -> Value? {
    try? decodeIfPresent(Value.self, forKey: key)
  }

  /// Returns a text that is not empty.
  func text(_ key: Key) -> String? { fact(key, as: String.self).flatMap { $0.isEmpty ? nil : $0 } }
}
