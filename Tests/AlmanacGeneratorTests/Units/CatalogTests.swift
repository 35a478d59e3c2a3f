import TestSupport
import Testing

@testable import AlmanacGenerator

/// The entries for a page that shows them.
@Suite struct CatalogTests {
  private func catalog(_ settings: String, _ list: String) throws -> (Catalog, countries: Catalog.Section) {
    let folder = try TemporaryFolder(["almanac.json": settings, "countries.json": list])
    for code in ["xx", "ch", "de"] { try folder.addFlag("Flags/\(code).png", from: "xx") }
    let catalog = Pipeline.catalog(Request(folder: folder.path), title: "App").catalog
    #expect(catalog.flags.map(\.file) == ["ch.png", "de.png", "xx.png"])
    return (catalog, try #require(catalog.sections.first { $0.kind == "countries" }))
  }

  /// The labels are those of `accessibilityLabel()`.
  @Test(arguments: [
    ("{}", ["Flag of Switzerland", "Flag of Germany", "Flag XX"]),
    (
      #"{ countries: { accessibilityLabel: { en: "{name}’s flag" } } }"#,
      ["Switzerland’s flag", "Germany’s flag", "Flag XX"]
    ),
    (#"{ countries: { languages: ["de"] } }"#, ["Flag of Schweiz", "Flag of Deutschland", "Flag XX"]),
    (#"{ countries: { languages: ["de", "en"] } }"#, ["Flag of Switzerland", "Flag of Germany", "Flag XX"]),
  ])
  func labelsFlags(settings: String, labels: [String]) throws {
    let english = #"[{"code": "CH", "name": "Switzerland"}, {"code": "DE", "name": "Germany"}]"#
    let german =
      #"[{"code": "CH", "name": "Schweiz", "names": {"en": "Switzerland"}}, "#
      + #"{"code": "DE", "name": "Deutschland", "names": {"en": "Germany"}}]"#
    let list = settings.contains("de") ? german : english
    #expect(try catalog(settings, list).countries.entries.map { $0.label ?? "" } == labels)
  }

  @Test func namesOrigins() throws {
    let (catalog, section) = try catalog("{}", #"[{"code": "CH", "name": "Switzerland", "capital": "Bern"}]"#)
    let entry = try #require(section.entries.first)
    #expect(entry.expression == "Country.ch")
    let capital = try #require(entry.facts.first { catalog.labels.texts[$0.label] == "capital" })
    #expect(capital.values == ["Bern"] && catalog.origins.texts[capital.origin].hasSuffix("/countries.json:1:51"))
    guard case .row(let row) = entry.search else { throw Unexpected() }
    #expect(row == "=ch;<switzerland;/ bern;")
  }

  private struct Unexpected: Error {}
}
