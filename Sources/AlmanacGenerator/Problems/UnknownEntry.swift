extension Diagnostic {
  /// A code in the configuration that no data has.
  static func unknownEntry(_ code: Located<String>, among codes: [String]) -> Diagnostic {
    let nearest = Spelling.nearest(to: code.value, among: codes)
    let hint = nearest.map { "did you mean '\($0)'?" } ?? "add it to the data"
    return Diagnostic(.entryUnknown, at: code.location, "there is no entry '\(code.value)'; \(hint)")
  }
}
