/// The tags of a custom template, checked before Mustache parses it.
///
/// Mustache calls itself for a nested section and for an included template, so it would run out of stack for a template with
/// thousands of nested sections, or for one that includes itself. Almanac's parts include nothing.
struct TemplateTags {
  /// The maximum depth of nested sections.
  static let largestDepth = 32

  private let path: String

  /// The names that a template can include.
  private let parts: [String]

  // Characters, as Mustache reads them: a combining mark after a delimiter hides the tag from both.
  private let characters: [Character]
  private var offset = 0
  private var opening = Array("{{")
  private var closing = Array("}}")

  init(_ text: SourceText, parts: [String]) {
    self.parts = parts.sorted()
    path = text.path
    characters = Array(String(decoding: text.bytes, as: UTF8.self))
  }

  /// The first tag that Mustache must not see.
  ///
  /// - Complexity: O(length of the text).
  mutating func firstProblem() -> Diagnostic? {
    var depth = 0
    while skip(past: opening), offset < characters.count {
      let tag = offset - opening.count
      switch characters[offset] {
      case "#", "^", "$":
        depth += 1
        if depth > Self.largestDepth {
          return problem(at: tag, "sections may be nested at most \(Self.largestDepth) deep; use fewer")
        }
      case "/": depth -= 1
      case ">":
        guard skip(past: closing) else { return nil }
        if let problem = problem(ofPart: tag) { return problem }
        continue
      case "<": return problem(at: tag, "a template cannot inherit from another; copy the text here")
      case "=":
        guard readDelimiters() else {
          return problem(at: tag, "other delimiters are set by a tag such as '{{=<% %>=}}'")
        }
        continue
      default: break
      }
      // Mustache reports a tag without an end.
      guard skip(past: closing) else { return nil }
    }
    return nil
  }

  /// The problem of a tag such as `{{>Header}}`, which ends at the offset.
  private func problem(ofPart tag: Int) -> Diagnostic? {
    let content = characters[tag + opening.count + 1..<offset - closing.count]
    let name = String(String(content).trimmed)
    if parts.contains(name) { return nil }
    let known = Spelling.list(parts, "and")
    return problem(at: tag, "there is no part '\(name)'; a template can include \(known)")
  }

  private func problem(at offset: Int, _ message: String) -> Diagnostic {
    let text = SourceText(path: path, bytes: Array(String(characters).utf8))
    return Diagnostic(.templateSyntax, at: text.location(at: String(characters[..<offset]).utf8.count), message)
  }

  /// Moves to the end of the next occurrence of some characters. Returns `false` if there is none.
  private mutating func skip(past mark: [Character]) -> Bool {
    while offset + mark.count <= characters.count {
      if characters[offset..<offset + mark.count].elementsEqual(mark) {
        offset += mark.count
        return true
      }
      offset += 1
    }
    return false
  }

  /// Reads a tag such as `{{=<% %>=}}`.
  private mutating func readDelimiters() -> Bool {
    let start = offset + 1
    offset = start
    guard skip(past: ["="] + closing) else { return false }
    let parts = characters[start..<offset - closing.count - 1].split(whereSeparator: \.isWhitespace)
    guard parts.count == 2 else { return false }
    (opening, closing) = (Array(parts[0]), Array(parts[1]))
    return true
  }
}
