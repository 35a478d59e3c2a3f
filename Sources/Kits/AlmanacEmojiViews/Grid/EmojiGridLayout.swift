#if canImport(SwiftUI)
  public import AlmanacEmoji
  public import SwiftUI

  /// The vertical grid of the built-in styles, with the sections and cells of a style.
  public struct EmojiGridLayout<Style: EmojiGridStyle>: View {
    private let style: Style
    private let configuration: EmojiGridConfiguration
    private let metrics: EmojiGridMetrics
    private let columns: [GridItem]?

    /// Creates a grid, with as many columns as fit if you pass none.
    ///
    /// Each is then at least as wide as a cell of the metrics. The up and down keys need columns that aren't adaptive.
    public init(
      style: Style,
      configuration: EmojiGridConfiguration,
      metrics: EmojiGridMetrics = .default,
      columns: [GridItem]? = nil
    ) {
      self.style = style
      self.configuration = configuration
      self.metrics = metrics
      self.columns = columns
    }

    /// The grid.
    public var body: some View {
      let spacing = CGFloat(metrics.spacing)
      let column = GridItem(.adaptive(minimum: CGFloat(metrics.cellSize)), spacing: spacing)
      return LazyVGrid(columns: columns ?? [column], spacing: spacing) {
        ForEach(configuration.allSections) { section in style.makeSection(configuration: section) }
      }
      .background {
        GeometryReader { proxy in columnCounter(width: proxy.size.width) }
      }
    }

    /// Tells the model how many columns the system creates in a width.
    private func columnCounter(width: CGFloat) -> some View {
      let count = columnCount(width: width)
      // Also if somebody replaced the model, which has forgotten the number.
      return Color.clear.task(id: [count, configuration.model.columnCount]) { configuration.setColumnCount(count) }
    }

    /// Returns the number of columns in a width, or `nil` if only the system knows it.
    private func columnCount(width: CGFloat) -> Int? {
      guard let columns else { return metrics.columnCount(width: width) }
      let isAdaptive = columns.contains { column in
        if case .adaptive = column.size { true } else { false }
      }
      return isAdaptive ? nil : columns.count
    }
  }

  /// The section of the built-in styles: a header, if the grid has headers, and cells.
  public struct EmojiGridSectionContent<Style: EmojiGridStyle>: View {
    private let style: Style
    private let configuration: EmojiSectionConfiguration

    @Environment(\.emoji.headerSpace) private var headerSpace

    init(style: Style, configuration: EmojiSectionConfiguration) {
      self.style = style
      self.configuration = configuration
    }

    /// The header and the cells.
    public var body: some View {
      if let header = configuration.header {
        Section {
          cells
        } header: {
          style.makeSectionHeader(configuration: header).background { offsetReader }
        }
      } else {
        cells
      }
    }

    private var cells: some View {
      ForEach(configuration.cells) { cell in style.makeCell(configuration: configuration.cell(cell)) }
    }

    @ViewBuilder private var offsetReader: some View {
      if let headerSpace {
        GeometryReader { proxy in
          let offset = Double(proxy.frame(in: .named(headerSpace)).minY)
          Color.clear.preference(key: EmojiHeaderOffsets.self, value: [configuration.id: offset])
        }
      }
    }
  }

  /// The distances in points from the top of a scroll view to the headers in it, by category.
  struct EmojiHeaderOffsets: PreferenceKey {
    static let defaultValue: [String: Double] = [:]

    static func reduce(value: inout [String: Double], nextValue: () -> [String: Double]) {
      value.merge(nextValue()) { _, new in new }
    }
  }
#endif
