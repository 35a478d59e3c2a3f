#if canImport(SwiftUI)
  public import AlmanacEmoji
  public import SwiftUI

  /// The cell of the built-in styles: a button with an emoji.
  public struct EmojiGridCell: View {
    private let configuration: EmojiCellConfiguration
    private let size: CGFloat
    private let hasBackground: Bool

    /// Creates a cell with a width and height in points.
    ///
    /// With `hasBackground`, its background is also visible if it is not selected.
    public init(
      configuration: EmojiCellConfiguration,
      size: CGFloat = EmojiGridMetrics.default.cellSize,
      hasBackground: Bool = false
    ) {
      self.configuration = configuration
      self.size = size
      self.hasBackground = hasBackground
    }

    /// The button.
    public var body: some View {
      Button(action: configuration.onTap) {
        Text(verbatim: configuration.emoji.character)
          .font(.system(size: size * 0.7))
          .frame(width: size, height: size)
          .background { shape.fill(background) }
          .overlay { shape.strokeBorder(Color.accentColor, lineWidth: configuration.isFocused ? 2 : 0) }
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .emojiCell(configuration)
    }

    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: size / 5) }

    private var background: Color {
      if configuration.isSelected { return Color.accentColor.opacity(0.25) }
      return hasBackground ? Color.secondary.opacity(0.12) : Color.clear
    }
  }

  /// The header of a section of emoji: a symbol and a title.
  ///
  /// VoiceOver reads it as a header.
  public struct EmojiSectionHeader: View {
    private let title: String
    private let systemImage: String

    /// Creates a header with a title and the name of an SF Symbol.
    public init(_ title: String, systemImage: String) {
      self.title = title
      self.systemImage = systemImage
    }

    /// Creates the header of a category.
    public init(category: EmojiGridCategory) { self.init(category.displayName, systemImage: category.symbolName) }

    /// The symbol and the title.
    public var body: some View {
      HStack(spacing: 6) {
        Image(systemName: systemImage).accessibilityHidden(true)
        Text(verbatim: title)
        Spacer(minLength: 0)
      }
      .font(.headline)
      .foregroundColor(.secondary)
      .padding(.vertical, 8)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
    }
  }
#endif
