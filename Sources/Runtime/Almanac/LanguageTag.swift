/// A language tag (BCP 47) or a locale identifier: language, script, region and variants.
package struct LanguageTag: Hashable, Sendable {
  package internal(set) var language: String
  package internal(set) var script: String?
  package internal(set) var region: String?
  package private(set) var variants: [String] = []

  /// Creates a tag from a string with hyphens or underscores.
  ///
  /// - Returns: `nil` if a part has the wrong form. The case of the parts is corrected, except the case of variants,
  ///   which can be upper or lower.
  package init?(_ text: String) {
    guard let (tag, rest) = Self.start(of: text[...]), rest.allSatisfy({ $0.isVariant }) else { return nil }
    self = tag
    variants = rest.map(String.init)
  }

  /// Creates a tag from the start of a locale identifier, such as "zh_Hant_HK" or "de-AT". Variants, and settings such
  /// as `@calendar=buddhist`, don't count.
  ///
  /// - Returns: `nil` if the identifier has no language.
  package init?(startOf identifier: String) {
    guard let (tag, _) = Self.start(of: identifier.prefix { $0 != "@" && $0 != "." }) else { return nil }
    self = tag
  }

  private init(language: String) { self.language = language }

  /// Returns the language, script and region, and the parts after them.
  private static func start(of text: Substring) -> (tag: LanguageTag, rest: ArraySlice<Substring>)? {
    var parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    // Longer words are no language that CLDR knows, and `current` is the case of the device's locale, which requests
    // can't choose.
    guard let language = parts.popFirst(), language.hasLetters(2...3) else { return nil }
    var tag = LanguageTag(language: language.lowercased())
    if let part = parts.first, part.hasLetters(4...4) {
      tag.script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      parts.removeFirst()
    }
    if let part = parts.first, part.hasLetters(2...2) || part.utf8.count == 3 && part.utf8.allSatisfy({ $0.isDigit }) {
      tag.region = part.uppercased()
      parts.removeFirst()
    }
    return (tag, parts)
  }

  /// All parts, in order.
  package var parts: [String] { [language] + [script, region].compactMap { $0 } + variants }

  /// The tag with hyphens.
  package var text: String { parts.joined(separator: "-") }

  /// Returns a tag with hyphens, and in upper and lower case as in BCP 47: "pt-BR" for "pt_br". Other strings are
  /// unchanged.
  package static func canonical(_ text: String) -> String { LanguageTag(text)?.text ?? text }
}

extension Substring {
  fileprivate func hasLetters(_ count: ClosedRange<Int>) -> Bool {
    count.contains(utf8.count) && utf8.allSatisfy { $0.isLetter }
  }

  /// Whether it has the form of a variant: five to eight letters and digits, or four that start with a digit, all in
  /// the same case.
  fileprivate var isVariant: Bool {
    let isShort = utf8.count == 4 && utf8.first?.isDigit == true
    guard isShort || 5...8 ~= utf8.count, utf8.allSatisfy({ $0.isLetter || $0.isDigit }) else { return false }
    return lowercased() == self || uppercased() == self
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }

  fileprivate var isDigit: Bool { 0x30...0x39 ~= self }
}
