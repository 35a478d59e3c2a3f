/// How the files of flags are named.
public enum NamingRule: String, CaseIterable, Sendable {
  /// ISO 3166-1 alpha-2 in lower case: two letters a to z.
  case alpha2

  /// Lower-case letters, digits and hyphens, beginning with a letter or digit: `gb-eng`.
  case key

  /// The rule as a regular expression, for messages.
  var pattern: String {
    switch self {
    case .alpha2: "^[a-z]{2}$"
    case .key: "^[a-z0-9][a-z0-9-]*$"
    }
  }

  /// Whether a name follows the rule.
  func allows(_ name: String) -> Bool {
    let bytes = Array(name.utf8)
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    switch self {
    case .alpha2:
      return bytes.count == 2 && bytes.allSatisfy(letters.contains)
    case .key:
      let hyphen = UInt8(ascii: "-")
      return bytes.first.map { $0 != hyphen } == true
        && bytes.allSatisfy { letters.contains($0) || digits.contains($0) || $0 == hyphen }
    }
  }
}
