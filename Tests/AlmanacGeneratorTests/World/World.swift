import Foundation
import TestSupport

/// The lists in `World`.
enum World {
  /// An entry of a list of countries, or the words for one in another language.
  struct Country: Decodable {
    var code: String
    var name: String
    var officialName: String?
    var alpha3: String?
    var numericCode: Int?
    var capital: Capital?
    var region: String?
    var subregion: String?
    var population: Int?
    var populationYear: Int?
    var coordinate: [Double]?
    var currencies: [String]?
    var currencyUses: [String]?
    var languages: [String]?
    var workingLanguages: [String]?
    var timeZones: [String]?
    var area: Double?
    var borders: [String]?
    var callingCodes: [String]?
    var topLevelDomains: [String]?
    var firstDayOfWeek: String?
    var measurementSystem: String?
    var drivingSide: String?
    var nativeNames: [String]?
    var otherNames: [String]?

    var allLanguages: [String] { (languages ?? []) + (workingLanguages ?? []) }
  }

  /// One capital, or several.
  struct Capital: Decodable {
    let names: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      names = try (try? container.decode([String].self)) ?? [container.decode(String.self)]
    }
  }

  /// An entry of another list, or the words for one in another language.
  struct Entry: Decodable {
    var code: String?
    var identifier: String?
    var character: String?
    var name: String
    var numericCode: Int?
    var minorUnits: Int?
    var displayDigits: Int?
    var cashDigits: Int?
    var cashRounding: Int?
    var historic: Bool?
    var otherNames: [String]?
    var nativeName: String?
    var category: String?
    var shortcodes: [String]?
    var keywords: [String]?
    var unicodeVersion: String?
  }

  /// The languages of the words, besides English.
  static let languages = "ar de es fr hi it ja ko nl pl pt ru sv tr uk vi zh".split(separator: " ").map(String.init)

  static let folder = Repository.root.appendingPathComponent("World", isDirectory: true)

  static func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  }

  static func countries() throws -> [Country] { try allCountries.get() }

  /// The list is read once, because a debug build takes long for it.
  private static let allCountries = Result {
    try JSONDecoder().decode([Country].self, from: Data(text("countries.json").utf8))
  }

  static func entries(_ file: String) throws -> [Entry] {
    try lists[file] ?? JSONDecoder().decode([Entry].self, from: Data(text(file).utf8))
  }

  /// The lists that several tests need, read once.
  private static let lists = ["currencies", "languages", "emoji"].reduce(into: [String: [Entry]]()) { lists, kind in
    let text = try? text("\(kind).json")
    lists["\(kind).json"] = text.flatMap { try? JSONDecoder().decode([Entry].self, from: Data($0.utf8)) }
  }
}
