import Foundation
import TestSupport
import Testing

/// Generates `Emoji` from Unicode's full list.
@Suite(.runsCommands) struct EmojiDataTests {
  /// The file of Debian's package `unicode-data`.
  private static let emojiTest = URL(filePath: "/usr/share/unicode/emoji/emoji-test.txt")

  @Test(.enabled(if: FileManager.default.fileExists(atPath: emojiTest.path(percentEncoded: false))))
  func knowsAllThatUnicodeLists() throws {
    let source = Repository.root.appending(path: "Fixtures/EmojiCheck/Program.swift")
    let text = try String(contentsOf: Self.emojiTest, encoding: .utf8)
    let settings = #"{ emoji: { data: ["emoji-test.txt", "words.json"] } }"#
    let program = try GeneratedProgram(
      String(contentsOf: source, encoding: .utf8),
      files: ["emoji-test.txt": text, "words.json": words(of: text), "almanac.json": settings]
    )
    try hasNoInitializers(program)
    let result = try program.run(["emoji-test.txt", "words.json"])
    let counts = try #require(result.firstMatch(of: /(\d+) emoji, (\d+) fully-qualified, 0 problems\n$/), "\(result)")
    // Emoji 15.0 has 1,870 and 3,655; later ones have more.
    #expect(try #require(Int(counts.1)) > 1_800)
    #expect(try #require(Int(counts.2)) > 3_600)
  }

  /// Nothing runs at program start: neither the generated code nor the runtime has initializers.
  private func hasNoInitializers(_ program: GeneratedProgram) throws {
    #if os(Linux)
      let library = CompiledProgram.products.appending(path: "Almanac.build")
      let objects = Repository.folders(in: library).filter { $0.hasSuffix(".o") }
      #expect(objects.contains { $0.hasPrefix("EmojiTable") })
      let generated = ["swiftc", "-c", "-parse-as-library", "-module-name", "Emoji", "-o", "Emoji.o", "-wmo"]
      let modules = ["-I", CompiledProgram.products.path + "/Modules", "Generated/AlmanacEmoji.swift"]
      let files = modules + ["Generated/AlmanacEmojiCategory.swift"]
      #expect(try CommandResult.run(generated + files, in: program.url).status == 0)
      let paths = ["Emoji.o"] + objects.map { library.appending(path: $0).path(percentEncoded: false) }
      let sections = try CommandResult.run(["readelf", "--sections", "--wide"] + paths, in: program.url)
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
