import Testing

@testable import AlmanacGenerator

/// Unusable entries of third-party lists are left out. In Almanac's own format, they are errors.
@Suite struct LeftOutEmojiTests {
  private static func swiftEmoji(_ entries: (character: String, category: String, code: String)...) -> String {
    let lines = entries.map { entry in
      """
      {"category": "\(entry.category)", "character": "\(entry.character)", "keywords": ["\(entry.code)"], "name": "a",
       "shortcodes": ["\(entry.code)"], "supportsSkinTone": false}
      """
    }
    return "[\(lines.joined(separator: ",\n"))]"
  }

  private static let list = swiftEmoji(
    ("😀", "Smileys & Emotion", "grinning"),
    ("☺️", "Smileys & Emotion", "relaxed"),
    ("§", "Unknown", "section"),
    ("☺", "Unknown", "relaxed"),
    ("🦱", "Unknown", "curly"),
    ("+", "Unknown", "plus"),
    ("✈", "Unknown", "plane"),
    ("✈️", "Travel & Places", "airplane")
  )

  @Test func areOneWarningForEachReason() throws {
    let reading = try Reading(["emoji.json": Self.list])
    #expect(reading.problems == ["warning emoji-left-out 5", "warning emoji-left-out 9"])
    let messages = reading.diagnostics.map(\.message)
    #expect(messages.first == "skipped 2 entries that are not Unicode emoji: '§', '+'")
    let skipped = "skipped 1 emoji with an unknown category: '🦱' ('Unknown'); to keep it, add "
    let advice = "Unicode's emoji-test.txt to 'emoji.data', or its category to 'emoji.categories' in almanac.json"
    #expect(messages.last == skipped + advice)
    let entries = try #require(reading.atlas.emoji?.entries)
    #expect(entries.map(\.character) == ["😀", "☺️", "✈"])
    #expect(entries.map(\.shortcodes) == [["grinning"], ["relaxed"], ["plane", "airplane"]])
    #expect(entries.map(\.keywords) == [["grinning"], ["relaxed"], ["plane", "airplane"]])
  }

  /// Of an exact duplicate, nobody knows which one is meant.
  @Test func exactDuplicatesAreErrors() throws {
    let list = Self.swiftEmoji(("😀", "Unknown", "a"), ("😀", "Smileys & Emotion", "b"))
    #expect(try Reading(["emoji.json": list]).problems.contains("error entry-duplicate 3"))
  }

  @Test(arguments: ["emoji-test.txt", "gemoji.json"])
  func takeTheCategoryOfAnotherFile(name: String) throws {
    let files = [
      "emoji.json": Self.list,
      "emoji-test.txt": "# group: People & Body\n1F9B1 ; fully-qualified # 🦱 E11.0 curly hair\n",
      "gemoji.json": #"[{"emoji": "🦱", "description": "curly hair", "category": "people"}]"#,
      "almanac.json": #"{ emoji: { data: ["emoji.json", "\#(name)"] } }"#,
    ]
    let reading = try Reading(files.filter { ["emoji.json", "almanac.json", name].contains($0.key) })
    #expect(reading.problems == ["warning emoji-left-out 5"])
    #expect(reading.atlas.emoji?.entries.map(\.character) == ["😀", "☺️", "🦱", "✈"])
  }

  /// A target that has Unicode's file is not told to add it.
  @Test(arguments: [#"["emoji-test.txt"]"#, #"["emoji.json", "emoji-test.txt"]"#])
  func theAdviceCanHelp(data: String) throws {
    let reading = try Reading([
      "emoji.json": Self.list, "emoji-test.txt": "# group: Faces\n1F600 ; fully-qualified # 😀 E1.0 grinning face\n",
      "almanac.json": "{ emoji: { data: \(data) } }",
    ])
    let warnings = reading.diagnostics.filter { $0.message.contains("unknown category") }
    #expect(!warnings.isEmpty)
    for warning in warnings {
      #expect(warning.message.hasSuffix("; to keep it, add its category to 'emoji.categories' in almanac.json"))
    }
  }

  @Test func ownCategoriesAreKnown() throws {
    let settings = #"{ emoji: { categories: { Unknown: {} } } }"#
    let reading = try Reading(["emoji.json": Self.list, "almanac.json": settings])
    #expect(reading.problems == ["warning emoji-left-out 5"])
    #expect(reading.atlas.emoji?.entries.map(\.character).contains("🦱") == true)
  }

  @Test(arguments: [#"include: ["😀", "🦱"]"#, #"names: { "🦱": "Hair" }"#, #"aliases: { curly: ["hair"] }"#])
  func entriesOfTheSettingsAreErrors(setting: String) throws {
    let reading = try Reading(["emoji.json": Self.list, "almanac.json": "{ emoji: { \(setting) } }"])
    #expect(reading.problems == ["warning emoji-left-out 5", "error emoji-category 9"])
  }

  @Test func excludedEmojiAreNotMentioned() throws {
    let settings = #"{ emoji: { exclude: ["🦱"] } }"#
    let reading = try Reading(["emoji.json": Self.list, "almanac.json": settings])
    #expect(reading.problems == ["warning emoji-left-out 5"])
  }

  /// SwiftEmoji writes all keys, and the category "Unknown".
  @Test func ownListsHaveErrors() throws {
    let complete = Self.swiftEmoji(
      ("😀", "Faces", "a"),
      ("§", "Symbols", "b"),
      ("☺️", "Symbols", "c"),
      ("☺", "Symbols", "d")
    )
    let problems = try Reading(["emoji.json": complete]).problems
    #expect(problems == ["error emoji-category 1", "error emoji-sequence 3", "error entry-duplicate 7"])
    let brief = #"[{"character": "§", "name": "section", "category": "Unknown"}]"#
    #expect(try Reading(["emoji.json": brief]).problems == ["error emoji-sequence 1", "error emoji-category 1"])
  }

  @Test func nothingLeftIsAnError() throws {
    let list = Self.swiftEmoji(("§", "Unknown", "section"), ("🦱", "Unknown", "curly"))
    let problems = try Reading(["emoji.json": list]).problems
    #expect(problems == ["error data-empty 1", "warning emoji-left-out 1", "warning emoji-left-out 3"])
  }

  @Test func unknownIsNoNameOfACategory() throws {
    let words = Self.swiftEmoji(("😀", "Unknown", "lachen"))
    let reading = try Reading(["emoji.json": Self.list, "emoji.de.json": words])
    #expect(reading.atlas.emoji?.words.map(\.language) == ["de"])
    #expect(reading.atlas.emoji?.categories.allSatisfy(\.names.isEmpty) == true)
  }
}
