import Almanac
import AlmanacCurrency

/// The expected digits after an edit, derived only from the characters of the text.
struct ExpectedDigits {
  private let digits: [Int]
  /// Whether more digits can follow: zeros that complete the decimals of a whole amount.
  private let canBeFilledUp: Bool
  private let canBeCut: Bool
  private let decimalDigits: Int

  /// The text before, which doesn't change if the edit replaces the amount by a text that is none.
  private let unchanged: String?

  init(_ edit: CurrencyTextEdit, in field: InputField, formatter: CurrencyFormatter) {
    decimalDigits = formatter.decimalDigits
    let places = 0..<field.text.count
    let range: Range<Int>
    let replacement: String
    switch edit {
    case .insert(let text): (range, replacement) = (field.selection, text)
    case .replace(let replaced, "") where !replaced.isEmpty && replaced.lowerBound >= places.upperBound:
      (range, replacement) = (max(0, places.upperBound - 1)..<places.upperBound, "")
    case .replace(let replaced, let text): (range, replacement) = (replaced.clamped(to: places), text)
    case .delete: (range, replacement) = (max(0, field.selection.lowerBound - 1)..<field.selection.upperBound, "")
    }
    let characters = Array(field.text)
    let before = Self.digits(characters[..<range.lowerBound])
    let selected = Self.digits(characters[range])
    let after = Self.digits(characters[range.upperBound...])
    let inserted = Self.digits(Array(replacement)[...])
    let hasMinus = { (text: ArraySlice<Character>) in text.contains { "-\u{2212}".contains($0) } }
    let replacesAll = before.allSatisfy { $0 == 0 } && after.isEmpty
    let hasMarks = replacement.trimmed.unicodeScalars.contains { !Self.isTyped($0) }
    let isPasted = !inserted.isEmpty && (hasMarks || replacesAll && inserted.count > 1)
    let isAmount = !inserted.isEmpty && (isPasted || replacesAll)
    unchanged = isPasted ? field.text : nil
    canBeFilledUp = isAmount && decimalDigits > 0
    canBeCut = isAmount && decimalDigits == 0
    var digits = isPasted ? inserted : before + inserted + after
    if replacement.isEmpty {
      let deletesNothing = range.isEmpty || !selected.isEmpty || hasMinus(characters[range])
      // A deletion continues on the side of the range where the caret is not.
      let isForward = field.selection.isEmpty && field.selection.lowerBound == range.lowerBound
      if !deletesNothing { digits = isForward ? before + after.dropFirst() : before.dropLast() + after }
    } else if inserted.isEmpty {
      digits = range == places && hasMinus(Array(replacement)[...]) ? [] : before + selected + after
    }
    self.digits = Array(digits.drop { $0 == 0 }.prefix(formatter.maxDigitsCount))
  }

  /// Whether a character is a digit or a minus sign.
  private static func isTyped(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType == .decimal || "-\u{2212}".unicodeScalars.contains(scalar)
  }

  func allow(_ text: String) -> Bool {
    if text == unchanged { return true }
    let shown = Self.digits(Array(text)[...]).drop { $0 == 0 }
    if canBeCut { return digits.starts(with: shown) && digits.count - shown.count <= 3 }
    if canBeFilledUp { return shown.starts(with: digits) && shown.count - digits.count <= decimalDigits }
    return shown.elementsEqual(digits)
  }

  /// The number that the digits of a text form, without its sign; `nil` without digits.
  func amountText(_ text: String) -> String? {
    let digits = Self.digits(Array(text)[...])
    guard !digits.isEmpty else { return nil }
    let integers = digits.dropLast(decimalDigits).drop { $0 == 0 }.map(String.init).joined()
    var decimals = digits.suffix(decimalDigits)[...]
    while decimals.last == 0 { decimals.removeLast() }
    let number = integers.isEmpty ? "0" : integers
    return decimals.isEmpty ? number : number + "." + decimals.map(String.init).joined()
  }

  private static func digits(_ characters: ArraySlice<Character>) -> [Int] {
    characters.flatMap { character in
      character.unicodeScalars.compactMap { scalar in
        scalar.properties.numericType == .decimal ? scalar.properties.numericValue.map { Int($0) } : nil
      }
    }
  }
}
