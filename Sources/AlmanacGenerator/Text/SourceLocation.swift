/// A place in a file of the user's.
public struct SourceLocation: Hashable, Sendable {
  /// The path as the caller gave it, or below a folder that the caller gave.
  public let path: String

  /// The line, counted from 1; 1 where a whole file or folder is meant.
  public let line: Int

  /// The column in UTF-8 bytes, counted from 1, as compilers count.
  public let column: Int

  init(path: String, line: Int = 1, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The place as compilers write it, which editors and terminals take one to.
  var text: String { "\(path):\(line):\(column)" }
}
