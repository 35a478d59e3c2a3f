import Foundation

/// The contenders of the emoji benchmark. Each one declares an `EmojiIndex`.
extension EmojiSet {
  /// The baseline that is subtracted from the others: an empty index.
  static let none = MeasuredTarget(
    title: "no emoji",
    target: "Without",
    files: [
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
  )

  var almanac: MeasuredTarget {
    let index = """
      struct EmojiIndex {
        typealias Value = Emoji
        init() throws {}
        func value(_ shortcode: String) -> Emoji? { Emoji(shortcode: shortcode) }
        func search(_ query: String) -> [Emoji] { Emoji.search(query) }
        func text(_ value: Emoji) -> String { value.character }
      }

      """
    return MeasuredTarget(
      title: "Almanac",
      target: "WithAlmanac",
      settings: MeasuredTarget.almanacSettings,
      fileNames: ["AlmanacEmojiCategory.swift", "AlmanacEmoji.swift"],
      files: [
        "almanac.json": Data(#"{ access: "public" }"#.utf8), "emoji.json": json, "EmojiIndex.swift": Data(index.utf8),
      ]
    )
  }

  func plain() throws -> MeasuredTarget {
    let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "PlainEmojiIndex.swift")
    let index = """
      import Foundation

      struct EmojiIndex {
        typealias Value = String
        let index: PlainEmojiIndex
        init() throws {
          let json = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "emoji.txt")
          index = try PlainEmojiIndex(json: Data(contentsOf: json))
        }
        func value(_ shortcode: String) -> String? { index.emoji(shortcode: shortcode) }
        func search(_ query: String) -> [String] { index.search(query) }
        func text(_ value: String) -> String { value }
      }

      """
    return MeasuredTarget(
      title: "JSON and String",
      target: "WithJSON",
      fileNames: ["PlainEmojiIndex.swift"],
      // As a text, so SwiftPM does not warn about an unhandled file.
      files: [
        "emoji.txt": json, "PlainEmojiIndex.swift": try Data(contentsOf: source), "EmojiIndex.swift": Data(index.utf8),
      ]
    )
  }
}
