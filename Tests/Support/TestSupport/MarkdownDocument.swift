import Foundation

/// A page of the documentation, and its code blocks.
public struct MarkdownDocument: Sendable {
  /// A fenced block of code.
  public struct Block: Sendable {
    /// The language, such as "swift"; empty if the fence does not name one. A diff is the Swift after it.
    public let language: String

    /// The marks in HTML comments before the block, which readers do not see: `<!-- file: countries.json -->`.
    public let marks: [String: String]

    /// The number of its first line in the document.
    public let line: Int

    /// The lines between the fences. The removed lines of a diff are empty, so that the others keep their numbers.
    public let lines: [String]

    /// The lines, each terminated by a newline.
    public var text: String { lines.map { $0 + "\n" }.joined() }

    fileprivate init(language: String, marks: [String: String], line: Int, lines: [String]) {
      let isDiff = language == "diff"
      self.language = isDiff ? "swift" : language
      self.marks = marks
      self.line = line
      self.lines = isDiff ? lines.map { $0.hasPrefix("-") ? "" : String($0.dropFirst()) } : lines
    }
  }

  /// The name of the file without its extension.
  public let name: String

  /// The path in the repository.
  public let path: String

  /// The text.
  public let text: String

  /// The code blocks, in order.
  public let blocks: [Block]

  /// Reads a file of the repository.
  public init(path: String) throws {
    let file = Repository.root.appendingPathComponent(path, isDirectory: false)
    self.init(path: path, text: try String(contentsOf: file, encoding: .utf8))
  }

  /// A page that is not in a file.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
    name = URL(fileURLWithPath: path, isDirectory: false).deletingPathExtension().lastPathComponent
    blocks = Self.blocks(of: text)
  }

  /// The README and the articles.
  public static func all() throws -> [MarkdownDocument] {
    let catalog = "Sources/Runtime/Almanac/Almanac.docc"
    let folder = Repository.root.appendingPathComponent(catalog, isDirectory: true)
    let articles = Repository.folders(in: folder).filter { $0.hasSuffix(".md") }
    return try (["README.md"] + articles.map { "\(catalog)/\($0)" }).map(MarkdownDocument.init)
  }

  private static func blocks(of text: String) -> [Block] {
    var blocks: [Block] = []
    var marks: [String: String] = [:]
    var open: (language: String, line: Int, lines: [String])?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        if let block = open {
          blocks.append(Block(language: block.language, marks: marks, line: block.line, lines: block.lines))
          (open, marks) = (nil, [:])
        } else {
          open = (String(line.dropFirst(3)), index + 2, [])
        }
      } else if open != nil {
        open?.lines.append(line)
      } else if let mark = mark(in: line) {
        marks[mark.name] = mark.value
      } else if !line.isEmpty {
        marks = [:]
      }
    }
    return blocks
  }

  /// The mark in a line such as `<!-- file: countries.json -->`.
  private static func mark(in line: String) -> (name: String, value: String)? {
    guard line.hasPrefix("<!-- "), line.hasSuffix(" -->"), let colon = line.range(of: ": ") else { return nil }
    let name = line[..<colon.lowerBound].dropFirst("<!-- ".count)
    let value = line[colon.upperBound...].dropLast(" -->".count)
    guard !value.isEmpty, !name.isEmpty, name.allSatisfy({ $0.isASCII && $0.isLowercase }) else { return nil }
    return (String(name), String(value))
  }
}
