import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// The generated Swift is exactly the text in the folders `Generated` of `Fixtures/Settings`, which also compile.
///
/// The fixtures do not shrink their flags, because another zlib can give other bytes.
@Suite struct GoldenTests {
  private static let folder = Repository.root.appending(path: "Fixtures/Settings/Sources")

  /// The templates of a target. The files of all other templates contain only a comment.
  private static let templates = [
    "Amounts": ["Currency", "CurrencyLocale", "Tables"],
    "Atlas": [
      "Country", "CountryFacts", "CountryFlags", "Currency", "CurrencyLocale", "Emoji", "EmojiCategory", "Subdivision",
    ],
    "Facts": ["Country", "CountryFacts"],
    "Lists": ["Currency", "CurrencyLocale"], "Money": ["Currency", "CurrencyLocale"],
    "Moods": ["Emoji", "EmojiCategory"],
    "Tables": ["Country", "CountryFacts", "Currency", "Emoji", "EmojiCategory", "Tables"],
  ]

  /// The libraries that the targets depend on.
  private static let libraries: [String: [SupportedLibrary]] = [
    "Amounts": [.money, .amountForms], "Atlas": [.currency], "Money": [.currency],
  ]

  @Test(arguments: Repository.folders(in: folder).filter { $0 != "Client" })
  func generatesTheReference(name: String) throws {
    let target = Self.folder.appending(path: name)
    var request = Request(folder: target.path(percentEncoded: false))
    request.libraries = Self.libraries[name] ?? []
    let outcome = Pipeline.run(request)
    #expect(outcome.diagnostics.isEmpty)
    let names = Self.templates[name] ?? ["Country", "CountryFlags"]
    let files = outcome.files.filter { !$0.isEmpty }
    #expect(files.map(\.name) == names.map { "Almanac\($0).swift" })
    #expect(outcome.files.count == 10)
    for file in files {
      let reference = target.appending(path: "Generated/\(file.name)")
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
