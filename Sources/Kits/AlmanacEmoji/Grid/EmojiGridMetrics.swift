/// The sizes of a grid in points.
///
/// ```swift
/// model.columnCount = EmojiGridMetrics.large.columnCount(width: 320)
/// ```
public struct EmojiGridMetrics: Hashable, Sendable {
  /// Cells of 44 points, 4 points apart, as in the default style.
  public static let `default` = EmojiGridMetrics(cellSize: 44, spacing: 4)

  /// Cells of 56 points, 8 points apart, as in the large style.
  public static let large = EmojiGridMetrics(cellSize: 56, spacing: 8)

  /// Cells of 36 points, 4 points apart, as in the compact style, whose cells are all in one row.
  public static let compact = EmojiGridMetrics(cellSize: 36, spacing: 4)

  /// The width and height of a cell, and the smallest width of a column.
  public let cellSize: Double

  /// The space between two cells.
  public let spacing: Double

  /// Creates the sizes of a grid.
  public init(cellSize: Double, spacing: Double) {
    self.cellSize = cellSize
    self.spacing = spacing
  }

  /// Returns the number of columns in a width: as many as fit, and at least one.
  public func columnCount(width: Double) -> Int {
    let count = (width + spacing) / (cellSize + spacing)
    return count.isFinite && count >= 1 ? Int(min(count, 65_536)) : 1
  }
}
