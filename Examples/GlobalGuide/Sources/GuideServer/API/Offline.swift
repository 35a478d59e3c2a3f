import Guide
import NIOCore

/// What a browser copies to work without the server.
struct OfflineList: Encodable {
  /// Another text if a page changes.
  let version: String
  let paths: [String]

  init(_ index: CountryIndex) {
    let codes = index.countries.map(\.code)
    let fixed = [
      "/", "/?all=1", "/compare", "/emoji", "/amounts", "/offline", "/api/search", "/api/emoji/en", "/api/favorites",
    ]
    paths =
      fixed + Asset.all.keys.sorted().filter { $0 != "sw.js" && $0 != "openapi.json" }.map { "/\($0)" }
      + codes.flatMap { ["/country/\($0)", "/api/facts/\($0)", "/flags/\($0).png?size=48", "/flags/\($0).png"] }
    let content = Asset.all.sorted { $0.key < $1.key }.map(\.value.tag.text).joined() + codes.joined()
    version = ContentTag(ByteBuffer(string: content)).text
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
  init?(code: String, in index: CountryIndex) {
    guard let country = index.country(code), let model = ComparisonViewModel(left: code, right: code, in: index) else {
      return nil
    }
    name = model.left.name
    let numbers: [String: Double?] = [
      "Population": country.population.map(Double.init), "Area": country.area, "Density": country.density,
      "Neighbors": Double(country.borders.count),
    ]
    facts = model.rows.map { row in
      Fact(title: row.title, text: row.left ?? "–", value: numbers[row.title] ?? nil)
    }
  }
}
