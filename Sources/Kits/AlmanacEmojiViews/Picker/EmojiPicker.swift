#if canImport(SwiftUI)
  public import Almanac
  public import AlmanacEmoji
  import Foundation
  public import SwiftUI

  /// A picker of emoji: a search field, favorites and categories in a grid, and a bar of categories.
  ///
  /// ```swift
  /// EmojiPicker { emoji in text += emoji.character }
  /// ```
  ///
  /// A chosen emoji is in its skin tone. The picker counts it in the tracker, whose favorites it shows when it appears.
  /// Return in the search field chooses the first result. `emojiGridStyle(_:)`, `emojiSkinTone(_:)`,
  /// `emojiLanguage(_:)` and `emojiTexts(_:)` apply to it. The bar follows the scrolling if the style doesn't replace
  /// `makeSection`.
  ///
  /// It is the same on all systems; `EmojiGrid` lists where there are keys and a skin tone menu.
  public struct EmojiPicker: View {
    /// The coordinate space of the scroll view.
    private static let space = "AlmanacEmoji.EmojiPicker"

    /// The values that load the list again when they change.
    private struct Load: Hashable {
      let source: Source
      let attempt: Int
      let texts: EmojiTexts
      let language: String?
    }

    /// The list and the titles that the picker was created with.
    private struct Source: Hashable {
      let list: ObjectIdentifier
      let tracker: ObjectIdentifier?
      var language: String?
    }

    private let source: Source
    private let tracker: EmojiUsageTracker?
    private let content: @MainActor (_ favorites: [String], EmojiTexts) async throws -> EmojiGridContent
    private let onSelect: @MainActor (IndexedEmoji) -> Void

    @State private var model = EmojiPickerModel()
    @State private var attempt = 0
    @Environment(\.emoji.texts) private var texts
    @Environment(\.emoji.language) private var language

    private init(
      list: ObjectIdentifier,
      language: String? = nil,
      tracker: EmojiUsageTracker?,
      onSelect: @escaping @MainActor (IndexedEmoji) -> Void,
      content: @escaping @MainActor ([String], EmojiTexts) async throws -> EmojiGridContent
    ) {
      source = Source(list: list, tracker: tracker.map { ObjectIdentifier($0) }, language: language)
      self.tracker = tracker
      self.onSelect = onSelect
      self.content = content
    }

    /// Creates a picker of a provider's list, with the provider's tracker.
    ///
    /// If there is no list, it shows the error, and a button to try again.
    public init(provider: EmojiIndexProvider = .shared, onSelect: @escaping @MainActor (IndexedEmoji) -> Void) {
      let list = ObjectIdentifier(provider)
      self.init(list: list, tracker: provider.tracker, onSelect: onSelect) { favorites, texts in
        try await provider.load()
        guard let index = provider.snapshot else { throw EmojiIndexError.noDataAvailable }
        return EmojiGridContent(index: index, favorites: favorites, texts: texts)
      }
    }

    /// Creates a picker of a list, with favorites if you pass a tracker.
    public init(
      index: EmojiIndex,
      tracker: EmojiUsageTracker? = .shared,
      onSelect: @escaping @MainActor (IndexedEmoji) -> Void
    ) {
      self.init(list: index.identity, tracker: tracker, onSelect: onSelect) { favorites, texts in
        EmojiGridContent(index: index, favorites: favorites, texts: texts)
      }
    }

    /// Creates a picker of a generated type, with its categories, and with favorites if you pass a tracker.
    ///
    /// The titles are in `language` (BCP 47), or in the data's language if it is `nil`.
    public init<Emoji: EmojiValue>(
      _ type: Emoji.Type,
      language: String? = nil,
      tracker: EmojiUsageTracker? = .shared,
      onSelect: @escaping @MainActor (IndexedEmoji) -> Void
    ) {
      let list = ObjectIdentifier(type)
      self.init(list: list, language: language, tracker: tracker, onSelect: onSelect) { favorites, texts in
        EmojiGridContent(type, favorites: favorites, language: language, texts: texts)
      }
    }

    /// The search field, the grid and the bar.
    public var body: some View {
      VStack(spacing: 0) {
        switch model.phase {
        case .loading:
          ProgressView { Text(verbatim: texts.loading) }.frame(maxWidth: .infinity, maxHeight: .infinity)
        case .failed(let reason): EmojiPickerFailure(reason: reason, texts: texts) { attempt += 1 }
        case .loaded: loaded
        }
      }
      .task(id: Load(source: source, attempt: attempt, texts: texts, language: language)) { await load() }
    }

    @ViewBuilder private var loaded: some View {
      EmojiSearchField(query: $model.query, texts: texts) {
        finish(model.submit())
      }
      if model.hasNoResults {
        Text(verbatim: texts.noResults).foregroundColor(.secondary)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      } else {
        ScrollViewReader { proxy in scrollView(proxy) }
      }
      EmojiCategoryBar(categories: model.categories, current: model.grid.isSearching ? nil : model.category) {
        model.open($0)
      }
    }

    private func scrollView(_ proxy: ScrollViewProxy) -> some View {
      let picker = $model
      return ScrollView {
        EmojiGrid(model: $model.grid, onChange: finish).padding(.horizontal)
      }
      .coordinateSpace(name: Self.space)
      .environment(\.emoji.headerSpace, Self.space)
      .onPreferenceChange(EmojiHeaderOffsets.self) { headers in
        var model = picker.wrappedValue
        model.scroll(headers)
        // The headers move with each frame, and the category rarely changes.
        if model != picker.wrappedValue { picker.wrappedValue = model }
      }
      .task(id: model.scrollRequest) {
        if let request = model.scrollRequest { proxy.scrollTo(request.section, anchor: .top) }
      }
      .task(id: model.grid.focus) {
        if let focus = model.grid.focus { proxy.scrollTo(focus) }
      }
    }

    private func load() async {
      model.startLoading()
      model.language = language
      do {
        model.show(try await content(tracker?.favorites ?? [], texts))
      } catch {
        if !Task.isCancelled { model.fail(error.localizedDescription) }
      }
    }

    private func finish(_ outcome: EmojiGridOutcome) {
      guard let emoji = outcome.used else { return }
      tracker?.recordUse(emoji.character)
      onSelect(emoji)
    }
  }
#endif
