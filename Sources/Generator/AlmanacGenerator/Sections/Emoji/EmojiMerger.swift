/// Merges the records of all files into one entry for each emoji.
struct EmojiMerger {
  let settings: EmojiSettings
  let problems: Problems
  private let categories: EmojiCategories
  private var shortcodes: [String: Located<String>] = [:]
  private var leftOut = LeftOutEmoji()

  init(settings: EmojiSettings, problems: Problems) {
    self.settings = settings
    self.problems = problems
    categories = EmojiCategories(settings: settings, problems: problems)
  }

  /// Returns the emoji with their categories, and their words in other languages.
  mutating func list(of data: EmojiData) -> EmojiList {
    let entries = merged(data.records)
    var words: [String: [String: EmojiRecord]] = [:]
    for (language, records) in data.words.sortedByKey { words[language] = byKey(records) }
    let additions = words.removeValue(forKey: settings.languages.main) ?? [:]
    let emoji = entries.compactMap { key, record in self.emoji(key, record, additions: additions[key]) }
    leftOut.report(isAll: emoji.isEmpty, hasEmojiTest: data.hasEmojiTest, problems)
    let names = Self.categoryNames(of: emoji, words)
    let categories = categories.categories(Set(emoji.map(\.category)), words: names)
    let known = Set(categories.map(\.name))
    let named = emoji.filter { known.contains($0.category) }
    return EmojiList(
      entries: named,
      categories: categories,
      language: settings.languages.main,
      words: words.sortedByKey.map { language, records in
        EmojiWords(language: language, records: named.map { localized(records[$0.key]) })
      }
    )
  }

  /// Returns the records of the valid emoji to use. If several files contain a fact, the first one wins.
  private mutating func merged(_ records: [EmojiRecord]) -> [(key: String, record: EmojiRecord)] {
    var merged: [(key: String, record: EmojiRecord)] = []
    var indices: [String: Int] = [:]
    var duplicates = DuplicateEntries(problems)
    var codes = SpelledShortcodes()
    for var record in records {
      guard let key = key(of: record) else {
        // One run reports all problems with an entry.
        if record.isOwn { checkFacts(of: record) }
        continue
      }
      if !record.isOwn, let category = record.category, categories.known(category.value) == nil {
        (record.category, record.unknownCategory) = (nil, category)
      }
      let index = indices[key]
      let isSpelling = index.map { record.isSpelling(of: merged[$0].record) } ?? false
      // A third-party list can contain an emoji with and without its variation selector.
      guard isSpelling && !record.isOwn || duplicates.check(record.character, as: key) else { continue }
      if let index {
        if isSpelling { codes.removeKnown(from: &record, at: index, merged[index].record) }
        merged[index].record.complete(with: record)
      } else {
        indices[key] = merged.count
        merged.append((key, record))
      }
    }
    let characters = merged.map(\.record).characters
    settings.section.reportUnknownEntries(among: Set(characters.keys), problems)
    let settings = settings.section.keyed(by: characters)
    return merged.filter { settings.uses($0.record.character.value) }.map { ($0, settings.applied(to: $1)) }
  }

  private mutating func key(of record: EmojiRecord) -> String? {
    if record.unreadable.contains(.character) { return nil }
    let text = record.character.value
    if EmojiCharacter.isEmoji(text), let key = EmojiSequence.key(text) { return key }
    guard record.isOwn else {
      leftOut.add(record.character)
      return nil
    }
    problems.report(.emojiSequence, at: record.character.location, "'\(text)' \(Self.fault(of: text))")
    return nil
  }

  /// Returns what is wrong with a string that is not an emoji.
  private static func fault(of text: String) -> String {
    if text.count > 1, text.allSatisfy({ EmojiCharacter.isEmoji(String($0)) }) {
      return "is more than one emoji; give each an entry"
    }
    let keycap = "\(text)\u{FE0F}\u{20E3}"
    if EmojiCharacter.isEmoji(keycap) { return "is not an emoji; did you mean '\(keycap)'?" }
    if text.unicodeScalars.last == "\u{200D}" { return "ends with a zero-width joiner; remove it" }
    let plain = String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isSkinTone }))
    return EmojiSequence.hasTone(text) && EmojiCharacter.isEmoji(plain)
      ? "doesn't take a skin tone; write '\(plain)'"
      : "is not an emoji; write one that Unicode lists, such as '😀'"
  }

  private mutating func emoji(_ key: String, _ record: EmojiRecord, additions: EmojiRecord?) -> Emoji? {
    if !record.isOwn, record.category == nil, let category = record.unknownCategory {
      leftOut.add(record.character.value, of: category)
      return nil
    }
    let facts = checkFacts(of: record)
    let additions = (additions?.keywords ?? []).filter { isSound($0, "keyword") }.map(\.value)
    if record.supportsSkinTone?.value == true { checkTones(of: record, key) }
    guard let category = facts.category, facts.hasName else { return nil }
    return Emoji(
      key: key,
      category: category,
      shortcodes: facts.shortcodes,
      keywords: (facts.keywords + additions).unique,
      record: record
    )
  }

  private func checkTones(of record: EmojiRecord, _ key: String) {
    let location = record.supportsSkinTone?.location ?? record.character.location
    if !key.unicodeScalars.contains(where: \.takesSkinTone) {
      let message = "'\(record.character.value)' does not support skin tones; remove 'supportsSkinTone'"
      problems.report(.emojiTone, at: location, message)
    } else if EmojiSequence.hasTone(record.character.value) {
      let message = "'\(record.character.value)' already has a skin tone; write '\(key)'"
      problems.report(.emojiTone, at: location, message)
    }
  }

  /// Reports all problems with the facts of a record.
  ///
  /// - Returns: The valid facts.
  @discardableResult
  private mutating func checkFacts(
    of record: EmojiRecord
  ) -> (category: String?, hasName: Bool, shortcodes: [String], keywords: [String]) {
    let category = category(of: record)
    let hasName = hasName(record)
    let shortcodes = record.shortcodes.compactMap { claim($0, for: record.character.value) }
    if let version = record.version, !Self.isVersion(version.value) {
      let emoji = mention(record.character)
      let message = "the Unicode version of \(emoji) must be one such as '15.1', not '\(version.value)'"
      problems.report(.dataValue, at: version.location, message)
    }
    return (category, hasName, shortcodes, record.keywords.filter { isSound($0, "keyword") }.map(\.value))
  }

  /// Returns an emoji in quotes for a message, or another string if its character couldn't be read.
  private func mention(_ character: Located<String>, orElse other: String = EmojiRecord.entryName) -> String {
    character.value.isEmpty ? other : "'\(character.value)'"
  }

  /// Returns whether a string is empty, an integer, or two integers separated by a dot.
  private static func isVersion(_ text: String) -> Bool {
    if text.isEmpty { return true }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2 && parts.allSatisfy { !$0.isEmpty && $0.consists(of: .digits) }
  }

  private func category(of record: EmojiRecord) -> String? {
    if let name = record.category ?? record.unknownCategory { return categories.name(name) }
    if !record.unreadable.contains(.category) {
      let message = "\(mention(record.character)) has no 'category'; add one"
      problems.report(.dataField, at: record.character.location, message)
    }
    return nil
  }

  private mutating func claim(_ shortcode: Located<String>, for character: String) -> String? {
    guard !shortcode.value.isEmpty, shortcode.value.utf8.allSatisfy(Self.isShortcodeByte) else {
      let message = "'\(shortcode.value)' is not a shortcode; use the characters a to z, 0 to 9, '_', '+' and '-'"
      problems.report(.emojiShortcode, at: shortcode.location, message)
      return nil
    }
    if let other = shortcodes[shortcode.value] {
      // Several files can list the same shortcode for one emoji.
      guard other.value != character || other.location.path == shortcode.location.path else { return nil }
      let remedy = !character.isEmpty && other.value == character ? "remove" : "rename"
      let user = "\(mention(other, orElse: "another emoji")) (\(other.location.text))"
      let message = "the shortcode '\(shortcode.value)' is already used by \(user); \(remedy) one"
      problems.report(.emojiShortcode, at: shortcode.location, message)
      return nil
    }
    shortcodes[shortcode.value] = Located(value: character, location: shortcode.location)
    return shortcode.value
  }

  private static func isShortcodeByte(_ byte: UInt8) -> Bool {
    Alphabet.lowercase.contains(byte) || Alphabet.digits.contains(byte) || "_+-".utf8.contains(byte)
  }

  /// Returns the record with its valid keywords, without duplicates; `nil` if it has no name.
  private func localized(_ record: EmojiRecord?) -> EmojiRecord? {
    guard var record, hasName(record) else { return nil }
    var seen: Set<String> = []
    record.keywords = record.keywords.filter { isSound($0, "keyword") && seen.insert($0.value).inserted }
    return record
  }

  private func hasName(_ record: EmojiRecord) -> Bool {
    !record.unreadable.contains(.name) && isSound(record.name, "name")
  }

  /// Returns whether a search can find a string, and reports an empty one.
  private func isSound(_ text: Located<String>, _ kind: String) -> Bool {
    if !text.value.isBlank { return true }
    let message = "a \(kind) is empty; fill it in, or remove \(kind == "name" ? "the emoji" : "it")"
    problems.report(.dataValue, at: text.location, message)
    return false
  }

  /// Returns the words of each emoji in a language, without entries for skin tones. The first entry with a name wins,
  /// because lists can contain an emoji with and without its variation selector.
  private func byKey(_ records: [EmojiRecord]) -> [String: EmojiRecord] {
    var merged: [String: EmojiRecord] = [:]
    var duplicates = DuplicateEntries(problems)
    for record in records {
      let character = record.character.value
      guard !EmojiSequence.hasTone(character), let key = EmojiSequence.key(character) else { continue }
      duplicates.check(record.character, as: character)
      if merged[key]?.complete(with: record) == nil { merged[key] = record }
    }
    return merged
  }

  /// Returns the names of categories in other languages, from entries whose category differs from the list's.
  private static func categoryNames(
    of emoji: [Emoji],
    _ words: [String: [String: EmojiRecord]]
  ) -> [String: [String: String]] {
    var names: [String: [String: String]] = [:]
    for (language, records) in words {
      for emoji in emoji where names[emoji.category]?[language] == nil {
        guard let name = records[emoji.key]?.category?.value, !name.isBlank, name != EmojiRawEntry.unknownCategory,
          EmojiGroup(gemojiCategory: name) == nil
        else {
          continue
        }
        names[emoji.category, default: [:]][language] = name
      }
    }
    return names
  }
}

/// The shortcodes of emoji that a file lists in several spellings, with the same shortcode for each.
private struct SpelledShortcodes {
  private var known: [Int: Set<[String]>] = [:]

  /// Removes the shortcodes of an earlier spelling in the same file.
  mutating func removeKnown(from record: inout EmojiRecord, at index: Int, _ merged: EmojiRecord) {
    let identity = { (code: Located<String>) in [code.location.path, code.value] }
    if known[index] == nil { known[index] = Set(merged.shortcodes.map(identity)) }
    record.shortcodes.removeAll { known[index]?.insert(identity($0)).inserted == false }
  }
}
