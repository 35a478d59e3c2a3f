#if canImport(SwiftUI)
  public import AlmanacEmoji
  public import SwiftUI

  /// The layout and look of an `EmojiGrid`.
  ///
  /// Implement the methods for what you want to change. The default style provides the others.
  ///
  /// ```swift
  /// struct Framed: EmojiGridStyle {
  ///   func makeCell(configuration: CellConfiguration) -> some View {
  ///     Button(action: configuration.onTap) {
  ///       Text(configuration.emoji.character).border(configuration.isSelected ? .blue : .clear)
  ///     }
  ///     .emojiCell(configuration)
  ///   }
  /// }
  /// ```
  @MainActor
  public protocol EmojiGridStyle {
    /// The configuration of a grid.
    typealias GridConfiguration = EmojiGridConfiguration

    /// The configuration of a cell.
    typealias CellConfiguration = EmojiCellConfiguration

    /// The configuration of a section.
    typealias SectionConfiguration = EmojiSectionConfiguration

    /// The configuration of a header.
    typealias HeaderConfiguration = EmojiHeaderConfiguration

    // The views' names differ from SwiftUI's, so a style can use SwiftUI's views, too.

    /// The view of a grid.
    associatedtype GridBody: View

    /// The view of a cell.
    associatedtype CellBody: View

    /// The view of a section.
    associatedtype SectionBody: View

    /// The view of a header.
    associatedtype HeaderBody: View

    /// Creates the grid, by default a vertical one of `makeSection`, with as many columns of at least 44 points as fit.
    @ViewBuilder
    func makeGrid(configuration: GridConfiguration) -> GridBody

    /// Creates a cell, by default a button of 44 points.
    @ViewBuilder
    func makeCell(configuration: CellConfiguration) -> CellBody

    /// Creates a section of a grid, by default `makeSectionHeader` above the cells.
    @ViewBuilder
    func makeSection(configuration: SectionConfiguration) -> SectionBody

    /// Creates the header of a section, by default an `EmojiSectionHeader`.
    @ViewBuilder
    func makeSectionHeader(configuration: HeaderConfiguration) -> HeaderBody
  }

  extension EmojiGridStyle {
    /// Creates a vertical grid with columns of at least 44 points.
    public func makeGrid(configuration: GridConfiguration) -> EmojiGridLayout<Self> {
      EmojiGridLayout(style: self, configuration: configuration)
    }

    /// Creates a button of 44 points.
    public func makeCell(configuration: CellConfiguration) -> EmojiGridCell {
      EmojiGridCell(configuration: configuration)
    }

    /// Creates a header and cells.
    public func makeSection(configuration: SectionConfiguration) -> EmojiGridSectionContent<Self> {
      EmojiGridSectionContent(style: self, configuration: configuration)
    }

    /// Creates a header with the name of the category.
    public func makeSectionHeader(configuration: HeaderConfiguration) -> EmojiSectionHeader {
      EmojiSectionHeader(category: configuration.category)
    }
  }
#endif
