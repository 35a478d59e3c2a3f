/// The parts of a locale identifier (BCP 47): language, script, territory and variants.
struct LocaleIdentifier: Sendable {
  let language: String
  var script: String?
  var territory: String?
  var variants: [String] = []

  /// Reads an identifier with hyphens or underscores.
  ///
  /// - Returns: `nil` if a part has the wrong form. The case of the parts is corrected, except the case of variants,
  ///   which can be upper or lower.
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

  /// Whether a part has the form of a variant: five to eight letters and digits, or four that begin with a digit, all
  /// in the same case.
  private static func isVariant(_ part: Substring) -> Bool {
    let isShort = part.utf8.count == 4 && part.prefix(1).consists(of: .digits)
    guard isShort || 5...8 ~= part.utf8.count, part.consists(of: .alphanumerics) else { return false }
    return part.lowercased() == part || part.uppercased() == part
  }

  /// All parts, in order.
  var parts: [String] { [language] + [script, territory].compactMap { $0 } + variants }

  /// The keys of the parts in CLDR's display names. CLDR writes variants in upper case.
  var nameKeys: [String] { [language] + [script, territory].compactMap { $0 } + variants.map { $0.uppercased() } }
}
