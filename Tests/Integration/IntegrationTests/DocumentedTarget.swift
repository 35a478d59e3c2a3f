import TestSupport

/// The Swift examples of a page, as a target with the inputs of the page.
///
/// Each block becomes a file, with the imports that readers see. A line that ends in a comment such as `// "Bern"` or
/// `// .ch; an alias` becomes a check that the expression has this value.
struct DocumentedTarget {
  let name: String

  /// The texts of the files, by their paths.
  private(set) var files: [String: String] = [:]

  /// The names of the flags.
  let flags: [String]

  /// The number of checked values.
  private(set) var checkCount = 0

  /// - Parameters:
  ///   - document: The page.
  ///   - base: The page whose inputs are used if this page does not show any.
  init(_ document: MarkdownDocument, base: MarkdownDocument) {
    name = document.name.prefix(1).uppercased() + document.name.dropFirst().lowercased() + "Examples"
    let hasInputs = document.blocks.contains { $0.marks["file"] != nil || $0.marks["flags"] != nil }
    let inputs = (hasInputs ? document : base).blocks
    for block in inputs {
      if let path = block.marks["file"] { files[path] = block.text }
    }
    let names = inputs.lazy.compactMap { $0.marks["flags"] }.first ?? ""
    flags = names.split(separator: " ").map(String.init)
    var calls: [String] = []
    for block in document.blocks where block.language == "swift" && block.marks["file"] == nil {
      guard [nil, "not run"].contains(block.marks["example"]) else { continue }
      files["Line\(block.line).swift"] = source(of: block, in: document)
      if block.marks["example"] == nil { calls.append("  try await line\(block.line)()\n") }
    }
    files["Checks.swift"] = Self.checks + "public func runExamples() async throws {\n\(calls.joined())}\n"
  }

  private static let checks = """
    /// Prints the line of an example with a different value.
    func check<Value: Equatable>(_ value: Value, _ expected: Value, _ line: String) {
      if value != expected { print("\\(line): the value is \\(value)") }
    }


    """

  private mutating func source(of block: MarkdownDocument.Block, in document: MarkdownDocument) -> String {
    let imports = block.lines.filter { $0.hasPrefix("import ") }
    var body: [String] = []
    for (index, line) in block.lines.enumerated() {
      // Lines keep their numbers, so the messages of the compiler refer to lines of the page.
      body.append(line.hasPrefix("import ") ? "" : checked(line, "\(document.path):\(block.line + index)"))
    }
    return (imports + ["", "func line\(block.line)() async throws {"]).joined(separator: "\n")
      + "\n#sourceLocation(file: \"\(document.path)\", line: \(block.line))\n" + body.joined(separator: "\n")
      + "\n#sourceLocation()\n}\n"
  }

  /// The line, as a check if it shows a value.
  private mutating func checked(_ line: String, _ location: String) -> String {
    guard let match = line.wholeMatch(of: /([^ ].*?) {2,}\/\/ (.+)/),
      !["let ", "var ", "//"].contains(where: match.1.hasPrefix)
    else { return line }
    let value = match.2.firstRange(of: "; ").map { match.2[..<$0.lowerBound] } ?? match.2
    guard value.firstMatch(of: /^(["\[.0-9]|nil$|true$|false$|Decimal\()/) != nil else { return line }
    checkCount += 1
    return "check(\(match.1), \(value), \"\(location)\")"
  }
}
