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

  /// The sections that are open.
  private var sections: [Section] = []

  private struct Section {
    let tag: String
    let name: String
    let offset: Int

    /// The delimiters before the section, which are those after it, too.
    let opening: [Character]
    let closing: [Character]
  }

  init(_ text: SourceText, parts: [String]) {
    self.parts = parts.sorted()
    path = text.path
    characters = Array(String(decoding: text.bytes, as: UTF8.self))
  }

  /// The first tag that Mustache must not see.
  ///
  /// - Complexity: O(length of the text).
  mutating func firstProblem() -> Diagnostic? {
    while skip(past: opening), offset < characters.count {
      let tag = offset - opening.count
      let sign = characters[offset]
      switch sign {
      case "<": return problem(at: tag, "a template cannot inherit from another; copy the text here")
      case "=":
        guard readDelimiters() else {
          return problem(at: tag, "other delimiters are set by a tag such as '{{=<% %>=}}'")
        }
        continue
      default: break
      }
      guard skip(past: closing) else {
        return problem(at: tag, "this tag has no end; close it with '\(String(closing))'")
      }
      if let problem = problem(of: sign, at: tag) { return problem }
    }
    return sections.last.map { problem(at: $0.offset, "the section '\($0.tag)' is not closed; add '\(end(of: $0))'") }
  }

  /// Includes a part, or opens or closes a section, with the tag that ends here.
  private mutating func problem(of sign: Character, at start: Int) -> Diagnostic? {
    let tag = String(characters[start..<offset])
    let name = String(characters[(start + opening.count + 1)..<(offset - closing.count)].filter { !$0.isWhitespace })
    switch sign {
    case ">":
      guard parts.contains(name) else {
        let known = Spelling.list(parts, "and")
        return problem(at: start, "there is no part '\(name)'; a template can include \(known)")
      }
    case "#", "^", "$":
      guard sections.count < Self.largestDepth else {
        return problem(at: start, "sections may be nested at most \(Self.largestDepth) deep; use fewer")
      }
      sections.append(Section(tag: tag, name: name, offset: start, opening: opening, closing: closing))
    case "/":
      guard let section = sections.popLast() else { return problem(at: start, "'\(tag)' closes no section; remove it") }
      guard section.name == name else { return problem(at: start, "expected '\(end(of: section))', found '\(tag)'") }
      (opening, closing) = (section.opening, section.closing)
    default: break
    }
    return nil
  }

  /// The tag that would close a section here.
  private func end(of section: Section) -> String { "\(String(opening))/\(section.name)\(String(closing))" }

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
