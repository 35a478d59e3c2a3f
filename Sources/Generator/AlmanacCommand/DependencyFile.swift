import AlmanacGenerator

/// The rules for Ninja and GNU make that list what the outputs of a run depend on.
struct DependencyFile {
  let outputs: [String]
  let inputs: [String]

  /// Characters at which Ninja or make ends a path, whatever precedes them.
  private static let impossible = Set("*;<=>^`|".utf8)

  /// Characters that lose their meaning after a backslash.
  private static let escaped = Set(" #:".utf8)

  /// The file's contents. All outputs depend on all inputs, because one run writes them.
  ///
  /// Each input is also a rule without inputs, because make would otherwise stop if a file was removed. A percent sign
  /// there would be a pattern for make, and a backslash before it part of the name for Ninja.
  var text: String {
    let names = inputs.map(Self.escaped)
    let targets = outputs.map(Self.escaped).joined(separator: " \\\n") + ":"
    let empty = names.filter { !$0.contains("%") }.map { "\($0):\n" }
    return ([targets] + names).joined(separator: " \\\n  ") + "\n" + empty.joined()
  }

  /// The errors for paths that a dependency file can't contain.
  var diagnostics: [Diagnostic] {
    (outputs + inputs).filter { !Self.isPossible($0) }.map { path in
      let message =
        "a dependency file cannot contain this path; choose one with no control characters, "
        + "*, ;, <, =, >, ^, ` or |, no colon at the end, and no backslash before a special character"
      return Diagnostic(.outputUnwritable, at: SourceLocation(path: path), message)
    }
  }

  private static func isPossible(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    let backslash = UInt8(ascii: "\\")
    // Make reads two backslashes before a special character as one, and Ninja doesn't.
    let special = escaped.union("$%".utf8)
    let isBeforeSpecial = zip(bytes, bytes.dropFirst()).contains { $0 == backslash && special.contains($1) }
    return !bytes.contains { $0 < 0x20 || $0 == 0x7F || impossible.contains($0) } && !isBeforeSpecial
      && bytes.last != backslash && bytes.last != UInt8(ascii: ":")
  }

  private static func escaped(_ path: String) -> String {
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      if escaped.contains(byte) { bytes.append(UInt8(ascii: "\\")) }
      if byte == UInt8(ascii: "$") { bytes.append(byte) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
