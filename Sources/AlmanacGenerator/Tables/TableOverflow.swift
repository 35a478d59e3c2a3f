/// A table has more bytes of text than its offsets can count, or more rows than a case can number.
struct TableOverflow: Error {}

/// How large tables can be.
enum TableLimits {
  /// A case of a generated enum is stored in at most two bytes.
  static let largestRowCount = 1 << 16
}
