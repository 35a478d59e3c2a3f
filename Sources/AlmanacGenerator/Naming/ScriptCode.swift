/// Codes of scripts (ISO 15924), such as `Latn`.
enum ScriptCode {
  private static let scripts = Set(StandardCodes.scripts.split(separator: " ").map(String.init))
  private static let rightToLeft = Set(StandardCodes.rightToLeftScripts.split(separator: " ").map(String.init))

  /// Whether a code is that of a script, or one for private use.
  ///
  /// - Parameter code: Four letters, the first a capital.
  static func isScript(_ code: String) -> Bool {
    scripts.contains(code) || code.wholeMatch(of: /Qa(?:a[a-z]|b[a-x])/) != nil
  }

  /// Whether a script is written from right to left.
  static func isRightToLeft(script code: String) -> Bool { rightToLeft.contains(code) }
}
