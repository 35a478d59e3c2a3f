/// The changes of a language to the root order.
struct CollationTailoring {
  /// The elements of strings, by their decomposed characters.
  private(set) var rules: [[UInt32]: [CollationElement]] = [:]

  /// The first characters of these strings, and the length of the longest string.
  private(set) var starts: Set<UInt32> = []
  private(set) var longest = 0

  /// The primary weights of the scripts that come before all others.
  private var front: [Range<UInt32>] = []

  /// The ideographs with a separate order.
  private var ideographs: [UInt32: UInt32] = [:]

  private let root: CollationTable

  /// Reads the rules of a language, or none.
  init(_ language: JSONValue?, of root: CollationTable) {
    self.root = root
    for (index, scalar) in (language?["ideographs"]?.text?.value ?? "").unicodeScalars.enumerated() {
      ideographs[scalar.value] = UInt32(index)
    }
    let words = Array((language?["rules"]?.text?.value ?? "").utf8)
      .split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    let ends = CollationTable.numbers(words.first ?? [], width: 5)
    for index in stride(from: 1, to: ends.count, by: 2) where ends[index - 1] < ends[index] {
      front.append(ends[index - 1]..<ends[index])
    }
    for word in words.dropFirst() { add(word) }
  }

  /// Adds a rule: the number of characters that are only its context, the number of elements, these, and the
  /// characters.
  private mutating func add(_ word: ArraySlice<UInt8>) {
    let (context, count) = (CollationTable.number(word.prefix(1)), CollationTable.number(word.dropFirst().prefix(1)))
    let text = CollationTable.numbers(word.dropFirst(2 + 10 * Int(count)), width: 3)
    guard let first = text.first else { return }
    let own = (0..<Int(count)).map { index in
      let element = word.dropFirst(2 + 10 * index)
      return CollationElement(
        primary: CollationTable.number(element.prefix(5)),
        secondary: CollationTable.number(element.dropFirst(5).prefix(3)),
        tertiary: CollationTable.number(element.dropFirst(8).prefix(2))
      )
    }
    var collation = Collation(root, self)
    rules[text] = collation.elements(of: Array(text.prefix(Int(context)))) + own
    starts.insert(first)
    longest = max(longest, text.count)
  }

  /// Returns the primary weight of a character that is not in the table. Ideographs are ordered by their code points.
  func primary(of value: UInt32) -> UInt32 {
    let number = ideographs[value] ?? value + (0x4E00..<0xA000 ~= value ? 0x1_0000 : 0x2_0000)
    return root.ideographs &+ number &* root.primaryGap
  }

  /// Returns a primary weight in the order of the language's scripts.
  func reordered(_ primary: UInt32) -> UInt32 {
    if front.isEmpty || primary < root.firstLetter { return primary }
    var start = root.firstLetter
    for range in front {
      if range ~= primary { return start &+ (primary - range.lowerBound) }
      start &+= UInt32(range.count)
    }
    return primary &+ (start &- root.firstLetter)
  }
}
