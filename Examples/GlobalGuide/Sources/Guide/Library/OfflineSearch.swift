import Almanac
import AlmanacWorld
import Foundation

/// The texts by which countries are found, for a browser that searches without the server.
///
/// It finds what `CountryIndex.search` finds in English. A text is found by its beginning.
public struct OfflineSearch: Encodable, Sendable {
  /// The texts of a country.
  public struct Entry: Encodable, Sendable {
    /// The alpha-2 code.
    public let code: String

    /// The region in English.
    public let region: String?

    /// The codes of the currencies.
    public let currency: [String]

    /// The codes of the languages.
    public let language: [String]

    /// The folded codes of the country, which are only found whole.
    public let codes: [String]

    /// The folded name in English.
    public let name: String

    /// All folded names.
    public let names: [String]

    /// The ends of the names that begin with their second word, third word and so on.
    public let nameEnds: [String]

    /// The folded capitals, and their ends.
    public let capitals: [String]

    /// The folded names of the currencies and languages, and their ends.
    public let related: [String]

    /// The folded codes of the currencies and languages, which are only found whole.
    public let relatedCodes: [String]

    var texts: [String] { codes + [name] + names + nameEnds + capitals + related + relatedCodes }
  }

  /// The marks of letters that are not diacritics.
  public let marks: String

  /// The lowercase letters without marks that a search takes for others: "ß" for "ss".
  public let letters: [String: String]

  /// The countries, sorted by name.
  public let countries: [Entry]

  /// The texts of all countries.
  public init(_ index: CountryIndex) {
    var names = RelatedNames()
    countries = index.countries.map { Self.entry($0, &names) }
    var marks: Set<Unicode.Scalar> = []
    for texts in countries.map(\.texts) {
      for text in texts where !text.utf8.allSatisfy({ $0 < 0x80 }) {
        for scalar in text.unicodeScalars where scalar.properties.generalCategory == .nonspacingMark {
          marks.insert(scalar)
        }
      }
    }
    self.marks = String(String.UnicodeScalarView(marks.sorted()))
    letters = Self.equalLetters
  }

  private static let equalLetters: [String: String] = {
    // The blocks of alphabets.
    let blocks: [Range<UInt32>] = [0x80..<0x3000, 0xA640..<0xAC00, 0xFB00..<0xFE00]
    var letters: [String: String] = [:]
    for scalar in blocks.joined().compactMap(Unicode.Scalar.init) where scalar.properties.isAlphabetic {
      let letter = String(scalar)
      let folded = SearchText.folded(letter)
      let isSimple = letter.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars.elementsEqual([scalar])
      if isSimple, !folded.isEmpty, !folded.unicodeScalars.elementsEqual([scalar]) { letters[letter] = folded }
    }
    return letters
  }()

  private static func entry(_ country: GuideCountry, _ related: inout RelatedNames) -> Entry {
    let number = country.numericCode.map(String.init) ?? ""
    let padded = String(repeating: "0", count: max(0, 3 - number.count)) + number
    let numbers = number.isEmpty ? [] : [number, padded]
    let codes = [country.code, CountryCode.reserved(besides: country.code), country.alpha3].compactMap { $0 } + numbers
    let names =
      country.names.sorted { $0.key < $1.key }.map(\.value)
      + [country.officialName].compactMap { $0 } + country.nativeNames + country.otherNames
    let words = names.map(Self.words)
    return Entry(
      code: country.code,
      region: country.region,
      currency: country.currencies,
      language: country.languages,
      codes: unique(codes.map(SearchText.folded)),
      name: SearchText.folded(country.name(in: .english)),
      names: unique(words.compactMap(\.first)),
      nameEnds: unique(words.flatMap { $0.dropFirst() }),
      capitals: unique(country.capitals.flatMap(Self.words)),
      related: unique(
        country.currencies.flatMap { related.currency($0) } + country.languages.flatMap { related.language($0) }
      ),
      relatedCodes: unique((country.currencies + country.languages).map(SearchText.folded))
    )
  }

  /// The folded text, and what is left of it from each further word.
  fileprivate static func words(_ text: String) -> [String] {
    let folded = SearchText.folded(text)
    let spaces = folded.indices.filter { folded[$0] == " " }
    return [folded] + spaces.map { String(folded[folded.index(after: $0)...]) }
  }

  private static func unique(_ texts: [String]) -> [String] { Set(texts).subtracting([""]).sorted() }
}

/// The folded names of currencies and languages, each of which belongs to many countries.
private struct RelatedNames {
  private var currencies: [String: [String]] = [:]
  private var languages: [String: [String]] = [:]

  mutating func currency(_ code: String) -> [String] {
    let currency = Currency(rawValue: code)
    return words(code, \.currencies) { $0 == .english ? currency?.name : currency?.name(in: $0.rawValue) }
  }

  mutating func language(_ code: String) -> [String] {
    let language = Language(rawValue: code)
    return words(code, \.languages) { $0 == .english ? language?.name : language?.name(in: $0.rawValue) }
  }

  private mutating func words(
    _ code: String,
    _ kept: WritableKeyPath<Self, [String: [String]]>,
    _ name: (GuideLanguage) -> String?
  ) -> [String] {
    if let words = self[keyPath: kept][code] { return words }
    let words = Set(GuideLanguage.allCases.compactMap(name)).flatMap(OfflineSearch.words)
    self[keyPath: kept][code] = words
    return words
  }
}
