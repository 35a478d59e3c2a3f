#if canImport(SwiftUI)
  public import SwiftUI

  /// A vertical grid with as many columns as fit. The cells have no background.
  public struct DefaultEmojiGridStyle: EmojiGridStyle {
    /// The width and height of a cell in points.
    public let cellSize: CGFloat

    /// The space between two cells in points.
    public let spacing: CGFloat

    /// Makes a style with a size and a spacing in points.
    public init(cellSize: CGFloat = 44, spacing: CGFloat = 4) {
      self.cellSize = cellSize
      self.spacing = spacing
    }

    /// Makes the grid.
    public func makeGrid(configuration: GridConfiguration) -> some View {
      EmojiGridLayout(style: self, configuration: configuration, cellSize: cellSize, spacing: spacing)
    }

    /// Makes a button of the size.
    public func makeCell(configuration: CellConfiguration) -> some View {
      EmojiGridCell(configuration: configuration, size: cellSize)
    }
  }

  /// A vertical grid with cells of 56 points, which have a background.
  public struct LargeEmojiGridStyle: EmojiGridStyle {
    /// Makes the style.
    public init() {}

    /// Makes the grid.
    public func makeGrid(configuration: GridConfiguration) -> some View {
      EmojiGridLayout(style: self, configuration: configuration, cellSize: 56, spacing: 8)
    }

    /// Makes a button with a background.
    public func makeCell(configuration: CellConfiguration) -> some View {
      EmojiGridCell(configuration: configuration, size: 56, hasBackground: true)
    }
  }

  /// One row with cells of 36 points and without headers, for a horizontal scroll view.
  public struct CompactEmojiGridStyle: EmojiGridStyle {
    /// Makes the style.
    public init() {}

    /// Makes the row.
    public func makeGrid(configuration: GridConfiguration) -> some View {
      LazyHGrid(rows: [GridItem(.fixed(36))], spacing: 4) {
        ForEach(configuration.allSections) { section in
          ForEach(section.cells) { cell in makeCell(configuration: section.cell(cell)) }
        }
      }
      .task { configuration.setColumnCount(nil) }
    }

    /// Makes a button of 36 points.
    public func makeCell(configuration: CellConfiguration) -> some View {
      EmojiGridCell(configuration: configuration, size: 36)
    }
  }

  extension EmojiGridStyle where Self == DefaultEmojiGridStyle {
    /// A vertical grid with cells of 44 points, 4 points apart.
    public static var `default`: DefaultEmojiGridStyle { DefaultEmojiGridStyle() }

    /// A vertical grid.
    ///
    /// - Parameters:
    ///   - cellSize: The width and height of a cell in points.
    ///   - spacing: The space between two cells in points.
    public static func `default`(cellSize: CGFloat, spacing: CGFloat = 4) -> DefaultEmojiGridStyle {
      DefaultEmojiGridStyle(cellSize: cellSize, spacing: spacing)
    }
  }

  extension EmojiGridStyle where Self == LargeEmojiGridStyle {
    /// A vertical grid with cells of 56 points, which have a background.
    public static var large: LargeEmojiGridStyle { LargeEmojiGridStyle() }
  }

  extension EmojiGridStyle where Self == CompactEmojiGridStyle {
    /// One row with cells of 36 points, for a horizontal scroll view.
    public static var compact: CompactEmojiGridStyle { CompactEmojiGridStyle() }
  }
#endif
