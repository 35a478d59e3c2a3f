import Guide

/// Markup whose texts are escaped: `"<p>\(name)</p>"` contains the name as text, and markup as markup.
struct HTML: ExpressibleByStringInterpolation, Sendable {
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text: String

    init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity + 32 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ value: String) { HTML.append(value, to: &text) }

    mutating func appendInterpolation(_ value: String?) { HTML.append(value ?? "", to: &text) }

    mutating func appendInterpolation(_ value: some BinaryInteger) { text += String(value) }

    mutating func appendInterpolation(_ value: Double) { text += String(value) }

    mutating func appendInterpolation(_ markup: HTML) { text += markup.text }

    mutating func appendInterpolation(_ markup: HTML?) { text += markup?.text ?? "" }

    mutating func appendInterpolation(_ parts: some Sequence<HTML>) {
      for part in parts { text += part.text }
    }

    /// An attribute without a value, such as `hidden`, if the condition is met.
    mutating func appendInterpolation(_ attribute: StaticString, if condition: Bool) {
      if condition { text += " \(attribute)" }
    }
  }

  /// The markup.
  private(set) var text: String

  init(stringLiteral value: String) { text = value }

  init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// A value that can be in another language than the page, in the direction of its own letters.
  static func isolated(_ value: String?) -> HTML? { value.map { "<bdi>\($0)</bdi>" } }

  private static func append(_ value: String, to text: inout String) {
    guard value.utf8.contains(where: { escapes($0) != nil }) else { return text += value }
    for scalar in value.unicodeScalars {
      if let escape = UInt8(exactly: scalar.value).flatMap(escapes) {
        text += escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// What stands for a character that has a meaning in markup.
  private static func escapes(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}

extension Texts {
  /// A list of values, each in the direction of its own letters.
  func list(_ values: [String], separator: String? = nil) -> HTML {
    let separator = separator ?? self[.listSeparator]
    return "\(values.enumerated().map { "\($0.offset == 0 ? "" : separator)\(HTML.isolated($0.element))" as HTML })"
  }
}
