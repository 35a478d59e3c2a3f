import Foundation
import TestSupport
import Testing

/// Builds consumer packages with both of SwiftPM's build systems, changes their inputs, and checks what each build
/// does.
@Suite struct BuildToolPluginTests {
  /// Prints the sizes of the flags.
  private static let program = """
    @main struct App {
      static func main() {
        let sizes = Country.allCases.map { "\\($0)=\\($0.flag.png.count)" }
        print(sizes.joined(separator: " "))
      }
    }
    """

  @Test(arguments: BuildSystem.allCases)
  func followsTheFlags(buildSystem: BuildSystem) async throws {
    let app = ConsumerTarget(name: "App", program: Self.program)
    try await ConsumerFolder.withPackage(buildSystem, main: app) { package in
      for flag in ["fr", "id", "us", "xx"] { try package.addFlag(flag) }
      try package.add("almanac.json", "{ countries: { image: { shrink: false } } }")
      try buildsWithoutWarning(package)
      try compilesOnlyWhatChanges(package)
      try recompilesOnlyTheTable(package)
      try noticesFlagsThatComeAndGo(package)
      try shrinksFlags(package)
      try noticesFilesOutside(package)
      try noticesChangedTemplates(package)
      try reportsEveryProblemAndKeepsTheOutput(package)
      try endsWithWhatIsNoFile(package)
    }
  }

  private func buildsWithoutWarning(_ package: ConsumerPackage) throws {
    try package.buildCleanly()
    let sizes = try ["fr", "id", "us", "xx"].map { "\($0)=\(try size($0))" }
    let result = try package.swift(["run", "--quiet", "App"])
    #expect(result.status == 0 && result.output.hasSuffix(sizes.joined(separator: " ") + "\n"), "\(result.output)")
  }

  private func size(_ code: String) throws -> String {
    String(try Data(contentsOf: Repository.flag(code)).count)
  }

  /// Every build runs the generator, which changes nothing.
  private func compilesOnlyWhatChanges(_ package: ConsumerPackage) throws {
    let objects = package.objectDates()
    #expect(objects.count == 3)
    try package.buildWithoutError()
    #expect(package.objectDates() == objects)
    // The same bytes with a new date.
    try package.addFlag("us")
    try package.buildWithoutError()
    #expect(package.objectDates() == objects)
  }

  private func recompilesOnlyTheTable(_ package: ConsumerPackage) throws {
    let before = package.objectDates()
    try package.addFlag("us", from: "se")
    try package.buildWithoutError()
    let after = package.objectDates()
    #expect(before.keys.filter { before[$0] != after[$0] }.map { $0.prefix { $0 != "." } } == ["AlmanacCountryFlags"])
    #expect(try package.run().contains("us=\(try size("se")) "))
  }

  private func noticesFlagsThatComeAndGo(_ package: ConsumerPackage) throws {
    try package.addFlag("se")
    try package.buildWithoutError()
    #expect(try package.run().contains("se=\(try size("se")) us="))
    try package.removeFlag("se")
    try package.buildWithoutError()
    #expect(try !package.run().contains("se="))
  }

  /// SwiftPM hasn't seen these files when it planned the build.
  private func noticesFilesOutside(_ package: ConsumerPackage) throws {
    try package.write("[]", to: "Shared/notes.txt")
    for (name, code) in [("fr", "us"), ("xx", "xx")] {
      try Data(contentsOf: Repository.flag(code)).write(toNew: package.folder.appending(path: "Shared/\(name).png"))
    }
    try package.add("almanac.json", "{ countries: { flags: '../../Shared', image: { shrink: false } } }")
    try package.buildWithoutError()
    #expect(try package.run().contains("fr=\(try size("us"))"))
    try Data(contentsOf: Repository.flag("se")).write(toNew: package.folder.appending(path: "Shared/fr.png"))
    try package.buildWithoutError()
    #expect(try package.run().contains("fr=\(try size("se"))"))
    try Data(contentsOf: Repository.flag("id")).write(toNew: package.folder.appending(path: "Shared/id.png"))
    try package.buildWithoutError()
    #expect(try package.run().contains("id=\(try size("id"))"))
    try FileManager.default.removeItem(at: package.folder.appending(path: "Shared/fr.png"))
    try package.buildWithoutError()
    #expect(try !package.run().contains("fr="))
    try FileManager.default.removeItem(at: package.folder.appending(path: "Shared"))
    let result = try package.build()
    #expect(result.status == 1 && result.output.contains("error: there is no folder"), "\(result.output.suffix(2000))")
    try package.add("almanac.json", "{}")
    try package.buildWithoutError()
  }

  private func shrinksFlags(_ package: ConsumerPackage) throws {
    let image = PNGFileWriter(red: 200, side: 32)
    try Data(image.png).write(toNew: package.flag("id"))
    try package.add("almanac.json", "{ countries: { image: { shrink: true } } }")
    try package.buildWithoutError()
    let sizes = try package.run()
    let size = try #require(sizes.firstMatch(of: /id=([0-9]+)/).flatMap { Int($0.1) })
    #expect(size < image.png.count / 20, "\(sizes)")
  }

  /// The templates are files, on which the output depends.
  private func noticesChangedTemplates(_ package: ConsumerPackage) throws {
    for name in ["Country", "Parts/Header"] {
      let file = package.almanac.appending(path: "Templates/\(name).mustache")
      let text = try String(contentsOf: file, encoding: .utf8)
      try (text + "// Another line in \(name)\n").write(to: file, atomically: true, encoding: .utf8)
      try package.buildWithoutError()
      let generated = try package.products(endingIn: ["AlmanacCountry.swift"], of: ["App"]).map {
        try String(contentsOf: $0, encoding: .utf8)
      }
      #expect(!generated.isEmpty && generated.allSatisfy { $0.contains("// Another line in \(name)\n") })
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  private func reportsEveryProblemAndKeepsTheOutput(_ package: ConsumerPackage) throws {
    let generated = ["AlmanacCountry.swift", "AlmanacCountryFlags.swift"]
    let before = package.dates(ofFilesEndingIn: generated)
    try package.addFlag("usa", from: "us")
    try package.add("Flags/de.png", "not a picture")
    let result = try package.build()
    #expect(result.status == 1)
    let flags = package.folder.appending(path: "Sources/App/Flags").path(percentEncoded: false)
    #expect(result.output.contains("\(flags)/usa.png:1:1: error: 'usa.png' is named after an alpha-3 code"))
    #expect(result.output.contains("\(flags)/de.png:1:1: error: 'de.png' is not a PNG"))
    #expect(package.dates(ofFilesEndingIn: generated) == before)
    try validatesWithoutBuilding(package)
    try package.removeFlag("usa")
    try package.removeFlag("de")
    try package.buildWithoutError()
  }

  /// The plugin and the tool read neither pipes nor devices. SwiftPM does not end with links in circles, so no build
  /// has any.
  private func endsWithWhatIsNoFile(_ package: ConsumerPackage) throws {
    let folder = package.folder.appending(path: "Sources/App").path(percentEncoded: false)
    let settings = "\(folder)/almanac.json"
    for make in [{ mkfifo($0, 0o600) }, { symlink("/dev/zero", $0) }] as [(String) -> Int32] {
      try FileManager.default.removeItem(atPath: settings)
      try #require(make(settings) == 0)
      let result = try package.build()
      #expect(
        result.status == 1 && result.output.contains("\(settings):1:1: error: this is not a file"),
        "\(result.output)"
      )
    }
    try FileManager.default.removeItem(atPath: settings)
    try #require(mkfifo("\(folder)/Flags/de.png", 0o600) == 0)
    let result = try package.build()
    #expect(result.status == 1 && result.output.contains("\(folder)/Flags/de.png:1:1: error: 'de.png' is not a file"))
    try package.removeFlag("de")
    try package.buildWithoutError()
  }

  /// Paths are relative to the package, for annotations of a repository.
  private func validatesWithoutBuilding(_ package: ConsumerPackage) throws {
    for target in [[], ["--target", "App"]] {
      let result = try package.swift(["package", "validate-resources"] + target)
      #expect(result.status == 1)
      #expect(result.output.contains("\nSources/App/Flags/usa.png:1:1: error: "), "\(result.output.suffix(2000))")
      #expect(result.output.contains("\nchecked Sources/App: "))
      #expect(result.output.contains("error: the resources of App are not valid"))
    }
  }
}

extension PNGFileWriter {
  /// An image of one color, without compression.
  fileprivate init(red: Int, side: Int) {
    self.init(width: side, height: side, color: .rgb, depth: 8)
    samples = (0..<(side * side)).flatMap { _ in [red, 0, 0] }
  }
}
