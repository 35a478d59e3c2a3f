/// The parts of a locale identifier (BCP 47): language, script, territory and variants.
struct LocaleIdentifier: Sendable {
  let language: String
  var script: String?
  var territory: String?
  var variants: [String] = []

  /// Reads an identifier with hyphens or underscores.
  ///
  /// - Returns: `nil` where a part has the wrong shape; wrong case is mended, but for variants, which have two.
  init?(_ text: String) {
    var parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }[...]
    guard let language = parts.popFirst(), language.isCode(of: .letters, count: 2...3) else { return nil }
    self.language = language.lowercased()
    if let part = parts.first, part.isCode(of: .letters, count: 4...4) {
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      parts.removeFirst()
    }
    if let part = parts.first, part.isCode(of: .letters, count: 2...2) || part.isCode(of: .digits, count: 3...3) {
      territory = part.uppercased()
      parts.removeFirst()
    }
    for part in parts {
      guard Self.isVariant(part) else { return nil }
      variants.append(String(part))
    }
  }

  /// Whether a part is five to eight letters and digits, or four that begin with a digit, in one case.
  private static func isVariant(_ part: Substring) -> Bool {
    let isShort = part.utf8.count == 4 && part.prefix(1).consists(of: .digits)
    guard isShort || 5...8 ~= part.utf8.count, part.consists(of: .alphanumerics) else { return false }
    return part.lowercased() == part || part.uppercased() == part
  }

  /// All parts in their order.
  var parts: [String] { [language] + [script, territory].compactMap { $0 } + variants }

  /// The keys of CLDR's display names for the parts, in which variants are in upper case.
  var nameKeys: [String] { [language] + [script, territory].compactMap { $0 } + variants.map { $0.uppercased() } }
}
