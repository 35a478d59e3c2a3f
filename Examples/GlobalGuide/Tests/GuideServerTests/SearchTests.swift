import Almanac
import AlmanacWorld
import Foundation
import Guide
import Testing

@Suite struct SearchTests {
  private struct Countries: Decodable {
    struct Country: Decodable { let code: String }
    let countries: [Country]
  }

  private static let queries = [
    "", "%20", "land", "ch", "CHE", "756", "004", "4", "Zürich", "bern", "s%C3%A3o", "日本", "डेन", "United%20St", "euro",
    "de",
    "new+", "uk", "nothing at all".replacingOccurrences(of: " ", with: "+"), "...", "a%CC%81",
  ]

  @Test func apiFindsWhatTheIndexFinds() async throws {
    let index = try #require(await GuideSite.library.load().index)
    let filters = [
      ("", CountryFilter()), ("&region=Europe", CountryFilter(region: "Europe")),
      ("&currency=EUR&region=", CountryFilter(currency: "EUR")),
      ("&language=fr&region=Africa", CountryFilter(region: "Africa", language: "fr")),
      ("&region=Atlantis", CountryFilter(region: "Atlantis")),
    ]
    try await GuideSite.run { site in
      for query in Self.queries {
        let encoded = query.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed.union(["%"])) ?? ""
        let text = encoded.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? ""
        for (fields, filter) in filters {
          let answer = try await site.get("/api/countries?q=\(encoded)\(fields)")
          let codes = try answer.json(as: Countries.self).countries.map(\.code)
          #expect(codes == index.search(text, filter: filter).map(\.code), "\(text) \(fields)")
        }
      }
      let all = try await site.get("/api/countries").json(as: Countries.self)
      #expect(all.countries.count == index.countries.count)
    }
  }

  /// A browser without the server finds the same countries in the same order.
  @Test func offlineSearchFindsWhatTheIndexFinds() async throws {
    let index = try #require(await GuideSite.library.load().index)
    let offline = OfflineBrowser(OfflineSearch(index))
    var queries = Self.queries.compactMap(\.removingPercentEncoding)
    for country in index.countries {
      queries += [country.code, country.alpha3 ?? "", country.numericCode.map(String.init) ?? ""] + country.capitals
      for (_, name) in country.names { queries += [name, String(name.prefix(3))] }
      queries += country.otherNames + country.nativeNames
    }
    for language in GuideLanguage.allCases {
      queries += Currency.allCases.map { String($0.name(in: language.rawValue)?.prefix(6) ?? "") }
    }
    queries +=
      Currency.allCases.map(\.rawValue) + [
        "Ångström", "ÇA", "İs", "ﬁji", "O'", "Côte d’Iv", "l\u{0300}", "ー", "\u{0E31}",
      ]
    let unique = Set(queries).sorted()
    // All of them take long in a debug build.
    let chosen = unique.indices.filter { $0 % 13 == 0 || unique[$0].count < 3 }.map { unique[$0] }
    #expect(chosen.count > 1_000)
    for query in chosen { #expect(offline.codes(query) == index.search(query).map(\.code), "\(query)") }
  }
}

/// The rule of `list`, `rank` and `folded` in sw.js.
private struct OfflineBrowser {
  private let search: OfflineSearch
  private let marks: Set<Unicode.Scalar>

  init(_ search: OfflineSearch) {
    self.search = search
    marks = Set(search.marks.unicodeScalars)
  }

  func codes(_ query: String) -> [String] {
    let words = folded(query)
    if words.isEmpty { return query.allSatisfy(\.isWhitespace) ? search.countries.map(\.code) : [] }
    let ranks = search.countries.map { rank($0, Array(words.utf8)) }
    return (0..<6).flatMap { rank in ranks.indices.filter { ranks[$0] == rank } }.map { search.countries[$0].code }
  }

  private func rank(_ country: OfflineSearch.Entry, _ words: [UInt8]) -> Int? {
    func starts(_ texts: [String]) -> Bool { texts.contains { $0.utf8.starts(with: words) } }
    func contains(_ texts: [String]) -> Bool { texts.contains { $0.utf8.elementsEqual(words) } }
    let matches = [
      contains(country.codes), starts([country.name]), starts(country.names), starts(country.nameEnds),
      starts(country.capitals), starts(country.related) || contains(country.relatedCodes),
    ]
    return matches.firstIndex(of: true)
  }

  private func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    var separates = false
    for scalar in text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
      let category = scalar.properties.generalCategory
      if category == .nonspacingMark, !marks.contains(scalar) { continue }
      if category == .enclosingMark || category == .format { continue }
      guard Self.isPartOfWord(scalar) else {
        separates = true
        continue
      }
      if separates, !folded.isEmpty { folded.append(" ") }
      folded.append(contentsOf: (search.letters[String(scalar)] ?? String(scalar)).unicodeScalars)
      separates = false
    }
    return String(folded)
  }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .otherLetter, .decimalNumber, .letterNumber,
      .otherNumber,
      .spacingMark, .nonspacingMark:
      true
    default: scalar == "ー"
    }
  }
}
