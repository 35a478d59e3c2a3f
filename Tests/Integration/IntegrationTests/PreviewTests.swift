import Almanac
import AlmanacWorld
import Foundation
import TestSupport
import Testing

/// The pages of `almanac preview`, in a browser.
@Suite(.runsCommands, .enabled(if: Chromium.isExpected, "Chromium is not installed."))
struct PreviewTests {
  private static let sections = ["problems", "flags", "countries", "emoji", "currencies", "locales", "languages"]

  @Test(arguments: [false, true])
  func showsATargetWithFlagsOnly(isDark: Bool) throws {
    let page = try PreviewPage(of: Repository.tour)
    #expect(page.result.status == 0 && page.result.output.isEmpty, "\(page.result.output)")
    let report = try page.check(
      .init(queries: ["is", "CH"], sections: Self.sections, addresses: ["#/countries/ch"]),
      isDark: isDark
    )
    #expect(report.problems.isEmpty, "\(report.problems)")
    #expect(report.title == "Tour – Almanac preview")
    #expect(report.searches == [[["is"], []], [["ch"], []]])
    #expect(report.texts["flags"]?.contains(".is\n64 × 64 · ") == true, "\(report.texts)")
    #expect(report.texts["emoji"] == "")
    #expect(report.details.first?.contains("Country.ch") == true, "\(report.details)")
  }

  /// A target without input gets the whole world, in a file of moderate size.
  @Test func showsTheWorld() throws {
    let folder = try TemporaryFolder()
    let page = try PreviewPage(of: folder.url)
    #expect(page.result.status == 0 && page.result.output.isEmpty, "\(page.result.output)")
    #expect(try page.html.utf8.count < 4_000_000)
    let report = try page.check(.init(queries: ["switz"], sections: Self.sections), isDark: true)
    #expect(report.problems.isEmpty, "\(report.problems)")
    #expect(report.searches == [[["ch"], ["🇨🇭"]]])
    #expect(report.texts["currencies"]?.replacing("\u{A0}", with: " ").contains("CHF 1,234.56") == true)
    #expect(report.texts["countries"]?.contains("Austria, Germany, France, Italy, Liechtenstein") == true)
    #expect(report.texts["languages"]?.contains("日本語") == true)
    #expect(report.texts["locales"]?.contains(".germanSwitzerland") == true)
    #expect(report.texts["emoji"]?.contains("Smileys & Emotion") == true)
    // The fallback, the two organizations and the two locales of the device do not count.
    #expect(report.texts["countries"]?.hasPrefix("Countries 250 and 3 others\n") == true)
    #expect(report.texts["locales"]?.hasPrefix("Locales 1,117 and 2 others\n") == true)
  }

  /// The page has more than 4,000 entries. To clear a search moves the flags and the countries, which it ranks, and
  /// nothing else.
  @Test func clearsASearchWithLittleWork() throws {
    let folder = try TemporaryFolder()
    let report = try PreviewPage(of: folder.url).check(.init(queries: ["s", "smi", "zzzzzz"]))
    #expect(report.problems.isEmpty, "\(report.problems)")
    #expect(report.moves.count == 3 && report.moves.allSatisfy { $0 <= 2 * Country.allCases.count }, "\(report.moves)")
  }

  /// Numbers have groups, units and signs, and codes their leading zeros.
  @Test func writesNumbersAsPeopleDo() throws {
    let (norway, brazil) = (Country.no, Country.br)
    let addresses = ["#/countries/no", "#/countries/br", "#/currencies/AUD"]
    let folder = try TemporaryFolder()
    let report = try PreviewPage(of: folder.url).check(.init(addresses: addresses))
    #expect(report.problems.isEmpty, "\(report.problems)")
    let details = try #require(report.details.count == 3 ? report.details : nil)
    let english = Locale(identifier: "en_US")
    for (country, text) in zip([norway, brazil], details) {
      let (population, area) = (try #require(country.population), try #require(country.area))
      #expect(text.contains(population.formatted(.number.locale(english))), "\(text)")
      #expect(text.contains("\(area.formatted(.number.locale(english))) km²"), "\(text)")
      #expect(text.contains("+\(try #require(country.callingCodes.first))"), "\(text)")
      let place = try #require(country.coordinate)
      let latitude = "\(abs(place.latitude))° \(place.latitude < 0 ? "S" : "N")"
      let longitude = "\(abs(place.longitude))° \(place.longitude < 0 ? "W" : "E")"
      #expect(text.contains("\(latitude), \(longitude)".replacing(".0°", with: "°")), "\(text)")
    }
    #expect(details[1].contains("076") && details[2].contains("036"), "\(details)")
  }

  @Test func saysThatAnAddressLeadsNowhere() throws {
    let messages = [
      "#/countries/zz": "Countries: this target has no “zz”.",
      "#/countries/%3Cb%3E": "Countries: this target has no “<b>”.",
      "#/countries/": "This address leads to no entry.",
      "#/continents/europe": "This address leads to no entry.",
      "#/": "This address leads to no entry.",
    ].sorted { $0.key < $1.key }
    let report = try PreviewPage(of: Repository.tour).check(.init(addresses: messages.map(\.key)))
    #expect(report.problems.isEmpty, "\(report.problems)")
    try #require(report.details.count == messages.count)
    for (text, message) in zip(report.details, messages.map(\.value)) {
      #expect(text.contains("Not found") && text.contains(message), "\(text)")
    }
  }

  /// The page of a target with errors has what can be read, and all problems.
  @Test func showsProblems() throws {
    let page = try PreviewPage(of: Repository.invalidFixtures.appending(path: "several"))
    #expect(page.result.status == 1)
    let report = try page.check(.init(sections: Self.sections))
    #expect(report.problems.isEmpty, "\(report.problems)")
    let lines = page.result.output.split(separator: "\n")
    let problems = try #require(report.texts["problems"])
    #expect(lines.count == 9 && problems.hasPrefix("Problems 9"))
    for line in lines {
      let message = try #require(line.firstMatch(of: /: error: (.+) \[[a-z-]+\]$/)).1
      #expect(problems.contains(message), "\(message)")
    }
    #expect(report.texts["flags"]?.contains("error: rename 'FR.png' to 'fr.png': flag names") == true)
    #expect(report.texts["flags"]?.contains("FR.png\nno case\n8 × 9 · ") == true)
    #expect(report.texts["flags"]?.contains(".us\nno valid PNG · 74 bytes") == true)
  }

  @Test func statusOfAPageThatCannotBeWritten() throws {
    let folder = try TemporaryFolder()
    try folder.add("page.html/file", Data())
    let command = [AlmanacExecutable.path, "preview", "--output", folder.path(of: "page.html")]
    let result = try CommandResult.run(command, in: Repository.tour)
    #expect(result.status == 1 && result.output.contains("[output-unwritable]"), "\(result.output)")
  }
}
