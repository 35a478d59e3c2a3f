#if canImport(SwiftUI)
  public import AlmanacEmoji
  public import SwiftUI

  /// A vertical grid with as many columns as fit, and cells without a background.
  public struct DefaultEmojiGridStyle: EmojiGridStyle {
    /// The width and height of a cell in points.
    public var cellSize: CGFloat

    /// The space between two cells in points.
    public var spacing: CGFloat

    /// The columns, or `nil` for as many as fit.
    public var columns: [GridItem]?

    /// Creates a style.
    public init(
      cellSize: CGFloat = EmojiGridMetrics.default.cellSize,
      spacing: CGFloat = EmojiGridMetrics.default.spacing,
      columns: [GridItem]? = nil
    ) {
      self.cellSize = cellSize
      self.spacing = spacing
      self.columns = columns
    }

    /// Creates the grid.
    public func makeGrid(configuration: GridConfiguration) -> some View {
      let metrics = EmojiGridMetrics(cellSize: cellSize, spacing: spacing)
      return EmojiGridLayout(style: self, configuration: configuration, metrics: metrics, columns: columns)
    }

    /// Creates a button of the style's size.
    public func makeCell(configuration: CellConfiguration) -> some View {
      EmojiGridCell(configuration: configuration, size: cellSize)
    }
  }

  /// A vertical grid with cells of 56 points and a background.
  public struct LargeEmojiGridStyle: EmojiGridStyle {
    private let metrics = EmojiGridMetrics.large

    /// Creates the style.
    public init() {}

    /// Creates the grid.
    public func makeGrid(configuration: GridConfiguration) -> some View {
      EmojiGridLayout(style: self, configuration: configuration, metrics: metrics)
    }

    /// Creates a button with a background.
    public func makeCell(configuration: CellConfiguration) -> some View {
      EmojiGridCell(configuration: configuration, size: metrics.cellSize, hasBackground: true)
    }
  }

  /// One row with cells of 36 points and without headers, for a horizontal scroll view.
  public struct CompactEmojiGridStyle: EmojiGridStyle {
    private let metrics = EmojiGridMetrics.compact

    /// Creates the style.
    public init() {}

    /// Creates the row.
    public func makeGrid(configuration: GridConfiguration) -> some View {
      LazyHGrid(rows: [GridItem(.fixed(metrics.cellSize))], spacing: metrics.spacing) {
        ForEach(configuration.allSections) { section in
          ForEach(section.cells) { cell in makeCell(configuration: section.cell(cell)) }
        }
      }
      .task { configuration.setColumnCount(nil) }
    }

    /// Creates a button of 36 points.
    public func makeCell(configuration: CellConfiguration) -> some View {
      EmojiGridCell(configuration: configuration, size: metrics.cellSize)
    }
  }

  extension EmojiGridStyle where Self == DefaultEmojiGridStyle {
    /// A vertical grid with cells of 44 points, 4 points apart.
    public static var `default`: DefaultEmojiGridStyle { DefaultEmojiGridStyle() }

    /// Returns a vertical grid with cells of a size and a spacing, both in points.
    public static func `default`(
      cellSize: CGFloat,
      spacing: CGFloat = EmojiGridMetrics.default.spacing
    ) -> DefaultEmojiGridStyle {
      DefaultEmojiGridStyle(cellSize: cellSize, spacing: spacing)
    }
  }

  extension EmojiGridStyle where Self == LargeEmojiGridStyle {
    /// A vertical grid with cells of 56 points and a background.
    public static var large: LargeEmojiGridStyle { LargeEmojiGridStyle() }
  }

  extension EmojiGridStyle where Self == CompactEmojiGridStyle {
    /// One row with cells of 36 points, for a horizontal scroll view.
    public static var compact: CompactEmojiGridStyle { CompactEmojiGridStyle() }
  }
#endif
