/// Compares strings in the order of a language, by keys.
struct Collation {
  /// The number of bytes of a string that count. A hostile string can have millions, and for marks, the time grows with
  /// the square of their number.
  private static let maximumByteCount = 1024

  private let root: CollationTable
  private let tailoring: CollationTailoring

  /// The known elements. Strings consist of few different characters, and a search takes long without optimization.
  private var entries: [UInt32: CollationTable.Entry] = [:]
  private var characters: [UInt32: [CollationElement]] = [:]

  init(_ root: CollationTable, _ tailoring: CollationTailoring) { (self.root, self.tailoring) = (root, tailoring) }

  /// Returns the weights of the letters in a string, in the order of the language's scripts.
  mutating func weights(of text: String) -> [UInt32] {
    elements(of: decomposed(Self.normalized(text))).filter { $0.primary != 0 }.map { tailoring.reordered($0.primary) }
  }

  private static func normalized(_ text: String) -> String {
    String(decoding: text.utf8.prefix(maximumByteCount), as: UTF8.self).normalizedForm
  }

  /// Returns bytes that are in the same order as the strings.
  mutating func key(of text: String) -> [UInt8] {
    let text = Self.normalized(text)
    let elements = elements(of: decomposed(text))
    var key: [UInt8] = []
    for element in elements where element.primary != 0 {
      let primary = tailoring.reordered(element.primary)
      key += [UInt8(primary >> 24), UInt8(primary >> 16 & 0xFF), UInt8(primary >> 8 & 0xFF), UInt8(primary & 0xFF)]
    }
    key += [0, 0, 0, 0]
    for element in elements where element.secondary != 0 {
      key += [UInt8(element.secondary >> 8 & 0xFF), UInt8(element.secondary & 0xFF)]
    }
    key += [0, 0]
    for element in elements where element.tertiary != 0 {
      key += [UInt8(element.tertiary >> 8 & 0xFF), UInt8(element.tertiary & 0xFF)]
    }
    return key + [0, 0] + text.utf8
  }

  /// Looks up the elements of decomposed characters.
  mutating func elements(of characters: [UInt32]) -> [CollationElement] {
    var elements: [CollationElement] = []
    var rest = characters
    var index = 0
    while index < rest.count {
      if tailoring.starts.contains(rest[index]), let found = match(&rest, at: index) {
        elements += found.elements
        index += found.count
      } else {
        elements += self.elements(of: rest[index])
        index += 1
      }
    }
    return elements
  }

  /// Returns the elements of the longest string of the rules at an index, and its number of characters. Its marks can
  /// follow others, and are removed then (UTS #10, S2.1).
  private func match(_ characters: inout [UInt32], at index: Int) -> (elements: [CollationElement], count: Int)? {
    let most = min(tailoring.longest, characters.count - index)
    let count = (1...most).reversed().first { tailoring.rules[Array(characters[index..<index + $0])] != nil }
    var text = Array(characters[index..<index + (count ?? 1)])
    var elements = tailoring.rules[text]
    var next = index + text.count
    let end = next
    var skipped: UInt8 = 0
    while next < characters.count, case let mark = Self.combiningClass(characters[next]), mark != 0 {
      if mark != skipped, let longer = tailoring.rules[text + [characters[next]]] {
        text.append(characters.remove(at: next))
        elements = longer
      } else {
        skipped = mark
        next += 1
      }
    }
    return elements.map { ($0, end - index) }
  }

  private static func combiningClass(_ value: UInt32) -> UInt8 {
    value < 0x300 ? 0 : Unicode.Scalar(value)?.properties.canonicalCombiningClass.rawValue ?? 0
  }
}

extension Collation {
  private mutating func entry(of value: UInt32) -> CollationTable.Entry {
    if let entry = entries[value] { return entry }
    let entry = root.entry(of: value)
    entries[value] = entry
    return entry
  }

  /// Returns the characters of a string in normalization form D, given form C. Those with a separate place in the
  /// order, such as й, are unchanged.
  private mutating func decomposed(_ text: String) -> [UInt32] {
    var result: [UInt32] = []
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value < 0x80 {
        result.append(value)
      } else if case .parts(let parts, tertiary: 0) = entry(of: value) {
        result += parts
      } else {
        let mark = Self.combiningClass(value)
        let end = mark == 0 ? result.endIndex : (result.lastIndex { Self.combiningClass($0) <= mark } ?? -1) + 1
        result.insert(value, at: end)
      }
    }
    return Self.withVowelsAfterConsonants(result)
  }

  /// Returns the characters with Thai and Lao vowels moved after the consonant that they are written before, as spoken.
  private static func withVowelsAfterConsonants(_ characters: [UInt32]) -> [UInt32] {
    var result = characters
    for index in characters.indices.dropLast() where 0xE40...0xEC4 ~= characters[index] {
      let isVowel = 0xE40...0xE44 ~= characters[index] || characters[index] >= 0xEC0
      if isVowel, 0xE01...0xEAE ~= characters[index + 1] { result.swapAt(index, index + 1) }
    }
    return result
  }

  private mutating func elements(of value: UInt32) -> [CollationElement] {
    if let known = characters[value] { return known }
    let elements = newElements(of: value)
    characters[value] = elements
    return elements
  }

  private mutating func newElements(of value: UInt32) -> [CollationElement] {
    if 0xAC00..<0xD7A4 ~= value {
      let (syllable, final) = ((value - 0xAC00) / 28, (value - 0xAC00) % 28)
      let letters = [0x1100 + syllable / 21, 0x1161 + syllable % 21] + (final == 0 ? [] : [0x11A7 + final])
      return letters.flatMap { elements(of: $0) }
    }
    switch entry(of: value) {
    case .element(let element): return [element]
    case .none: return []
    case .parts(let parts, let tertiary):
      return elements(of: parts).map {
        CollationElement(primary: $0.primary, secondary: $0.secondary, tertiary: tertiary == 0 ? $0.tertiary : tertiary)
      }
    case .other:
      let (secondary, tertiary) = (root.commonSecondary, root.commonTertiary)
      return [CollationElement(primary: tailoring.primary(of: value), secondary: secondary, tertiary: tertiary)]
    }
  }
}
