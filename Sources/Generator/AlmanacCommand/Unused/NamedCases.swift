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
      let extended = Self.extended(in: words).intersection(types)
      for type in extended { extensions[type, default: []].formUnion(words.map(\.text)) }
      addWholes(words, text, types, extended: extended)
    }
  }

  /// Returns whether the sources name a case or an alias of a type.
  func contains(anyOf names: [String], of type: String) -> Bool {
    names.contains { members.contains($0) || extensions[type]?.contains($0) == true }
  }

  /// Returns the names after `extension`, with and without those of a module or an outer type: `MyApp.Country`.
  private static func extended(in words: [SwiftWords.Word]) -> Set<String> {
    var names: Set<String> = []
    for index in words.indices where words[index].text == "extension" {
      let rest = words[index...].dropFirst()
      names.formUnion(rest.prefix(1).map(\.text) + rest.dropFirst().prefix { $0.isMember }.map(\.text))
    }
    return names
  }

  private mutating func addWholes(
    _ words: [SwiftWords.Word],
    _ text: SourceText,
    _ types: Set<String>,
    extended: Set<String>
  ) {
    for (index, word) in words.enumerated() {
      let next = words.indices.contains(index + 1) ? words[index + 1] : nil
      let member = next.flatMap { $0.isMember && Self.wholes.contains($0.text) ? $0.text : nil }
      // In an extension, the type is not named.
      let named: Set<String> = word.text == "Self" ? extended : types.intersection([word.text])
      if !named.isEmpty, let rest = word.isCall ? "(" : member.map({ ".\($0)" }) {
        for type in named { add(type, "\(word.text)\(rest)", at: word, text) }
      } else if word.text == "allCases", !word.isMember {
        for type in extended { add(type, "allCases", at: word, text) }
      }
    }
  }

  private mutating func add(_ type: String, _ expression: String, at word: SwiftWords.Word, _ text: SourceText) {
    guard wholes[type] == nil else { return }
    wholes[type] = Whole(expression: expression, location: text.location(at: word.offset))
  }
}
