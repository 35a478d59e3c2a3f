import Almanac
import Foundation

/// Checks the generated enums against a list of entries, the argument, and prints all differences.
@main struct Program {
  static func main() throws {
    let entries = try JSONDecoder().decode(
      [Entry].self,
      from: Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
    )
    let problems = wrongFacts(entries) + wrongSearches(entries) + asymmetries()
    problems.prefix(20).forEach { print($0) }
    let relations = Country.allCases.map { $0.currencies.count + $0.locales.count }.reduce(0, +)
    print("\(Country.allCases.count) countries, \(Currency.allCases.count) currencies,", terminator: " ")
    print("\(CurrencyLocale.allCases.count) locales, \(relations) relations, \(problems.count) problems")
  }

  private static func wrongFacts(_ entries: [Entry]) -> [String] {
    entries.flatMap { entry -> [String] in
      guard let country = Country(rawValue: entry.code) else { return ["\(entry.code) is missing"] }
      let known = entry.currencies.filter { Currency(rawValue: $0) != nil }
      let facts: [(label: String, isRight: Bool)] = [
        ("name", country.name == entry.name), ("alpha-3 code", country.alpha3 == entry.alpha3),
        ("numeric code", country.numericCode == entry.numericCode),
        ("emoji", entry.emoji.isEmpty || country.emoji == entry.emoji),
        ("currencies", known.isEmpty || country.currencies.map(\.rawValue) == known),
        ("zones", country.timeZones == entry.timeZones),
      ]
      return facts.filter { !$0.isRight }.map { "\(entry.code) has another \($0.label) than \(entry)" }
    }
  }

  /// A simple implementation of what a search finds, and of what it finds first.
  private static func wrongSearches(_ entries: [Entry]) -> [String] {
    let targets = entries.sorted { $0.code < $1.code }.map(Target.init)
    let words = entries.flatMap { [$0.name] + $0.otherNames }
    var generator = SystemRandomNumberGenerator()
    var queries = [
      "uk", "UK ", "united", "Cote", "new", "the", "zz", "1", "st", "saint h", "Curaçao", "CURACAO", "d'iv",
    ]
    queries += entries.flatMap {
      [$0.code, $0.alpha3?.lowercased() ?? "", $0.numericCode.map(String.init) ?? "", $0.name]
    }
    for _ in 0..<300 {
      guard let word = words.randomElement(using: &generator), !word.isEmpty else { continue }
      let start = word.index(word.startIndex, offsetBy: Int.random(in: 0..<word.count, using: &generator))
      queries.append(String(word.prefix(Int.random(in: 1...9, using: &generator))))
      queries.append(String(word[start...].prefix(Int.random(in: 1...5, using: &generator))).uppercased())
    }
    // Foundation keeps some diacritics of other letters.
    let latin = queries.filter { !folded($0).isEmpty && folded($0).allSatisfy(\.isASCII) }
    let known = Set(entries.map(\.code))
    return latin.compactMap { query in
      let found = Country.search(query).map(\.rawValue).filter(known.contains)
      let text = folded(query)
      let expected = targets.filter { $0.isFound(by: text) }.map(\.code)
      // If no text contains the query, or it is an abbreviation, the search knows further rules.
      if expected.isEmpty || text.contains(" ") && text.split(separator: " ").allSatisfy({ $0.count == 1 }) {
        return nil
      }
      let exact = targets.filter { $0.equals(text) }.map(\.code)
      let named = targets.filter { $0.isNamed(text) }.map(\.code)
      let rest = found.filter { !named.contains($0) }
      // Main names that begin with the query come before others that contain it, unless these are names that equal it.
      let isInOrder = rest.drop { code in targets.contains { $0.code == code && $0.name.hasPrefix(text) } }
        .allSatisfy { code in targets.contains { $0.code == code && !$0.name.hasPrefix(text) } }
      let isRight = found.sorted() == expected && Set(found.prefix(exact.count)) == Set(exact) && isInOrder
      return isRight ? nil : "the search for '\(query)' finds \(found), not first \(exact) of \(expected)"
    }
  }

  /// The texts that the simple search looks through.
  private struct Target {
    let code: String
    let codes: [String]
    let name: String
    let words: String

    init(_ entry: Entry) {
      code = entry.code
      let number = entry.numericCode.map(String.init)
      let padded = number.map { String(repeating: "0", count: 3 - $0.count) + $0 }
      codes =
        [entry.code, entry.alpha3?.lowercased(), number, padded].compactMap { $0 } + (entry.code == "gb" ? ["uk"] : [])
      name = folded(entry.name)
      // Codes among the names only match as codes.
      let names = [entry.name] + entry.otherNames.filter { $0.lowercased() != entry.code }
      words = names.map { " " + folded($0) }.joined(separator: "\n")
    }

    /// Whether a code or the main name is the query.
    func equals(_ query: String) -> Bool { codes.contains(query) || name == query }

    /// Whether a code or any name is the query.
    func isNamed(_ query: String) -> Bool { equals(query) || words.components(separatedBy: "\n").contains(" " + query) }

    func isFound(by query: String) -> Bool { codes.contains(query) || words.contains(" " + query) }
  }

  /// The text folded by Foundation, and letters whose strokes are not diacritics in Unicode.
  private static func folded(_ text: String) -> String {
    let special: [Character: String] = [
      "ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ħ": "h", "ı": "i", "ß": "ss", "ŧ": "t",
    ]
    let plain = text.lowercased().map { special[$0] ?? String($0) }.joined().replacing(/[\u{2B0}-\u{2FF}]/, with: " ")
      .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en_US_POSIX"))
    let scalars = plain.unicodeScalars.filter { ![.nonspacingMark, .format].contains($0.properties.generalCategory) }
    return String(String.UnicodeScalarView(scalars)).split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }

  /// Relations between enums work in both directions.
  private static func asymmetries() -> [String] {
    let money = Dictionary(uniqueKeysWithValues: Country.allCases.map { ($0, Set($0.currencies)) })
    let wrongMoney = Currency.allCases.flatMap { currency in
      let countries = Set(currency.countries)
      return money.filter { $0.value.contains(currency) != countries.contains($0.key) }.map { "\($0.key) \(currency)" }
    }
    let locales = Dictionary(uniqueKeysWithValues: Country.allCases.map { ($0, $0.locales) })
    let wrongPlaces = CurrencyLocale.allCases.flatMap { locale -> [String] in
      let countries = locales.filter { $0.value.contains(locale) }.map(\.key)
      let isRight =
        countries == [locale.country].compactMap { $0 } && locale.currency == locale.country?.currencies.first
      return isRight ? [] : ["\(locale) is of \(countries), with \(locale.currency as Any)"]
    }
    return wrongMoney + wrongPlaces
  }
}

/// The facts about a country in the data.
struct Entry: Decodable {
  let code: String
  let name: String

  /// The names and the capital, which a search finds by their words.
  let otherNames: [String]
  let alpha3: String?
  let numericCode: Int?
  let emoji: String
  let currencies: [String]
  let timeZones: [String]
}
