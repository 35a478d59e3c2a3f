import Foundation

/// One way to look up emoji, as the measured package does.
struct EmojiContender: Contender, Sendable {
  let title: String
  let target: String
  var settings: [String] = []

  /// The file whose compilation is measured.
  let fileName: String

  /// Files of the target besides the program, by name; among them `EmojiIndex`, which the program asks.
  let files: @Sendable (_ emoji: EmojiSet, _ package: ConsumerPackage) throws -> [String: Data]

  /// The base that the others are measured over: an index of nothing.
  static let none = EmojiContender(
    title: "no emoji",
    target: "Without",
    fileName: "EmojiIndex.swift",
    files: { _, _ in
      [
        "EmojiIndex.swift": Data(
          """
          struct EmojiIndex {
            typealias Value = String
            init() throws {}
            func value(_ shortcode: String) -> String? { nil }
            func search(_ query: String) -> [String] { [] }
            func text(_ value: String) -> String { value }
          }

          """.utf8
        )
      ]
    }
  )

  static let almanac = EmojiContender(
    title: "Almanac",
    target: "WithAlmanac",
    settings: almanacSettings,
    fileName: "AlmanacEmoji.swift",
    files: { emoji, _ in
      [
        "almanac.json": Data(#"{ access: "public" }"#.utf8),
        "emoji.json": emoji.json,
        "EmojiIndex.swift": Data(
          """
          struct EmojiIndex {
            typealias Value = Emoji
            init() throws {}
            func value(_ shortcode: String) -> Emoji? { Emoji(shortcode: shortcode) }
            func search(_ query: String) -> [Emoji] { Emoji.search(query) }
            func text(_ value: Emoji) -> String { value.character }
          }

          """.utf8
        ),
      ]
    }
  )

  static let plain = EmojiContender(
    title: "JSON and String",
    target: "WithJSON",
    fileName: "PlainEmojiIndex.swift",
    files: { emoji, package in
      let json = package.folder.appending(path: "Sources/WithJSON/emoji.txt")
      let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PlainEmojiIndex.swift")
      return [
        // As a text, so that the build does not ask what to do with it.
        "emoji.txt": emoji.json,
        "PlainEmojiIndex.swift": try Data(contentsOf: source),
        "EmojiIndex.swift": Data(
          """
          import Foundation

          struct EmojiIndex {
            typealias Value = String
            let index: PlainEmojiIndex
            init() throws {
              let json = URL(filePath: \(String(reflecting: json.path(percentEncoded: false))))
              index = try PlainEmojiIndex(json: Data(contentsOf: json))
            }
            func value(_ shortcode: String) -> String? { index.emoji(shortcode: shortcode) }
            func search(_ query: String) -> [String] { index.search(query) }
            func text(_ value: String) -> String { value }
          }

          """.utf8
        ),
      ]
    }
  )

  /// Puts the target's files into a package, with the same program for every contender.
  func write(_ emoji: EmojiSet, to package: ConsumerPackage) throws {
    let folder = "Sources/\(target)"
    let program = LookupProgram.source(
      asking: "EmojiIndex",
      keys: emoji.shortcodes,
      queries: emoji.queries,
      repetitions: 10
    )
    try package.write(program, to: "\(folder)/main.swift")
    for (name, data) in try files(emoji, package) { try package.write(data, to: "\(folder)/\(name)") }
  }
}
