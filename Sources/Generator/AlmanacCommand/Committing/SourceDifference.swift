/// The difference between a committed file and the one generated from its resources.
struct SourceDifference {
  /// The maximum number of cases in a message.
  private static let longestList = 5

  /// The first line that differs, from 1.
  let line: Int

  /// A sentence about the cases that differ, or about the lines if all cases are the same.
  let text: String

  /// Compares two strings, and returns `nil` if they are the same.
  init?(from old: String, to new: String) {
    // Compares bytes, because strings are equal in any Unicode normal form.
    if old.utf8.elementsEqual(new.utf8) { return nil }
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let start = zip(old, new).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    guard start < old.count || start < new.count else {
      line = 1
      text = "its lines end with CR LF, as Git writes them on Windows; add '*.swift text eol=lf' to .gitattributes"
      return
    }
    let rest = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0.utf8.elementsEqual($1.utf8) }.count
    line = start + 1
    let (oldCases, newCases) = (Self.cases(in: old), Self.cases(in: new))
    let (oldNames, newNames) = (Set(oldCases), Set(newCases))
    let missing = newCases.filter { !oldNames.contains($0) }
    let extra = oldCases.filter { !newNames.contains($0) }
    let parts = [(missing, "missing from this file"), (extra, "not in the resources")].filter { !$0.0.isEmpty }
    if parts.isEmpty {
      let last = max(line, old.count - end)
      let lines = line == last ? "line \(line) does" : "lines \(line) to \(last) do"
      text = "\(lines) not match the resources, or another version of Almanac wrote this file"
    } else {
      text = parts.map { Self.sentence(about: $0, $1) }.joined(separator: ", and ")
    }
  }

  private static func lines(of text: String) -> [Substring] {
    // CR LF is one character.
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }

  /// Finds the names that lines such as `case a` declare.
  private static func cases(in lines: [Substring]) -> [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      // A line with a colon is a case of a switch.
      return words.count == 2 && words[0] == "case" && !words[1].hasSuffix(":") ? String(words[1]) : nil
    }
  }

  /// Returns "the cases 'a' and 'b' are" and a description.
  private static func sentence(about names: [String], _ what: String) -> String {
    if names.count == 1 { return "the case '\(names[0])' is \(what)" }
    let shown = names.count > longestList ? names.prefix(longestList - 1) : names[...]
    let items = shown.map { "'\($0)'" } + (shown.count < names.count ? ["\(names.count - shown.count) more"] : [])
    return "the cases \(items.dropLast().joined(separator: ", ")) and \(items[items.count - 1]) are \(what)"
  }
}
