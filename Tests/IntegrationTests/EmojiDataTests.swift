import Foundation
import TestSupport
import Testing

/// Generates `Emoji` from Unicode's full list, in a package outside the repository.
@Suite struct EmojiDataTests {
  /// The file of Debian's package `unicode-data`.
  private static let emojiTest = URL(filePath: "/usr/share/unicode/emoji/emoji-test.txt")

  @Test(.enabled(if: FileManager.default.fileExists(atPath: emojiTest.path(percentEncoded: false))))
  func knowsAllThatUnicodeLists() async throws {
    let program = Repository.root.appending(path: "Fixtures/EmojiCheck/Program.swift")
    let main = try ConsumerTarget(name: "EmojiCheck", program: String(contentsOf: program, encoding: .utf8))
    let text = try String(contentsOf: Self.emojiTest, encoding: .utf8)
    let words = try words(of: text)
    let result = try await ConsumerFolder.withPackage(.native, main: main) { package in
      try package.add("emoji-test.txt", text)
      try package.add("words.json", words)
      try package.add("almanac.json", #"{ emoji: { data: ["emoji-test.txt", "words.json"] } }"#)
      try package.buildCleanly()
      try hasNoInitializers(package)
      let files = ["emoji-test.txt", "words.json"].map { package.folder.appending(path: "Sources/EmojiCheck/\($0)") }
      return try package.run(files.map { $0.path(percentEncoded: false) })
    }
    let counts = try #require(result.firstMatch(of: /(\d+) emoji, (\d+) fully-qualified, 0 problems\n$/), "\(result)")
    // Emoji 15.0 has 1,870 and 3,655; later ones have more.
    #expect(try #require(Int(counts.1)) > 1_800)
    #expect(try #require(Int(counts.2)) > 3_600)
  }

  /// Nothing runs at program start: neither the generated code nor the runtime has initializers.
  private func hasNoInitializers(_ package: ConsumerPackage) throws {
    #if os(Linux)
      let objects = package.products(endingIn: [".o"], of: ["EmojiCheck", "Almanac"])
      #expect(objects.contains { $0.lastPathComponent.hasPrefix("AlmanacEmoji") })
      #expect(objects.contains { $0.lastPathComponent.hasPrefix("EmojiTable") })
      let paths = objects.map { $0.path(percentEncoded: false) }
      let sections = try CommandResult.run(["readelf", "--sections", "--wide"] + paths, in: package.folder)
      #expect(sections.status == 0 && sections.output.contains(".text"))
      #expect(!sections.output.contains(".init_array") && !sections.output.contains(".ctors"))
    #endif
  }

  /// Entries with shortcodes and keywords made from the names in the file.
  private func words(of text: String) throws -> String {
    var entries: [[String: Any]] = []
    for line in text.split(separator: "\n") {
      guard let match = line.firstMatch(of: /; fully-qualified +# (\S+) E\S+ (.+)$/), !match.2.contains("skin tone")
      else { continue }
      let words = match.2.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      let shortcode = words.joined(separator: "_").replacing(/[^a-z0-9_]/, with: "")
      entries.append([
        "character": String(match.1), "name": String(match.2), "category": "Objects",
        "shortcodes": [shortcode.isEmpty ? "none" : "\(shortcode)_\(entries.count)"],
        "keywords": Array(Set(words)).sorted(), "supportsSkinTone": false,
      ])
    }
    return String(decoding: try JSONSerialization.data(withJSONObject: entries), as: UTF8.self)
  }
}
