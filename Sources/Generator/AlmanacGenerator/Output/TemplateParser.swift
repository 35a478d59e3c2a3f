/// Parses a template: Mustache without inheritance and lambdas. It never escapes for HTML, because templates write
/// Swift.
struct TemplateParser {
  /// The maximum depth of nested sections, so that no template exhausts the stack.
  static let maximumDepth = 32

  private let path: String

  /// The parts that the template can include.
  private let parts: [Template: SourceText]

  // Characters, so that a combining mark after a delimiter makes it another character.
  private let characters: [Character]
  private var offset = 0
  private var opening = Array("{{")
  private var closing = Array("}}")

  /// The sections that are open.
  private var sections: [Section] = []

  /// The nodes of the innermost open section.
  private var nodes: [TemplateNode] = []

  private struct Section {
    let tag: Tag

    /// The delimiters before the section, which also apply after it.
    let opening: [Character]
    let closing: [Character]

    /// The nodes before the section.
    let outer: [TemplateNode]
  }

  private struct Tag {
    /// The kind of the tag, or a space for a value.
    var sign: Character
    var name = ""

    /// The tag with its delimiters.
    var text = ""
    let start: Int
  }

  /// Returns the nodes of a template.
  ///
  /// - Complexity: O(length of the template and of the parts that it includes).
  static func nodes(of text: SourceText, parts: [Template: SourceText]) throws(Diagnostic) -> [TemplateNode] {
    var parser = TemplateParser(path: text.path, text: String(decoding: text.bytes, as: UTF8.self), parts: parts)
    return try parser.parsed()
  }

  private init(path: String, text: String, parts: [Template: SourceText]) {
    self.path = path
    self.parts = parts
    characters = Array(text)
  }

  private mutating func parsed() throws(Diagnostic) -> [TemplateNode] {
    var textStart = 0
    while skip(past: opening), offset < characters.count {
      let tag = try tag(at: offset - opening.count)
      let indentation = tag.sign == " " ? nil : standaloneIndentation(of: tag)
      add(textStart..<tag.start - (indentation?.count ?? 0))
      textStart = offset
      try add(tag, String(indentation ?? []))
    }
    if let open = sections.last {
      throw problem(at: open.tag.start, "the section '\(open.tag.text)' is not closed; add '\(end(of: open))'")
    }
    add(textStart..<characters.count)
    return nodes
  }

  private mutating func add(_ text: Range<Int>) {
    if !text.isEmpty { nodes.append(.text(String(characters[text]))) }
  }

  /// Reads the tag that starts with the delimiter before the offset.
  private mutating func tag(at start: Int) throws(Diagnostic) -> Tag {
    var tag = Tag(sign: characters[offset], start: start)
    switch tag.sign {
    case "<": throw problem(at: start, "a template cannot inherit from another; copy the text here")
    case "=":
      guard readDelimiters() else {
        throw problem(at: start, "other delimiters are set by a tag such as '{{=<% %>=}}'")
      }
      return tag
    case "#", "^", "$", "/", ">", "!", "%", "&", "{": offset += 1
    default: tag.sign = " "
    }
    let end = (tag.sign == "{" ? ["}"] : []) + closing
    let nameStart = offset
    guard skip(past: end) else {
      throw problem(at: start, "this tag has no end; close it with '\(String(closing))'")
    }
    tag.name = String(String(characters[nameStart..<offset - end.count]).trimmed)
    tag.text = String(characters[start..<offset])
    if tag.sign == "&" || tag.sign == "{" { tag.sign = " " }
    return tag
  }

  /// Moves to the next line and returns the space before a tag, if there is only space around it on its lines.
  private mutating func standaloneIndentation(of tag: Tag) -> ArraySlice<Character>? {
    func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
    let lineStart = characters[..<tag.start].lastIndex { !isSpace($0) }.map { $0 + 1 } ?? 0
    let lineEnd = characters[offset...].firstIndex { !isSpace($0) } ?? characters.count
    guard lineStart == 0 || characters[lineStart - 1].isNewline,
      lineEnd == characters.count || characters[lineEnd].isNewline
    else { return nil }
    offset = min(lineEnd + 1, characters.count)
    return characters[lineStart..<tag.start]
  }

  /// Adds the nodes of a tag, and opens and closes sections.
  private mutating func add(_ tag: Tag, _ indentation: String) throws(Diagnostic) {
    switch tag.sign {
    case " ": nodes.append(.value(try name(of: tag)))
    case "#", "^", "$":
      guard sections.count < Self.maximumDepth else {
        throw problem(at: tag.start, "sections may be nested at most \(Self.maximumDepth) levels deep; use fewer")
      }
      _ = try name(of: tag)
      sections.append(Section(tag: tag, opening: opening, closing: closing, outer: nodes))
      nodes = []
    case "/": try close(tag)
    case ">": nodes += try part(tag, indentation)
    case "%" where tag.name.filter { !$0.isWhitespace } != "CONTENT_TYPE:TEXT":
      throw problem(at: tag.start, "this tag sets no known option; write '{{% CONTENT_TYPE:TEXT}}', or remove it")
    default: break
    }
  }

  private mutating func close(_ tag: Tag) throws(Diagnostic) {
    guard let section = sections.popLast() else {
      throw problem(at: tag.start, "'\(tag.text)' closes no section; remove it")
    }
    guard section.tag.name == tag.name else {
      throw problem(at: tag.start, "expected '\(end(of: section))', found '\(tag.text)'")
    }
    let inner = nodes
    (opening, closing, nodes) = (section.opening, section.closing, section.outer)
    switch section.tag.sign {
    case "#": nodes.append(.section(try name(of: tag), inner))
    case "^": nodes.append(.inverted(try name(of: tag), inner))
    // A block is a part that another template could replace.
    default: nodes += inner
    }
  }

  /// Parses a part, which includes no others.
  private func part(_ tag: Tag, _ indentation: String) throws(Diagnostic) -> [TemplateNode] {
    guard let part = parts[Template(tag.name)] else {
      let known = Spelling.list(parts.keys.map(\.name).sorted(), "and")
      throw problem(at: tag.start, "there is no part '\(tag.name)'; a template can include \(known)")
    }
    let text = String(decoding: part.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indented = lines.map { $0.isEmpty ? "" : indentation + $0 }.joined(separator: "\n")
    var parser = TemplateParser(path: part.path, text: indented, parts: [:])
    return try parser.parsed()
  }

  /// Returns the components of a name such as `a.b`, or none for the name `.`.
  private func name(of tag: Tag) throws(Diagnostic) -> [String] {
    if tag.name == "." { return [] }
    let components = tag.name.split(separator: ".", omittingEmptySubsequences: false)
    guard
      components.allSatisfy({ part in
        !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || "_-".contains($0) }
      })
    else {
      throw problem(at: tag.start, "this tag is not a name between delimiters; write it like '{{name}}'")
    }
    return components.map(String.init)
  }

  /// Returns the tag that would close a section here.
  private func end(of section: Section) -> String {
    "\(String(opening))/\(section.tag.name)\(String(closing))"
  }

  private func problem(at offset: Int, _ message: String) -> Diagnostic {
    let text = SourceText(path: path, bytes: Array(String(characters).utf8))
    return Diagnostic(.templateSyntax, at: text.location(at: String(characters[..<offset]).utf8.count), message)
  }

  /// Moves to the end of the next occurrence of some characters, or returns `false` if there is none.
  private mutating func skip(past mark: [Character]) -> Bool {
    while offset + mark.count <= characters.count {
      if characters[offset] == mark[0], characters[offset...].starts(with: mark) {
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
