import Foundation
import Guide
import NIOCore

/// What a browser copies to work without the server, in one answer.
struct OfflineCopies: Encodable {
  /// The answer to a path, as a text or in Base64.
  struct Copy: Encodable {
    let path: String
    let type: String
    let text: String?
    let base64: Data?

    init(_ path: String, _ content: Content) {
      self.path = path
      type = content.type
      let isText = Content.isCompressible(content.type)
      text = isText ? String(buffer: content.body) : nil
      base64 = isText ? nil : Data(content.body.readableBytesView)
    }
  }

  let copies: [Copy]

  /// What the browser has to ask for besides, because it's the browser's own, compressed already, or on another server.
  let paths: [String]
}

extension GuideApp {
  /// Makes the copies of all pages and flags, with the clocks of the beginning of a month: browsers let them go on, and
  /// nobody copies the same pages again because the time is another. The month is a text such as `2026-11`.
  func offlineCopies(
    _ index: CountryIndex,
    in language: GuideLanguage,
    month: String
  ) async throws -> OfflineCopies {
    var paths = ["/almanac.wasm", "/api/favorites"]
    let state = GuideLibrary.State.loaded(index)
    let start = try Date("\(month)-01", strategy: Date.ISO8601FormatStyle().year().month().day())
    let (list, texts) = (CountryListViewModel(state, language: language), Texts(language))
    var contents: [(String, Content)] = [
      ("/", .page(CountryListPage(texts: texts, model: list, showsAll: false).text)),
      ("/?all=1", .page(CountryListPage(texts: texts, model: list, showsAll: true).text)),
      ("/compare", .page(ComparisonPage(texts, index, "", "", state, now: start).text)),
      ("/api/search", .text(index.searchText)),
      ("/api/emoji/\(language.rawValue)", try await EmojiList.of(language).found("")),
    ]
    contents += Self.fixedPages.map { ("/\($0.path)", .page($0.page(texts))) }
    let unneeded: Set = ["almanac.wasm", "openapi.json", "sw.js"]
    let assets = Asset.all.filter { !unneeded.contains($0.key) }.sorted { $0.key < $1.key }
    contents += assets.map { ("/\($0)", $1.content) }
    for country in index.countries {
      let code = country.code
      contents.append(("/country/\(code)", .page(countryPage(code, state, texts, now: start) ?? "")))
      let facts = ComparisonFacts(code: code, in: index, language: language, now: start)
      contents.append(("/api/facts/\(code)", try .json(facts)))
      for (query, size) in [("", FlagSize.standard), ("?size=48", try FlagSize("48"))] {
        let path = "/flags/\(code).png\(query)"
        if country.flagURL != nil {
          paths.append(path)
        } else {
          contents.append((path, .png(try await flags.image(of: country, size: size).png)))
        }
      }
    }
    return OfflineCopies(copies: contents.map(OfflineCopies.Copy.init), paths: paths)
  }
}

/// The facts about a country for a comparison without the server.
struct ComparisonFacts: Encodable {
  struct Fact: Encodable {
    let title: String
    let text: String
    let value: Double?
  }

  let name: String
  let facts: [Fact]

  /// The facts, or `nil` if there is no country with the code.
  init?(code: String, in index: CountryIndex, language: GuideLanguage, now: Date) {
    guard let country = index.country(code),
      let model = ComparisonViewModel(left: code, right: code, in: index, language: language, now: now)
    else { return nil }
    name = model.left.name
    let numbers: [TextKey: Double?] = [
      .population: country.population.map(Double.init), .area: country.area, .density: country.density,
      .neighbors: Double(country.borders.count),
    ]
    facts = model.rows.map { row in
      Fact(title: row.title, text: row.left ?? "–", value: numbers[row.key] ?? nil)
    }
  }
}
