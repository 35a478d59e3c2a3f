import Almanac
import Foundation

/// Merges what files say of emoji, and checks it.
struct EmojiBuilder {
  /// `Emoji` is two bytes.
  private static let largestCount = 1 << 16

  /// The language of the data.
  private let language: String
  private var shortcodes: [String: Located<String>] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(configuration: EmojiConfiguration) {
    language = configuration.language
  }

  /// The emoji in the order of the data, and their words in further languages.
  mutating func list(of data: EmojiData) -> EmojiList {
    let entries = merged(data.emoji)
    var words: [String: [String: EmojiRecord]] = [:]
    for (language, records) in data.words.sorted(by: { $0.key < $1.key }) { words[language] = byKey(records) }
    let additions = words.removeValue(forKey: language) ?? [:]
    let emoji = entries.compactMap { key, record in self.emoji(key, record, additions: additions[key]) }
    if emoji.count > Self.largestCount, let location = data.emoji.first?.character.location {
      report(.dataSize, location, "there are \(emoji.count) emoji; there can be \(Self.largestCount)")
    }
    let languages = words.keys.sorted().map { language in
      EmojiWords(language: language, records: emoji.map { localized(words[language]?[$0.key]) })
    }
    return EmojiList(emoji: emoji, words: languages)
  }

  /// The records of valid emoji. The first file that has a fact stands.
  private mutating func merged(_ records: [EmojiRecord]) -> [(key: String, record: EmojiRecord)] {
    var merged: [(key: String, record: EmojiRecord)] = []
    var indices: [String: Int] = [:]
    var places = EntryPlaces()
    for record in records {
      let character = record.character
      guard let key = key(of: character) else {
        // All that is wrong with an entry is told at once.
        _ = facts(of: record)
        continue
      }
      if let problem = places.add(character, as: key) {
        diagnostics.append(problem)
      } else if let index = indices[key] {
        merged[index].record.complete(with: record)
      } else {
        indices[key] = merged.count
        merged.append((key, record))
      }
    }
    return merged
  }

  private mutating func key(of character: Located<String>) -> String? {
    let text = character.value
    if EmojiCharacter.isEmoji(text), let key = EmojiSequence.key(text) { return key }
    let message =
      EmojiCharacter.isSeveral(text)
      ? "'\(text)' is more than one emoji; give each an entry"
      : "'\(text)' is no emoji; it is one that Unicode lists, such as '😀'"
    report(.emojiSequence, character.location, message)
    return nil
  }

  private mutating func emoji(_ key: String, _ record: EmojiRecord, additions: EmojiRecord?) -> Emoji? {
    let facts = facts(of: record)
    let additions = (additions?.keywords ?? []).compactMap { word($0, "keyword") }
    let supportsSkinTone = record.supportsSkinTone?.value ?? false
    if supportsSkinTone { checkTones(of: record, key) }
    guard let category = facts.category, let name = facts.name else { return nil }
    return Emoji(
      character: record.character.value,
      key: key,
      name: name,
      category: category,
      shortcodes: facts.shortcodes,
      keywords: (facts.keywords + additions).unique,
      supportsSkinTone: supportsSkinTone,
      record: record
    )
  }

  private mutating func checkTones(of record: EmojiRecord, _ key: String) {
    let location = record.supportsSkinTone?.location ?? record.character.location
    if !key.unicodeScalars.contains(where: \.properties.isEmojiModifierBase) {
      report(.emojiTone, location, "'\(record.character.value)' has no part that takes a skin tone; leave it out")
    } else if EmojiCharacter.hasTone(record.character.value) {
      report(.emojiTone, location, "'\(record.character.value)' has a skin tone already; write '\(key)'")
    }
  }

  /// What a record says of its emoji, as far as it is right.
  private mutating func facts(
    of record: EmojiRecord
  ) -> (category: EmojiGroup?, name: String?, shortcodes: [String], keywords: [String]) {
    let category = category(of: record)
    let name = word(record.name, "name")
    let shortcodes = record.shortcodes.compactMap { claim($0, for: record.character.value) }
    if let version = record.version, version.value.wholeMatch(of: /([0-9]+(\.[0-9]+)?)?/) == nil {
      report(.dataValue, version.location, "'\(version.value)' is no version of Unicode, such as '15.1'")
    }
    return (category, name, shortcodes, record.keywords.compactMap { word($0, "keyword") })
  }

  private mutating func category(of record: EmojiRecord) -> EmojiGroup? {
    guard let name = record.category else {
      report(.dataField, record.character.location, "'category' is missing from '\(record.character.value)'")
      return nil
    }
    if let category = EmojiGroup(gemojiCategory: name.value) { return category }
    let known = EmojiGroup.allCases.map(\.rawValue)
    let nearest = Self.nearestCategory(to: name.value)
    let hint = nearest.map { "did you mean '\($0.rawValue)'?" } ?? "known are \(Spelling.list(known))"
    report(.emojiCategory, name.location, "there is no category '\(name.value)'; \(hint)")
    return nil
  }

  /// The category whose name, or a part of it, is spelled most like a text.
  private static func nearestCategory(to text: String) -> EmojiGroup? {
    let names = EmojiGroup.allCases.flatMap { [$0.rawValue] + $0.rawValue.split(separator: " & ").map(String.init) }
    return Spelling.nearest(to: text.capitalized, among: names).flatMap { name in
      EmojiGroup.allCases.first { $0.rawValue.contains(name) }
    }
  }

  private mutating func claim(_ shortcode: Located<String>, for character: String) -> String? {
    guard shortcode.value.wholeMatch(of: /[a-z0-9_+-]+/) != nil else {
      let message = "'\(shortcode.value)' is no shortcode; it is of the characters a to z, 0 to 9, '_', '+' and '-'"
      report(.emojiShortcode, shortcode.location, message)
      return nil
    }
    if let other = shortcodes[shortcode.value] {
      // Several files may say the same of one emoji.
      guard other.value != character || other.location.path == shortcode.location.path else { return nil }
      let place = other.location.text
      let message = "the shortcode '\(shortcode.value)' is that of '\(other.value)' already (\(place)); rename one"
      report(.emojiShortcode, shortcode.location, message)
      return nil
    }
    shortcodes[shortcode.value] = Located(value: character, location: shortcode.location)
    return shortcode.value
  }

  /// A record with its sound keywords, each once; `nil` where it has no name.
  private mutating func localized(_ record: EmojiRecord?) -> EmojiRecord? {
    guard var record, word(record.name, "name") != nil else { return nil }
    var seen: Set<String> = []
    record.keywords = record.keywords.filter { word($0, "keyword") != nil && seen.insert($0.value).inserted }
    return record
  }

  /// A word that a search can find.
  private mutating func word(_ text: Located<String>, _ kind: String) -> String? {
    if text.value.allSatisfy(\.isWhitespace) {
      report(.dataValue, text.location, kind == "name" ? "a name is empty" : "a \(kind) is empty; leave it out")
      return nil
    }
    if text.value.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      report(.dataValue, text.location, "a \(kind) has a control character; leave it out")
      return nil
    }
    return text.value
  }

  /// The words of each emoji in a language, without those of its tones. The first entry that has a name stands: lists have
  /// an emoji with and without its variation selector.
  private mutating func byKey(_ records: [EmojiRecord]) -> [String: EmojiRecord] {
    var merged: [String: EmojiRecord] = [:]
    var places = EntryPlaces()
    for record in records {
      let character = record.character.value
      guard !EmojiCharacter.hasTone(character), let key = EmojiSequence.key(character) else { continue }
      places.add(record.character, as: character).map { diagnostics.append($0) }
      if merged[key]?.complete(with: record) == nil { merged[key] = record }
    }
    return merged
  }

  private mutating func report(_ rule: Rule, _ location: SourceLocation, _ message: String) {
    diagnostics.append(Diagnostic(rule, at: location, message))
  }
}
