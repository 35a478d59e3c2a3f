import Testing

@testable import AlmanacGenerator

/// Emoji categories, and their names in other languages.
@Suite struct EmojiCategoryTests {
  private static let emoji = """
    [{"character": "🚀", "name": "rocket", "category": "Company"}, {"character": "😀", "name": "face", "category": "Smileys & Emotion"},
     {"character": "🏁", "name": "flag", "category": "Flags"}]
    """

  @Test func areThoseOfTheDataInTheirOrder() throws {
    let settings = """
      { emoji: { categories: { "Company": { symbol: "building.2", names: { de: "Firma" } }, "Flags": { symbol: "flag.2" },
        "Unused": {} } } }
      """
    let generated = try Generated(["emoji.json": Self.emoji, "almanac.json": settings])
    #expect(generated.problems == [])
    #expect(generated.cases("EmojiCategory") == ["smileysAndEmotion", "flags", "company"])
    let reading = try Reading(["emoji.json": Self.emoji, "almanac.json": settings])
    let categories = try #require(reading.atlas.emoji).categories
    #expect(categories.map(\.name) == ["Smileys & Emotion", "Flags", "Company"])
    #expect(categories.map(\.symbol).suffix(2) == ["flag.2", "building.2"])
    #expect(categories.last?.names == ["de": "Firma"])
    let text = generated.text("EmojiCategory")
    #expect(text.contains("building.2") && text.contains("Firma") && !text.contains("Unused"))
  }

  @Test func mustBeKnown() throws {
    #expect(try Reading(["emoji.json": Self.emoji]).problems == ["error emoji-category 1"])
    let nearby = #"{ emoji: { categories: { "Compani": {} } } }"#
    let diagnostics = try Reading(["emoji.json": Self.emoji, "almanac.json": nearby]).diagnostics
    #expect(diagnostics.first?.message.contains("did you mean 'Compani'?") == true)
  }

  @Test func mustGiveCases() throws {
    let settings = #"{ emoji: { categories: { "1st": {}, " ": {} } } }"#
    let emoji = Self.emoji.replacing("\"Company\"", with: "\"1st\"")
    let problems = try Generated(["emoji.json": emoji, "almanac.json": settings]).problems
    #expect(problems == ["error case-name 1", "error config-value 1"])
  }

  @Test func areNamedInLanguages() throws {
    let settings =
      #"{ emoji: { categories: { Company: { names: { "x y": "a", french: "b", "pt_pt": "Empresa" } } } } }"#
    let reading = try Reading(["emoji.json": Self.emoji, "almanac.json": settings])
    #expect(reading.problems == ["error config-value 1", "error config-value 1"])
    #expect(reading.atlas.emoji?.categories.last?.names["pt-PT"] == "Empresa")
  }

  @Test(arguments: [("pt-PT", "pt-PT"), ("pt_pt", "pt-PT"), ("zh-hant", "zh-Hant"), ("de", "de")])
  func wordsKeepTheirTerritory(name: String, language: String) throws {
    let words = #"[{"character": "😀", "name": "palavra", "category": "Caras"}]"#
    let emoji = #"[{"character": "😀", "name": "face", "category": "Smileys & Emotion"}]"#
    let reading = try Reading(["emoji.json": emoji, "emoji.\(name).json": words])
    #expect(reading.problems == [])
    #expect(reading.atlas.emoji?.words.map(\.language) == [language])
    #expect(reading.atlas.emoji?.categories.map(\.names) == [[language: "Caras"]])
    let annotations = """
      {"annotations": {"identity": {"language": "pt", "territory": "PT"}, "annotations": {"😀": {"tts": ["palavra"]}}}}
      """
    let both = try Reading(["emoji.json": emoji, "annotations.json": annotations])
    #expect(both.atlas.emoji?.words.map(\.language) == ["pt-PT"])
  }
}
