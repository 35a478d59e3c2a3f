import AlmanacGenerator

/// The names in sources: cases, and types whose cases are all reachable.
struct NamedCases {
  /// An expression that can reach every case of a type.
  struct Whole {
    let expression: String
    let location: SourceLocation
  }

  /// The members of a type that lead to all of its cases, or to any that is requested at run time.
  private static let wholes: Set = ["all", "allCases", "countries", "init", "resolving", "search", "self"]

  /// The first expression for each type that can reach every case.
  private(set) var wholes: [String: Whole] = [:]

  /// The words after a dot or in backticks.
  private var members: Set<String> = []

  /// All words of the files that extend a type, because an extension names its cases without a dot.
  private var extensions: [String: Set<String>] = [:]

  /// Reads the names in sources, looking for the given types.
  init(in texts: [SourceText], types: Set<String>) {
    for text in texts {
      let words = SwiftWords(text.bytes).words
      members.formUnion(words.lazy.filter { $0.isMember || $0.isQuoted }.map(\.text))
      for (previous, word) in zip(words, words.dropFirst())
      where previous.text == "extension" && types.contains(word.text) {
        extensions[word.text, default: []].formUnion(words.map(\.text))
      }
      addWholes(words, text, types)
    }
  }

  /// Returns whether the sources name a case or an alias of a type.
  func contains(anyOf names: [String], of type: String) -> Bool {
    names.contains { members.contains($0) || extensions[type]?.contains($0) == true }
  }

  private mutating func addWholes(_ words: [SwiftWords.Word], _ text: SourceText, _ types: Set<String>) {
    for (index, word) in words.enumerated() {
      let next = words.indices.contains(index + 1) ? words[index + 1] : nil
      let member = next.flatMap { $0.isMember && Self.wholes.contains($0.text) ? $0.text : nil }
      if types.contains(word.text), let rest = word.isCall ? "(" : member.map({ ".\($0)" }) {
        add(word.text, "\(word.text)\(rest)", at: word, text)
      } else if word.text == "allCases", !word.isMember {
        // In an extension, the type is not named.
        for type in types where extensions[type]?.contains("allCases") == true { add(type, "allCases", at: word, text) }
      }
    }
  }

  private mutating func add(_ type: String, _ expression: String, at word: SwiftWords.Word, _ text: SourceText) {
    guard wholes[type] == nil else { return }
    wholes[type] = Whole(expression: expression, location: text.location(at: word.offset))
  }
}
