#if canImport(SwiftUI)
  import AlmanacEmoji
  import Foundation
  import SwiftUI

  /// The search field of a picker.
  struct EmojiSearchField: View {
    @Binding var query: String
    let texts: EmojiTexts
    let onSubmit: @MainActor () -> Void

    var body: some View {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundColor(.secondary).accessibilityHidden(true)
        TextField(text: $query) { Text(verbatim: texts.search) }
          .autocorrectionDisabled(true)
          .onSubmit { onSubmit() }
        if !query.isEmpty {
          Button {
            query = ""
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundColor(.secondary)
          }
          .buttonStyle(.plain)
          .accessibilityLabel(Text(verbatim: texts.clearSearch))
        }
      }
      .padding()
    }
  }

  /// The categories of a picker.
  struct EmojiCategoryBar: View {
    let categories: [EmojiGridCategory]

    /// The identifier of the category that the user sees, or `nil` during a search.
    let current: String?
    let open: @MainActor (String) -> Void

    var body: some View {
      if categories.count > 1 {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: 4) {
            ForEach(categories) { category in button(category) }
          }
          .padding(.horizontal)
        }
        .padding(.vertical, 8)
      }
    }

    private func button(_ category: EmojiGridCategory) -> some View {
      let isCurrent = category.id == current
      return Button {
        open(category.id)
      } label: {
        Image(systemName: category.symbolName)
          .foregroundColor(isCurrent ? .accentColor : .secondary)
          .frame(width: 36, height: 36)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(verbatim: category.displayName))
      .accessibilityAddTraits(isCurrent ? .isSelected : [])
    }
  }

  /// The error of a picker.
  struct EmojiPickerFailure: View {
    let reason: String
    let texts: EmojiTexts
    let retry: @MainActor () -> Void

    var body: some View {
      VStack(spacing: 8) {
        Text(verbatim: texts.failure).font(.headline)
        Text(verbatim: reason).font(.footnote).foregroundColor(.secondary)
        Button(action: retry) { Text(verbatim: texts.retry) }
      }
      .multilineTextAlignment(.center)
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
#endif
