/// The tags of a custom template, checked before Mustache parses it.
///
/// Mustache calls itself for a nested section and for an included template. So it has no stack left for a template with
/// thousands of nested sections, or for one that includes itself.
struct TemplateTags {
  /// The maximum depth of nested sections.
  static let largestDepth = 32

  private let text: SourceText
  private var offset = 0
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)

  init(_ text: SourceText) { self.text = text }

  /// The first tag that Mustache must not see.
  ///
  /// - Complexity: O(length of the text).
  mutating func firstProblem() -> Diagnostic? {
    var depth = 0
    while skip(past: opening), offset < text.bytes.count {
      let tag = offset - opening.count
      switch text.bytes[offset] {
      case UInt8(ascii: "#"), UInt8(ascii: "^"), UInt8(ascii: "$"):
        depth += 1
        if depth > Self.largestDepth {
          return problem(at: tag, "sections may be nested at most \(Self.largestDepth) deep; use fewer")
        }
      case UInt8(ascii: "/"): depth -= 1
      case UInt8(ascii: ">"), UInt8(ascii: "<"):
        return problem(at: tag, "a template cannot include a template; copy the text here")
      case UInt8(ascii: "="):
        guard readDelimiters() else { return nil }
        continue
      default: break
      }
      guard skip(past: closing) else { return nil }
    }
    return nil
  }

  private func problem(at offset: Int, _ message: String) -> Diagnostic {
    Diagnostic(.templateSyntax, at: text.location(at: offset), message)
  }

  /// Moves to the end of the next occurrence of some bytes. Returns `false` if there is none.
  private mutating func skip(past mark: [UInt8]) -> Bool {
    let bytes = text.bytes
    while offset + mark.count <= bytes.count {
      var length = 0
      while length < mark.count, bytes[offset + length] == mark[length] { length += 1 }
      offset += length == mark.count ? length : 1
      if length == mark.count { return true }
    }
    return false
  }

  /// Reads a tag such as `{{=<% %>=}}`. Mustache reports a wrong one.
  private mutating func readDelimiters() -> Bool {
    let start = offset + 1
    offset = start
    guard skip(past: [UInt8(ascii: "=")] + closing) else { return false }
    let end = offset - closing.count - 1
    let parts = text.bytes[start..<end].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard parts.count == 2 else { return false }
    (opening, closing) = (Array(parts[0]), Array(parts[1]))
    return true
  }
}
