#if canImport(SwiftUI)
  public import AlmanacEmoji
  public import SwiftUI

  /// The header of a section of emoji: a symbol and a title. VoiceOver reads it as a header.
  public struct EmojiSectionHeader: View {
    private let title: String
    private let systemImage: String

    /// Makes a header.
    ///
    /// - Parameters:
    ///   - title: The title to display.
    ///   - systemImage: The name of the SF Symbol.
    public init(_ title: String, systemImage: String) {
      self.title = title
      self.systemImage = systemImage
    }

    /// Makes the header of a category.
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
