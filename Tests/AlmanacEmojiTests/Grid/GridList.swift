import Almanac
import AlmanacEmoji

/// A small list with several groups, ragged rows and skin tones.
enum GridList {
  static let people = ["👋", "🤚", "✋", "👍", "👎", "👏", "🙏"]
  static let smileys = ["😀", "😃", "😄", "😁", "🥹"]
  static let flags = ["🏁", "🚩"]

  static var entries: [EmojiRawEntry] {
    smileys.map { entry($0, "face", in: .smileysAndEmotion) }
      + people.map { entry($0, "hand", in: .peopleAndBody, tones: true) } + flags.map { entry($0, "flag", in: .flags) }
  }

  static func index(without characters: Set<String> = []) throws -> EmojiIndex {
    try EmojiIndex(entries.filter { !characters.contains($0.character) }, language: "en")
  }

  static func emojis(_ characters: [String]) throws -> [IndexedEmoji] {
    let index = try index()
    return characters.compactMap { index.emoji($0) }
  }

  static func model(
    _ selectionMode: EmojiGridModel.SelectionMode = .none,
    favorites: [String] = [],
    columns: Int = 3
  ) throws -> EmojiGridModel {
    let content = EmojiGridContent(index: try index(), favorites: favorites)
    var model = EmojiGridModel(content, selectionMode: selectionMode)
    model.columnCount = columns
    return model
  }

  private static func entry(_ character: String, _ word: String, in group: EmojiGroup, tones: Bool = false)
    -> EmojiRawEntry
  {
    EmojiRawEntry(
      character: character,
      name: "\(word) \(character)",
      category: group.rawValue,
      shortcodes: [],
      keywords: tones ? ["person"] : [],
      supportsSkinTone: tones
    )
  }
}

extension EmojiGridModel {
  /// The characters of each section.
  var characters: [[String]] { sections.map { $0.emojis.map(\.character) } }

  /// The character of the focused cell.
  var focused: String? { focus.flatMap { emoji(at: $0) }?.character }

  /// The focused characters after each key.
  mutating func walk(_ keys: EmojiGridKey...) -> [String?] {
    keys.map { key in
      press(key)
      return focused
    }
  }
}
