import Almanac

/// A string that a program sets in place of the locale's, in memory that writers read.
final class OwnText: Sendable {
  let text: String
  let memory: TableMemory

  init(_ text: String) {
    self.text = text
    memory = TableMemory(Array(text.utf8))
  }

  /// Creates a separator, or returns `nil` if it would turn an amount into another number.
  convenience init?(separator text: String) {
    if text.isPartOfNumber { return nil }
    self.init(text)
  }

  /// The bytes, which live as long as the memory.
  var bytes: TableBytes { memory.bytes }
}

extension OwnText: Hashable {
  static func == (first: OwnText, second: OwnText) -> Bool { first.text == second.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension String {
  /// Whether a separator would turn an amount into another number: one with a digit, and the `e` of `1e3`.
  package var isPartOfNumber: Bool {
    self == "e" || self == "E" || unicodeScalars.contains { $0.decimalValue != nil }
  }
}
