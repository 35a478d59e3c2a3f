import TestSupport
import Testing

@testable import AlmanacGenerator

/// The facts about an entry, and their locations.
@Suite struct ExplanationTests {
  private static let files = [
    "countries.json": #"[{"code": "CH", "name": "Switzerland", "currencies": ["CHF"], "languages": ["de"]}]"#,
    "currencies.json": #"[{"code": "CHF", "name": "Franc"}]"#,
    "languages.json": "[\n{\"code\": \"de\", \"name\": \"German\", \"nativeName\": \"Deutsch\", \"script\": \"Latn\"}]",
    "locales.json": #"[{"identifier": "de_CH", "name": "German (Switzerland)"}]"#,
    "emoji.json": #"[{"character": "😀", "name": "face", "category": "Smileys & Emotion", "shortcodes": ["grin"]}]"#,
  ]

  @Test(arguments: [
    ("ch", ["Country.ch", "CHF", "de_CH"]), ("CHF", ["Currency.franc", "Franc", "ch"]),
    ("de", ["Language.german", "Deutsch", "left to right", "ch"]), ("DE", ["Language.german"]),
    ("de-CH", ["CurrencyLocale.germanSwitzerland", "CHF", "language"]), ("grin", ["Emoji 😀", "Smileys & Emotion"]),
    ("😀", ["Emoji 😀", "grin"]),
  ])
  func says(text: String, parts: [String]) throws {
    let folder = try TemporaryFolder(Self.files)
    let explanation = Explanation.of(text, in: Request(folder: folder.path))
    let known = try #require(explanation.text)
    #expect(explanation.diagnostics.isEmpty)
    for part in parts { #expect(known.contains(part), "\(known)") }
  }

  @Test func namesTheLine() throws {
    let folder = try TemporaryFolder(Self.files)
    let text = try #require(Explanation.of("de", in: Request(folder: folder.path)).text)
    #expect(text.contains("Deutsch  (\(folder.path)/languages.json:2:48)"), "\(text)")
  }

  @Test func givesTheCoordinateOnce() throws {
    let countries = #"[{"code": "CH", "name": "Switzerland", "coordinate": [46.8, -8.2]}]"#
    let folder = try TemporaryFolder(["countries.json": countries])
    let text = try #require(Explanation.of("ch", in: Request(folder: folder.path)).text)
    let lines = text.split(separator: "\n").filter { $0.contains("coordinate") }
    #expect(lines.map(String.init) == ["  coordinate  46.8, -8.2  (\(folder.path)/countries.json:1:55)"], "\(text)")
  }

  /// The names of wrong languages are also shown.
  @Test func hasNoControlCharacters() throws {
    let folder = try TemporaryFolder([
      "countries.json": #"[{"code": "CH", "name": "a\u001bb", "names": {"fr\u001b[31m\n": "Suisse"}}]"#
    ])
    let text = try #require(Explanation.of("ch", in: Request(folder: folder.path)).text)
    #expect(text.contains(#"name in fr\u{1b}[31m\u{a}"#))
    #expect(text.contains(#"a\u{1b}b"#))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }

  @Test func suggestsWhatWasMeant() throws {
    let folder = try TemporaryFolder(Self.files)
    let explanation = Explanation.of("CHG", in: Request(folder: folder.path))
    #expect(explanation.text == nil && explanation.diagnostics.map(\.rule) == [.entryUnknown])
    #expect(explanation.diagnostics.first?.message.contains("did you mean 'CHF'?") == true)
  }
}
