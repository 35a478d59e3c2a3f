/// A page as a browser that forgives nothing reads it.
struct Markup {
  struct Element: Hashable {
    let name: String
    let attributes: [String: String]
  }

  /// What is wrong with the page: elements that are not closed, and texts that should be escaped.
  private(set) var problems: [String] = []

  /// The elements, in their order.
  private(set) var elements: [Element] = []

  /// The text between the elements, without its entities.
  private(set) var text = ""

  private var open: [String] = []
  private static let empty: Set = ["img", "input", "link", "meta"]

  init(_ page: String) {
    // A character for each byte: browsers know no characters of several scalars, such as ";" with an accent.
    var rest = String(String.UnicodeScalarView(page.utf8.map { Unicode.Scalar($0) }))[...]
    if rest.hasPrefix("<!doctype html>\n") { rest.removeFirst(16) } else { problems.append("no doctype") }
    while let start = rest.firstIndex(of: "<") {
      addText(rest[..<start])
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        let end = rest.firstRange(of: "-->")
        if end == nil { problems.append("an open comment") }
        rest = rest[(end?.upperBound ?? rest.endIndex)...]
      } else if rest.hasPrefix("</") {
        let name = rest.dropFirst(2).prefix { $0 != ">" }
        if open.popLast() != String(name) { problems.append("</\(name)> closes another element") }
        rest = rest[name.endIndex...].dropFirst()
      } else {
        rest = addElement(rest.dropFirst())
      }
    }
    addText(rest)
    if !open.isEmpty { problems.append("\(open) are not closed") }
  }

  /// The elements with a name.
  subscript(name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The names of all elements and attributes, which decide what a page does.
  var structure: [String] { elements.map { "\($0.name) \($0.attributes.keys.sorted())" } }

  private mutating func addText(_ text: Substring) {
    if text.contains(">") { problems.append("an unescaped > in “\(text.suffix(40))”") }
    self.text += unescaped(text)
  }

  /// Reads a start tag after its `<`.
  private mutating func addElement(_ tag: Substring) -> Substring {
    let name = String(tag.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) })
    if name.isEmpty { problems.append("an unescaped < before “\(tag.prefix(40))”") }
    var rest = tag.dropFirst(name.count)
    var attributes: [String: String] = [:]
    while let first = rest.first, first != ">", first != "/" {
      rest = rest.drop(while: \.isWhitespace)
      let key = rest.prefix { !" =>/\n\"'<".contains($0) }
      rest = rest[key.endIndex...]
      var value = ""
      if rest.hasPrefix("=\"") {
        let quoted = rest.dropFirst(2).prefix { $0 != "\"" }
        value = unescaped(quoted)
        rest = rest[quoted.endIndex...].dropFirst()
      }
      guard !key.isEmpty, attributes.updateValue(value, forKey: String(key)) == nil else {
        problems.append("a wrong attribute in <\(tag.prefix(60))")
        break
      }
    }
    if !rest.hasPrefix(">") && !rest.hasPrefix("/>") { problems.append("<\(name) is not closed") }
    elements.append(Element(name: name, attributes: attributes))
    if rest.first != "/", !Self.empty.contains(name) { open.append(name) }
    return rest.drop { $0 == "/" }.dropFirst()
  }

  /// The text without its entities. The guide needs only these.
  private mutating func unescaped(_ text: Substring) -> String {
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    var result = String(parts.removeFirst())
    let entities = ["amp;": "&", "lt;": "<", "gt;": ">", "quot;": "\"", "#39;": "'"]
    for part in parts {
      guard let (name, character) = entities.first(where: { part.hasPrefix($0.key) }) else {
        problems.append("an unescaped & before “\(part.prefix(40))”")
        continue
      }
      result += character + part.dropFirst(name.count)
    }
    return String(decoding: result.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self)
  }
}
