/// The columns of a grid that fits as many as it can.
enum EmojiGridColumns {
  /// The number of columns in a width: as many as fit, and at least one.
  ///
  /// - Parameters:
  ///   - width: The width of the grid in points.
  ///   - minimum: The smallest width of a column in points.
  ///   - spacing: The space between two columns in points.
  static func count(width: Double, minimum: Double, spacing: Double) -> Int {
    let count = (width + spacing) / (minimum + spacing)
    return count.isFinite && count >= 1 ? Int(min(count, 65_536)) : 1
  }
}
