import Foundation
import TestSupport
import Testing

/// Generates `Emoji` from all that Unicode lists, in a package outside the repository.
@Suite struct EmojiDataTests {
  /// Where Debian's package `unicode-data` has it.
  private static let emojiTest = URL(filePath: "/usr/share/unicode/emoji/emoji-test.txt")

  @Test(.enabled(if: FileManager.default.fileExists(atPath: emojiTest.path(percentEncoded: false))))
  func knowsAllThatUnicodeLists() throws {
    let program = Repository.root.appending(path: "Fixtures/EmojiCheck/Program.swift")
    let package = try ConsumerPackage(program: String(contentsOf: program, encoding: .utf8), buildSystem: .native)
    let text = try String(contentsOf: Self.emojiTest, encoding: .utf8)
    try package.write(text, to: "Sources/App/emoji-test.txt")
    try package.write(try words(of: text), to: "Sources/App/words.json")
    try package.write(#"{ emoji: { data: ["emoji-test.txt", "words.json"] } }"#, to: "Sources/App/almanac.json")
    let build = try package.build()
    #expect(build.status == 0, "\(build.output.suffix(4000))")
    try hasNoInitialisers(package)
    let files = ["emoji-test.txt", "words.json"].map { package.folder.appending(path: "Sources/App/\($0)") }
    let result = try package.run(files.map { $0.path(percentEncoded: false) })
    let counts = try #require(result.firstMatch(of: /(\d+) emoji, (\d+) fully-qualified, 0 problems\n$/), "\(result)")
    // Emoji 15.0 has 1,870 and 3,655; later ones have more.
    #expect(try #require(Int(counts.1)) > 1_800)
    #expect(try #require(Int(counts.2)) > 3_600)
  }

  /// Nothing runs when the program starts: neither the generated code nor the runtime has functions to be called then.
  private func hasNoInitialisers(_ package: ConsumerPackage) throws {
    #if os(Linux)
      let build = package.folder.appending(path: ".build").resolvingSymlinksInPath()
      let files = FileManager.default.enumerator(at: build, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL }
      let objects = (files ?? []).filter { file in
        let path = file.path(percentEncoded: false)
        return path.hasSuffix(".o") && (path.contains("/App.build/") || path.contains("/Almanac.build/"))
      }
      #expect(objects.contains { $0.lastPathComponent.hasPrefix("AlmanacEmoji") })
      #expect(objects.contains { $0.lastPathComponent.hasPrefix("EmojiTable") })
      let paths = objects.map { $0.path(percentEncoded: false) }
      let sections = try CommandResult.run(["readelf", "--sections", "--wide"] + paths, in: package.folder)
      #expect(sections.status == 0 && sections.output.contains(".text"))
      #expect(!sections.output.contains(".init_array") && !sections.output.contains(".ctors"))
    #endif
  }

  /// Entries with shortcodes and keywords made of the names that the file gives.
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
