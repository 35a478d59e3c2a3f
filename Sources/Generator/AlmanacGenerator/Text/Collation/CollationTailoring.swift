/// What a language changes in the root order.
struct CollationTailoring {
  /// The elements of texts, by their decomposed characters.
  private(set) var rules: [[UInt32]: [CollationElement]] = [:]

  /// The first characters of these texts, and the length of the longest text.
  private(set) var starts: Set<UInt32> = []
  private(set) var longest = 0

  /// The primary weights of the scripts that come before all others.
  private var front: [Range<UInt32>] = []

  /// The ideographs with a separate order.
  private var ideographs: [UInt32: UInt32] = [:]

  /// - Parameter language: A language tag (BCP 47), of which only the language counts.
  init(_ language: String) {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    if let rules = CollationTailorings.rules[code] {
      let words = Array("\(rules)".utf8).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      let ends = Self.numbers(words[0], width: 5)
      front = stride(from: 0, to: ends.count, by: 2).map { ends[$0]..<ends[$0 + 1] }
      for word in words.dropFirst() { add(Array(word)) }
    }
    guard let list = CollationTailorings.ideographs[code] else { return }
    for (index, scalar) in list.unicodeScalars.enumerated() { ideographs[scalar.value] = UInt32(index) }
  }

  /// Adds a rule: the number of characters that only are its context, the number of elements, these, and the
  /// characters.
  private mutating func add(_ word: [UInt8]) {
    let context = Base56.digit(word[0])
    let end = 2 + 10 * Base56.digit(word[1])
    let own = stride(from: 2, to: end, by: 10).map { start in
      CollationElement(
        primary: UInt32(CollationTable.number(word[start..<start + 5])),
        secondary: UInt32(CollationTable.number(word[start + 5..<start + 8])),
        tertiary: UInt32(CollationTable.number(word[start + 8..<start + 10]))
      )
    }
    let text = Self.numbers(word[end...], width: 3)
    var collation = Collation(self)
    rules[text] = collation.elements(of: Array(text.prefix(context))) + own
    starts.insert(text[0])
    longest = max(longest, text.count)
  }

  private static func numbers(_ digits: ArraySlice<UInt8>, width: Int) -> [UInt32] {
    stride(from: digits.startIndex, to: digits.endIndex, by: width).map {
      UInt32(CollationTable.number(digits[$0..<$0 + width]))
    }
  }

  /// Returns the primary weight of a character that is not in the table. Ideographs are ordered by their code points.
  func primary(of value: UInt32) -> UInt32 {
    let number = ideographs[value] ?? value + (0x4E00..<0xA000 ~= value ? 0x1_0000 : 0x2_0000)
    return CollationData.ideographs + number * CollationData.primaryGap
  }

  /// Returns a primary weight in the order of the language's scripts.
  func reordered(_ primary: UInt32) -> UInt32 {
    if front.isEmpty || primary < CollationData.firstLetter { return primary }
    var start = CollationData.firstLetter
    for range in front {
      if range ~= primary { return start + (primary - range.lowerBound) }
      start += UInt32(range.count)
    }
    return primary + (start - CollationData.firstLetter)
  }
}
