/// The words of a Swift file: its identifiers and keywords, without comments and without the contents of strings,
/// except for interpolated code.
///
/// It knows no regex literals, because only a compiler can tell their slashes from operators.
struct SwiftWords {
  struct Word {
    let text: String
    let offset: Int

    /// Whether it follows a dot, as members do.
    let isMember: Bool

    /// Whether it is in backticks.
    let isQuoted: Bool

    /// Whether a parenthesis follows, as in a call.
    let isCall: Bool
  }

  /// A string whose end has not been read.
  private struct Literal {
    /// The number of `#` around it.
    let poundCount: Int
    let isMultiline: Bool

    /// The number of open parentheses in the interpolation that is being read.
    var depth = 0
  }

  private(set) var words: [Word] = []
  private let bytes: [UInt8]
  private var position = 0

  /// The strings around the code, the innermost one last. It's a list, because strings can be nested more deeply than
  /// calls.
  private var literals: [Literal] = []

  /// The last byte of code that is not whitespace.
  private var last: UInt8 = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while position < bytes.count { readCode() }
  }

  /// Reads a word, a comment, a string, or one byte of anything else.
  private mutating func readCode() {
    switch bytes[position] {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skip { !Self.isNewline($0) }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#"), UInt8(ascii: "\""): readLiteral()
    case UInt8(ascii: "`"): readWord(quoted: true)
    case let first where Self.isPart(first): readWord(quoted: false)
    case let first:
      position += 1
      if first > 0x20 { last = first }
      readParenthesis(first)
    }
  }

  /// Counts the parentheses of an interpolation, after which its string continues.
  private mutating func readParenthesis(_ first: UInt8) {
    guard let literal = literals.last else { return }
    switch first {
    case UInt8(ascii: "("): literals[literals.count - 1].depth += 1
    case UInt8(ascii: ")") where literal.depth > 0: literals[literals.count - 1].depth -= 1
    case UInt8(ascii: ")"): readText(of: literals.removeLast())
    default: break
    }
  }

  private mutating func readWord(quoted isQuoted: Bool) {
    if isQuoted { position += 1 }
    let start = position
    skip { isQuoted ? $0 != UInt8(ascii: "`") && !Self.isNewline($0) : Self.isPart($0) }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isQuoted { position += 1 }
    words.append(
      Word(
        text: text,
        offset: start,
        isMember: last == UInt8(ascii: "."),
        isQuoted: isQuoted,
        isCall: byte(0) == UInt8(ascii: "(")
      )
    )
    last = UInt8(ascii: "a")
  }

  /// Skips a comment, which can contain others.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      let pair = (byte(0), byte(1))
      let (opens, closes) = (
        pair == (UInt8(ascii: "/"), UInt8(ascii: "*")), pair == (UInt8(ascii: "*"), UInt8(ascii: "/"))
      )
      depth += opens ? 1 : closes ? -1 : 0
      position += opens || closes ? 2 : 1
    } while depth > 0 && position < bytes.count
  }

  /// Reads the start of a string, or the `#` of something else.
  private mutating func readLiteral() {
    let start = position
    skip { $0 == UInt8(ascii: "#") }
    let poundCount = position - start
    guard byte(0) == UInt8(ascii: "\"") else { return last = UInt8(ascii: "#") }
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    position += isMultiline ? 3 : 1
    readText(of: Literal(poundCount: poundCount, isMultiline: isMultiline))
  }

  /// Reads the contents of a string, up to its end or its next interpolation.
  private mutating func readText(of literal: Literal) {
    last = UInt8(ascii: "\"")
    let pounds = [UInt8](repeating: UInt8(ascii: "#"), count: literal.poundCount)
    let end = [UInt8](repeating: UInt8(ascii: "\""), count: literal.isMultiline ? 3 : 1) + pounds
    let escape = [UInt8(ascii: "\\")] + pounds
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\"") where bytes[position...].starts(with: end): return position += end.count
      case UInt8(ascii: "\\") where bytes[position...].starts(with: escape):
        position += escape.count + 1
        if byte(-1) == UInt8(ascii: "(") { return literals.append(literal) }
      // The compiler refuses such a string, and the next line is probably code.
      case let byte where Self.isNewline(byte) && !literal.isMultiline: return
      default: position += 1
      }
    }
  }

  private mutating func skip(while matches: (UInt8) -> Bool) {
    while position < bytes.count, matches(bytes[position]) { position += 1 }
  }

  /// Returns the byte at a distance from the position, or 0 if there is none.
  private func byte(_ distance: Int) -> UInt8 {
    bytes.indices.contains(position + distance) ? bytes[position + distance] : 0
  }

  private static func isNewline(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Returns whether a byte is part of a word. All non-ASCII characters count as letters.
  private static func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
      || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
  }
}
