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
    var parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }.map(String.init)[...]
    guard let language = parts.popFirst(), language.wholeMatch(of: /[A-Za-z]{2,3}/) != nil else {
      return nil
    }
    self.language = language.lowercased()
    if let part = parts.first, part.wholeMatch(of: /[A-Za-z]{4}/) != nil {
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      parts.removeFirst()
    }
    if let part = parts.first, part.wholeMatch(of: /[A-Za-z]{2}|[0-9]{3}/) != nil {
      territory = part.uppercased()
      parts.removeFirst()
    }
    for part in parts {
      guard part.wholeMatch(of: /[a-z0-9]{5,8}|[A-Z0-9]{5,8}|[0-9][a-z0-9]{3}|[0-9][A-Z0-9]{3}/) != nil else {
        return nil
      }
      variants.append(part)
    }
  }

  /// All parts in their order.
  var parts: [String] { [language] + [script, territory].compactMap { $0 } + variants }

  /// The keys of CLDR's display names for the parts, in which variants are in upper case.
  var nameKeys: [String] { [language] + [script, territory].compactMap { $0 } + variants.map { $0.uppercased() } }
}
