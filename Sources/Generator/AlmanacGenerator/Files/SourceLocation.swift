/// A location in an input file.
public struct SourceLocation: Hashable, Sendable, Codable {
  /// The path as the caller wrote it, or a path in a folder that the caller named.
  public let path: String

  /// The line, counted from 1. For a whole file or folder, it is 1.
  public let line: Int

  /// The column in UTF-8 bytes, counted from 1, as compilers count.
  public let column: Int

  package init(path: String, line: Int = 1, column: Int = 1) {
    self.path = path
    self.line = line
    self.column = column
  }

  /// The location as compilers write it, which editors and terminals can open.
  package var text: String { "\(path):\(line):\(column)" }
}

extension SourceLocation: Comparable {
  /// Compares path, line and column, in this order.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}

/// A value and its location in the input.
struct Located<Value: Sendable>: Sendable {
  let value: Value
  let location: SourceLocation

  /// Returns another value at the same location.
  func map<Other>(_ transform: (Value) -> Other) -> Located<Other> {
    Located<Other>(value: transform(value), location: location)
  }
}
