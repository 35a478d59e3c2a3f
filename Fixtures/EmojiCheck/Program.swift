import Almanac
import Foundation

/// Checks the `Emoji` generated from Unicode's `emoji-test.txt`, the first argument, and a word list, the second,
/// against these files, and prints all differences.
@main struct Program {
  static func main() throws {
    let lines = try TestLine.lines(of: String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8))
    let entries = try JSONDecoder().decode(
      [Entry].self,
      from: Data(contentsOf: URL(filePath: CommandLine.arguments[2]))
    )
    let problems =
      missing(lines) + wrongTones(lines) + foundInNoise(lines) + wrongSearches(entries) + wrongOrders()
    problems.prefix(20).forEach { print($0) }
    let qualified = lines.count { $0.status == "fully-qualified" }
    print("\(Emoji.all.count) emoji, \(qualified) fully-qualified, \(problems.count) problems")
  }

  /// Every spelling is found, and gives the emoji without tones and selectors.
  private static func missing(_ lines: [TestLine]) -> [String] {
    lines.filter { $0.status != "component" }.compactMap { line in
      guard let emoji = Emoji(line.text) else { return "\(line.text) is not found" }
      return emoji.name == line.bareName ? nil : "\(line.text) is \(emoji.name), not \(line.bareName)"
    }
  }

  /// Emoji that the file lists with a tone support tones, in the same spelling. Others do not.
  private static func wrongTones(_ lines: [TestLine]) -> [String] {
    let tones: [String: SkinTone] = [
      "light": .light, "medium-light": .mediumLight, "medium": .medium, "medium-dark": .mediumDark, "dark": .dark,
    ]
    var toned: Set<String> = []
    var problems: [String] = []
    for line in lines where line.status == "fully-qualified" {
      guard let emoji = Emoji(line.text), let word = line.onlyTone, let tone = tones[word] else { continue }
      toned.insert(emoji.character)
      let text = emoji.withSkinTone(tone)
      if text != line.text || !text.unicodeScalars.elementsEqual(line.text.unicodeScalars) {
        problems.append("\(emoji.character) in \(tone) is \(text), not \(line.text)")
      }
    }
    for emoji in Emoji.all {
      if emoji.supportsSkinTone != toned.contains(emoji.character) {
        problems.append("\(emoji.character) takes tones?")
      }
      if emoji.withSkinTone(.none) != emoji.character { problems.append("\(emoji.character) without tone differs") }
      if !emoji.supportsSkinTone, emoji.withSkinTone(.dark) != emoji.character { problems.append("\(emoji) gets dark") }
    }
    return problems
  }

  /// A text is an emoji only if it differs from a line of the file in nothing but selectors and tones, and only if
  /// these follow characters that they can follow.
  private static func foundInNoise(_ lines: [TestLine]) -> [String] {
    let known = Set(lines.map { bare($0.text) })
    var generator = SystemRandomNumberGenerator()
    let parts =
      lines.map(\.text) + ["\u{200D}", "\u{FE0F}", "\u{FE0E}", "\u{20E3}", "🏽", "🇩", "a", " ", "\0", "é", "한"]
    return (0..<100_000).compactMap { round in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        if round.isMultiple(of: 2), let part = parts.randomElement(using: &generator) {
          text.append(contentsOf: part.unicodeScalars)
        } else if let scalar = Unicode.Scalar(UInt32.random(in: 0...0x1FFFF, using: &generator)) {
          text.append(scalar)
        }
      }
      guard let emoji = Emoji(String(text)) else { return nil }
      let isKnown = known.contains(bare(String(text))) && hasMarksInPlace(text)
      return isKnown ? nil : "\(text.map { String($0.value, radix: 16) }) is found as \(emoji)"
    }
  }

  private static func bare(_ text: String) -> [Unicode.Scalar] {
    let scalars = text.unicodeScalars.filter { $0 != "\u{FE0F}" && !$0.properties.isEmojiModifier }
    return scalars.isEmpty ? Array(text.unicodeScalars) : Array(scalars)
  }

  private static func hasMarksInPlace(_ text: String.UnicodeScalarView) -> Bool {
    zip(text, text.dropFirst()).allSatisfy { base, mark in
      if mark == "\u{FE0F}" { return base.properties.isEmoji }
      return !mark.properties.isEmojiModifier || base.properties.isEmojiModifierBase
    }
  }

  /// A simple implementation of the rules.
  private static func wrongSearches(_ entries: [Entry]) -> [String] {
    let words = entries.flatMap { [$0.name] + $0.shortcodes + $0.keywords }
    var generator = SystemRandomNumberGenerator()
    var queries = [
      "", "  ", "a", "E", " Face ", "zzz", "flag: ", "é", "CÔTE", "pin\u{303}ata", "😀", "_", "o’", "1", "\t", "with",
      "2️⃣", "2\u{20E3}", "👋🏽", "❤", "😀🏽",
    ]
    for _ in 0..<150 {
      guard let word = words.randomElement(using: &generator) else { continue }
      let start = word.index(word.startIndex, offsetBy: Int.random(in: 0..<word.count, using: &generator))
      queries.append(String(word.prefix(Int.random(in: 1...6, using: &generator))))
      queries.append(String(word[start...].prefix(Int.random(in: 1...6, using: &generator))).uppercased())
    }
    return queries.compactMap { query in
      let found = Emoji.search(query).map(\.character)
      return found == plainSearch(query, entries) ? nil : "the search for '\(query)' finds \(found)"
    }
  }

  private static func plainSearch(_ query: String, _ entries: [Entry]) -> [String] {
    let typed = query.trimmingCharacters(in: .whitespacesAndNewlines)
    let query = folded(typed)
    if query.isEmpty { return entries.map(\.character) }
    let rules: [(Entry) -> Bool] = [
      { Emoji(typed)?.character == $0.character },
      { $0.shortcodes.contains { $0.lowercased() == query } },
      { folded($0.name).contains(query) },
      { $0.shortcodes.contains { $0.lowercased().hasPrefix(query) } },
      { $0.keywords.contains { folded($0).hasPrefix(query) } },
    ]
    var found: [String] = []
    for rule in rules {
      for entry in entries where rule(entry) && !found.contains(entry.character) { found.append(entry.character) }
    }
    return found.isEmpty ? inexactSearch(query, entries) : found
  }

  /// All words in any order, then those in the singular, then one typo.
  private static func inexactSearch(_ query: String, _ entries: [Entry]) -> [String] {
    let words = query.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if words.isEmpty { return [] }
    for ending in ["", "s", "es", "ies"] {
      let stems = words.map { word in
        word.hasSuffix(ending) && word.utf8.count > ending.count + 2 ? word.dropLast(ending.count) : word[...]
      }
      let found = entries.filter { entry in
        stems.allSatisfy { stem in
          let others = entry.shortcodes.map { $0.lowercased() } + entry.keywords.map { folded($0) }
          return folded(entry.name).contains(stem) || others.contains { $0.hasPrefix(stem) }
        }
      }
      if !found.isEmpty { return found.map(\.character) }
    }
    let text = words.joined(separator: " ")
    if text.utf8.count < 4 { return [] }
    return entries.filter { entry in
      ([entry.name] + entry.shortcodes + entry.keywords).map { folded($0) }.contains { other in
        ([other[...]] + other.split { " _-".contains($0) }).contains { isTypo(Array($0), Array(text)) }
      }
    }.map(\.character)
  }

  /// Whether one character is added, missing or another one, or two are swapped.
  private static func isTypo(_ first: [Character], _ second: [Character]) -> Bool {
    guard abs(first.count - second.count) <= 1 else { return false }
    guard let place = first.indices.first(where: { $0 >= second.count || first[$0] != second[$0] }) else { return true }
    let (one, other) = (first[place...], second[place...])
    if first.count > second.count { return one.dropFirst().elementsEqual(other) }
    if first.count < second.count { return one.elementsEqual(other.dropFirst()) }
    let isSwapped = one.count > 1 && one.prefix(2).elementsEqual(other.prefix(2).reversed())
    return one.dropFirst().elementsEqual(other.dropFirst()) || isSwapped && one.dropFirst(2) == other.dropFirst(2)
  }

  /// The text folded by Foundation, which takes the mark of a keycap for a diacritic.
  private static func folded(_ text: String) -> String {
    let keycap: Unicode.Scalar = "\u{20E3}"
    let parts = text.unicodeScalars.split(separator: keycap, omittingEmptySubsequences: false)
    let folded = parts.map { part in
      String(String.UnicodeScalarView(part))
        .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: Locale(identifier: "en_US_POSIX"))
    }
    return folded.joined(separator: String(keycap))
  }

  /// The rankings have the same emoji in different orders, after an exact shortcode.
  private static func wrongOrders() -> [String] {
    let cats = Emoji.search("cat")
    let names = Emoji.search("cat", ranking: .alphabetical).map { $0.name.lowercased() }
    let used = Emoji.search("cat", ranking: .usage, usage: ["🐈\u{FE0F}": 1, "🐈": 2, "🐱": 2.5, "🙀": 0, "x": 9]).map(
      \.character
    )
    let others = cats.map(\.character).filter { $0 != "🐈" && $0 != "🐱" }
    let exact = cats.filter { $0.shortcodes.contains("cat") }.map { $0.name.lowercased() }
    let sorted = exact + cats.map { $0.name.lowercased() }.filter { !exact.contains($0) }.sorted()
    return (names == sorted ? [] : ["names out of order: \(names)"])
      + (used == ["🐈", "🐱"] + others ? [] : ["usage out of order: \(used)"])
      + Emoji.all.flatMap(\.shortcodes).filter { code in
        Emoji(shortcode: code.uppercased()) != Emoji(shortcode: code.lowercased())
      }
  }
}

/// An entry of the word list.
struct Entry: Decodable {
  let character: String
  let name: String
  let shortcodes: [String]
  let keywords: [String]
}

/// A line of `emoji-test.txt`.
struct TestLine {
  let text: String
  let status: String
  let name: String

  static func lines(of file: String) -> [TestLine] {
    file.split(separator: "\n").compactMap { line in
      // By scalars, because a tone and the space before it are one character.
      let form = /([0-9A-F ]+); ([a-z-]+) +# \S+ E\S+ (.+)/.matchingSemantics(.unicodeScalar)
      guard let match = line.wholeMatch(of: form) else { return nil }
      let scalars = match.1.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
      return TestLine(text: String(String.UnicodeScalarView(scalars)), status: String(match.2), name: String(match.3))
    }
  }

  private var toneWords: [String] {
    name.matches(of: /([a-z-]+) skin tone/).map { String($0.1) }
  }

  /// The tone, if the name has exactly one.
  var onlyTone: String? { toneWords.count == 1 ? toneWords.first : nil }

  /// The name without tones, which follow a colon or a comma: "kiss: person, person, light skin tone, dark …".
  var bareName: String {
    guard !toneWords.isEmpty else { return name }
    var parts = name.replacing(": ", with: ", ").split(separator: ", ").map(String.init)
    parts.removeAll { $0.hasSuffix("skin tone") }
    let rest = parts.dropFirst().joined(separator: ", ")
    // Names with two tones include the persons. Names with one tone do not.
    if rest.isEmpty || rest == "person, person" { return parts[0] }
    return "\(parts[0]): \(rest)"
  }
}
