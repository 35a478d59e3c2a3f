import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// The generated Swift is exactly the text in `Tests/Goldens`.
///
/// The fixtures do not shrink their flags, because another zlib can give other bytes.
@Suite struct GoldenTests {
  /// The name of a golden folder, and the fixture that it is generated from.
  private static let inputs = [
    "Amounts": "Fixtures/Settings/Sources/Amounts",
    "Atlas": "Fixtures/Settings/Sources/Atlas",
    "Facts": "Fixtures/Settings/Sources/Facts",
    "Keys": "Fixtures/Settings/Sources/Keys",
    "Isolated": "Fixtures/Settings/Sources/Isolated",
    "Legacy": "Fixtures/Settings/Sources/Legacy",
    "Lists": "Fixtures/Settings/Sources/Lists",
    "Money": "Fixtures/Settings/Sources/Money",
    "Moods": "Fixtures/Settings/Sources/Moods",
  ]

  /// The templates of a golden folder. The files of all other templates contain only a comment.
  private static let templates = [
    "Amounts": ["Currency", "CurrencyLocale"],
    "Atlas": [
      "Country", "CountryFacts", "CountryFlags", "Currency", "CurrencyLocale", "Emoji", "EmojiCategory", "Subdivision",
    ],
    "Facts": ["Country", "CountryFacts"],
    "Lists": ["Currency", "CurrencyLocale"], "Money": ["Currency", "CurrencyLocale"],
    "Moods": ["Emoji", "EmojiCategory"],
  ]

  /// The libraries that the targets depend on.
  private static let libraries: [String: [SupportedLibrary]] = [
    "Amounts": [.money], "Atlas": [.currency], "Money": [.currency],
  ]

  @Test(arguments: inputs.keys.sorted())
  func generatesTheReference(name: String) throws {
    let input = try #require(Self.inputs[name])
    var request = Request(folder: Repository.root.appending(path: input).path(percentEncoded: false))
    request.libraries = Self.libraries[name] ?? []
    let outcome = Pipeline.run(request)
    #expect(outcome.diagnostics.isEmpty)
    let names = Self.templates[name] ?? ["Country", "CountryFlags"]
    let files = outcome.files.filter { !$0.isEmpty }
    #expect(files.map(\.name) == names.map { "Almanac\($0).swift" })
    #expect(outcome.files.count == 9)
    for file in files {
      let reference = Repository.root.appending(path: "Tests/Goldens/\(name)/\(file.name)")
      #expect(try Repository.matches(file.contents, reference: reference), "\(file.name) differs from \(name)'s")
    }
  }

  @Test func doesNotDependOnTheFolderOrItsOrder() throws {
    let names = Repository.folders(in: Repository.tour.appending(path: "Flags"))
    var results: Set<[GeneratedFile]> = []
    for order in [names, names.reversed()] {
      let folder = try TemporaryFolder()
      for name in order { try folder.addFlag("Flags/\(name)", from: String(name.dropLast(4))) }
      results.insert(Pipeline.run(Request(folder: folder.path)).files)
    }
    #expect(results.count == 1)
    #expect(results.first?.isEmpty == false)
  }
}
