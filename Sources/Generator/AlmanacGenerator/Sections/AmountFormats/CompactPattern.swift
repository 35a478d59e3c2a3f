/// A pattern for amounts from a power of ten on, such as `6: 0 Mio. ¤`, or for those amounts in a plural category, such
/// as `3 few: 0 آلاف ¤`.
///
/// The zeros are the digits before the decimal separator for that power. The pattern `0` means none.
struct CompactPattern: Sendable {
  let power: Int

  /// The number of places to move the decimal separator by.
  let shift: Int
  let category: PluralCategory

  /// The pattern with one zero, or an empty string for none.
  let text: String

  /// Characters that mean something else in CLDR's patterns.
  private static let reserved = "'#,%‰@*+".unicodeScalars

  /// Creates a pattern, unless the string is damaged.
  init?(_ text: String) {
    let parts = text.parts(separatedBy: ": ")
    let words = parts[0].split(separator: " ")
    guard parts.count == 2, let first = words.first, let power = Int(first), 1..<Base56.base ~= power,
      words.count <= 2, let category = words.count == 1 ? .other : PluralCategory(name: words[1])
    else { return nil }
    let halves = parts[1].split(separator: ";", omittingEmptySubsequences: false)
    let zeros = halves[0].count { $0 == "0" }
    guard 1...power + 1 ~= zeros, halves.count <= 2, halves.allSatisfy({ Self.isHalf($0, zeros: zeros) }) else {
      return nil
    }
    (self.power, self.category) = (power, category)
    let isNone = halves[0] == "0"
    shift = isNone ? 0 : power + 1 - zeros
    let digits = String(repeating: "0", count: zeros)
    self.text = isNone ? "" : halves.map { $0.parts(separatedBy: digits).joined(separator: "0") }.joined(separator: ";")
  }

  /// Returns whether a half contains its zeros in one place, and at most one symbol and sign.
  private static func isHalf(_ half: Substring, zeros: Int) -> Bool {
    let counts = ["0", "¤", "-"].map { mark in half.count { String($0) == mark } }
    return counts[0] == zeros && half.contains(String(repeating: "0", count: zeros)) && counts[1] <= 1
      && counts[2] <= 1 && !half.unicodeScalars.contains(where: reserved.contains) && String(half).firstControl == nil
  }
}

extension PluralCategory {
  /// Creates the category with a CLDR name.
  init?(name: some StringProtocol) {
    guard let category = PluralCategory.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = category
  }
}
