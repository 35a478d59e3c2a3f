#if canImport(SwiftUI)
  import Almanac
  public import AlmanacEmoji
  public import SwiftUI

  /// A grid of emoji, for a scroll view.
  ///
  /// ```swift
  /// ScrollView {
  ///   EmojiGrid(emojis: emojis) { emoji in print(emoji.character) }
  /// }
  /// ```
  ///
  /// A long press or a secondary click opens the skin tone menu, and the grid remembers the choice. VoiceOver reads the
  /// names of the emoji, and opens the menu with an action. On iOS 17, macOS 14 and visionOS, the keys of
  /// `EmojiGridKey` work, and on macOS 12 and 13 the arrow keys. On tvOS, the system moves the focus. watchOS supports
  /// neither keys nor a menu on long press.
  ///
  /// The grid doesn't count uses. Count them with `EmojiUsageTracker` where you use an emoji.
  public struct EmojiGrid: View {
    /// The grid's content, or `nil` if the caller's model provides it.
    private let content: ((EmojiTexts) -> EmojiGridContent)?
    private let selection: EmojiGridSelection
    private let binding: Binding<EmojiGridModel>?

    @State private var ownModel: EmojiGridModel
    @FocusState private var hasFocus: Bool
    @Environment(\.emoji.makeGrid) private var makeGrid
    @Environment(\.emoji.skinTone) private var skinTone
    @Environment(\.emoji.language) private var language
    @Environment(\.emoji.texts) private var texts
    @Environment(\.layoutDirection) private var layoutDirection

    init(_ selection: EmojiGridSelection, content: @escaping (EmojiTexts) -> EmojiGridContent) {
      self.content = content
      self.selection = selection
      binding = nil
      _ownModel = State(initialValue: EmojiGridModel(selectionMode: selection.mode))
    }

    /// Creates a grid with a model that you keep, such as to search it or to scroll to its focus.
    ///
    /// In a `ScrollViewReader`, a section's identifier is its category's, and a cell's is an `EmojiGridModel.Cell`.
    ///
    /// - Parameters:
    ///   - model: The model.
    ///   - onChange: A closure to call after the model changes.
    public init(model: Binding<EmojiGridModel>, onChange: @escaping @MainActor (EmojiGridOutcome) -> Void = { _ in }) {
      content = nil
      selection = .ofModel(model.wrappedValue.selectionMode, onChange: onChange)
      binding = model
      _ownModel = State(initialValue: EmojiGridModel())
    }

    /// The grid.
    public var body: some View {
      let model = model
      let configuration = EmojiGridConfiguration(
        model: model,
        texts: texts,
        language: language,
        hasFocus: hasFocus,
        perform: { change in perform(change) }
      )
      makeGrid(configuration)
        .modifier(EmojiGridKeyboard(hasFocus: $hasFocus, press: press))
        .confirmationDialog(
          Text(verbatim: texts.skinTone),
          isPresented: (binding ?? $ownModel).isSkinToneMenuOpen,
          titleVisibility: .visible,
          presenting: model.skinToneCell
        ) { cell in skinToneButtons(of: cell, in: model) }
        .onAppear {
          // Otherwise, every new body would show the content again.
          if binding == nil { ownModel = model }
        }
    }

    /// Returns the skin tone menu that VoiceOver and the keyboard open.
    @ViewBuilder
    private func skinToneButtons(of cell: EmojiGridModel.Cell, in model: EmojiGridModel) -> some View {
      // The system closes the dialog before the button acts, so the model no longer knows the cell.
      if let emoji = model.emoji(at: cell) {
        EmojiSkinToneButtons(emoji: emoji, texts: texts) { tone in perform { $0.choose(tone, of: cell) } }
      }
      Button(role: .cancel) {
      } label: {
        Text(verbatim: texts.cancel)
      }
    }

    /// The model with the view's parameters, which takes little time if nothing changed.
    private var model: EmojiGridModel {
      var model = binding?.wrappedValue ?? ownModel
      if let content { model.show(content(texts)) }
      if let selected = selection.selected() { model.select(selected) }
      if let skinTone { model.skinTone = skinTone }
      model.isRightToLeft = layoutDirection == .rightToLeft
      return model
    }

    private func keep(_ model: EmojiGridModel) {
      if let binding {
        binding.wrappedValue = model
      } else {
        ownModel = model
      }
    }

    @discardableResult
    private func perform(_ change: (inout EmojiGridModel) -> EmojiGridOutcome) -> EmojiGridOutcome {
      var model = model
      let outcome = change(&model)
      if outcome != .ignored {
        keep(model)
        selection.handle(outcome)
      }
      return outcome
    }

    private func press(_ key: EmojiGridKey) -> Bool { perform { $0.press(key) } != .ignored }
  }
#endif
