/// A CLDR pattern for amounts, such as `¤ #,##0.00;(¤ #,##0.00)`: a positive half, and perhaps a negative one.
struct AmountPattern: Sendable {
  /// A valid pattern, for messages.
  static let example = "¤ #,##0.00;(¤ #,##0.00)"

  /// The placeholder for the symbol.
  static let symbol: Unicode.Scalar = "¤"

  /// The placeholder for the number in the tables.
  private static let placeholder: Unicode.Scalar = "0"

  private static let minus: Unicode.Scalar = "-"
  private static let numberScalars = "#,0.".unicodeScalars

  /// Characters that mean something else in CLDR's patterns.
  private static let reserved = "'%‰@*+".unicodeScalars

  /// The maximum number of digits in a group.
  private static let largestGroup = 9

  /// The numbers of digits in the last group, and in each other group, or 0 if there are no groups.
  struct Groups: Equatable, Sendable {
    var primary = 0
    var secondary = 0
  }

  /// The part that stands for the number: `#,##0.00`.
  let number: String
  let groups: Groups

  /// The pattern of an amount that is not negative, and the one of a negative amount. The number is `0`.
  private let positive: String
  private let negative: String

  /// The reason why a pattern is invalid.
  enum Fault: Error {
    case halves, symbol, number, numbers
    case character(Unicode.Scalar)

    var message: String {
      switch self {
      case .halves: "must be one pattern, or two with a ';' between them"
      case .symbol: "must contain one '¤' for the symbol in each half"
      case .number: "must contain one number such as '#,##0.00' in each half"
      case .numbers: "must contain the same number in both halves"
      case .character(let scalar): "must not contain '\(scalar)'"
      }
    }
  }

  /// Creates a pattern, unless the string is invalid.
  init?(_ text: String) {
    do throws(Fault) { try self.init(parsing: text) } catch { return nil }
  }

  init(parsing text: String) throws(Fault) {
    let halves = text.unicodeScalars.split(separator: ";", omittingEmptySubsequences: false)
    guard let first = halves.first, halves.count <= 2 else { throw .halves }
    let half = try Self.half(first)
    (number, positive) = half
    groups = try Self.groups(of: half.number)
    guard halves.count == 2, let last = halves.last else {
      negative = String(Self.minus) + positive
      return
    }
    let other = try Self.half(last)
    guard other.number == half.number else { throw .numbers }
    negative = other.pattern
  }

  /// Both patterns in the form of the tables.
  var text: String {
    let samples = samples(String(Self.placeholder), minus: String(Self.minus))
    return "\(samples.positive);\(samples.negative)"
  }

  /// Returns an amount that is not negative, and a negative one, with a number in place of the placeholder.
  func samples(_ number: String, minus: String) -> (positive: String, negative: String) {
    let samples = [positive, negative].map { pattern in
      pattern.unicodeScalars.map { $0 == Self.placeholder ? number : $0 == Self.minus ? minus : String($0) }.joined()
    }
    return (samples[0], samples[1])
  }

  /// Returns the number in one half, and the half with the placeholder in its place.
  private static func half(_ text: Substring.UnicodeScalarView) throws(Fault) -> (number: String, pattern: String) {
    guard text.count(where: { $0 == symbol }) == 1 else { throw .symbol }
    guard let start = text.firstIndex(where: numberScalars.contains) else { throw .number }
    let end = text[start...].firstIndex { !numberScalars.contains($0) } ?? text.endIndex
    let (before, number, after) = (text[..<start], String(text[start..<end]), text[end...])
    for scalar in [before, after].joined() {
      if numberScalars.contains(scalar) { throw .number }
      if reserved.contains(scalar) || FormatRules.isDigit(scalar) { throw .character(scalar) }
    }
    return (number, String(before) + String(placeholder) + String(after))
  }

  /// Reads the groups of a number such as `#,##,##0.00`.
  private static func groups(of number: String) throws(Fault) -> Groups {
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    let groups = parts[0].split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.dropFirst().allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0 == "0" } }),
      groups.count <= 3, let last = groups.last, last.last == "0",
      (groups.dropLast() + [last.dropLast()]).allSatisfy({ $0.allSatisfy { $0 == "#" } }),
      !groups.contains(where: \.isEmpty), groups.dropFirst().allSatisfy({ $0.count <= largestGroup })
    else { throw .number }
    let primary = groups.count > 1 ? last.count : 0
    return Groups(primary: primary, secondary: groups.count > 2 ? groups[1].count : primary)
  }
}
