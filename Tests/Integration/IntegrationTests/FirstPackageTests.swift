import Foundation
import TestSupport
import Testing

/// What the README promises, in a package outside the repository that begins with `almanac init`.
@Suite struct FirstPackageTests {
  /// The README's program uses only what `init` writes, too.
  private static func app() throws -> ConsumerTarget {
    let program = try MarkdownDocument(path: "README.md").blocks.first { $0.marks["example"] == "program" }
    let more =
      "print(Currency.swissFranc.countries.count, CurrencyLocale.germanSwitzerland.name)\n"
      + "print(Country.switzerland.subdivisions.count, Country.ch.currencies, Country.ch.languages.count)\n"
    return try ConsumerTarget(
      name: "First",
      products: ["Almanac", "AlmanacMoney"],
      program: #require(program).text + more
    )
  }

  @Test func buildsReportsMistakesAndGenerates() async throws {
    try await ConsumerFolder.withPackage(.native, main: Self.app()) { package in
      #expect(try almanac("init", "Sources/First", in: package.folder).status == 0)
      try package.buildCleanly()
      let printed = try package.run()
      #expect(printed.hasPrefix("🇨🇭 Switzerland: capital Bern, currency Swiss Franc\n"), "\(printed)")
      #expect(printed.contains("\n👋 rumantsch\n1 German (Switzerland)\n"), "\(printed)")
      #expect(printed.contains("\n2 [") && printed.hasSuffix("swissFranc] 4\n"), "\(printed)")
      try buildsAgainWithAnotherFlag(package)
      try reportsMistakes(package)
      try generatesForACommit(package)
    }
  }

  private func buildsAgainWithAnotherFlag(_ package: ConsumerPackage) throws {
    let before = try package.run()
    try package.addFlag("ch", from: "us")
    try package.buildCleanly()
    #expect(try package.run() != before)
  }

  /// One build reports both, each at its place, and so does the check without a build.
  private func reportsMistakes(_ package: ConsumerPackage) throws {
    let list = try String(contentsOf: package.source("currencies.json"), encoding: .utf8)
    let mistakes = [
      "Sources/First/Flags/usa.png:1:1: error: 'usa.png' is named after an alpha-3 code",
      "Sources/First/currencies.json:2:28: error: duplicate entry 'CHF'; remove it, or the first one on line 1",
    ]
    try package.addFlag("usa", from: "us")
    try package.add(
      "currencies.json",
      "[{\"code\": \"CHF\", \"name\": \"Franc\"},\n {\"name\": \"Other\", \"code\": \"CHF\"}]"
    )
    let check = ["package", "validate-resources"]
    // A folder that an option's value happens to name is not the one to check.
    try package.write("", to: "alpha2/empty")
    let variants = [check, check + ["--strict", "Sources/First"], check + ["--naming", "alpha2"]]
    for result in try [package.build()] + variants.map({ try package.swift($0) }) {
      #expect(result.status == 1 && !result.output.contains("in all:"))
      for mistake in mistakes { #expect(result.output.contains(mistake), "\(result.output.suffix(2000))") }
    }
    try package.removeFlag("usa")
    try package.add("currencies.json", list)
  }

  /// The target of committed files doesn't use the plugin.
  private func generatesForACommit(_ package: ConsumerPackage) throws {
    let manifest = try String(contentsOf: package.folder.appending(path: "Package.swift"), encoding: .utf8)
    try package.write(manifest.replacing(/, plugins: \[.*?\]/, with: ""), to: "Package.swift")
    let command = ["package", "--allow-writing-to-package-directory", "generate-resources", "--target", "First"]
    #expect(try package.swift(command).status == 0)
    #expect(try package.swift(command + ["--check"]).status == 0)
    try package.addFlag("fr")
    let result = try package.swift(command + ["--check"])
    #expect(result.status == 1 && result.output.contains("/AlmanacCountry.swift:"), "\(result.output.suffix(2000))")
  }
}
