#if canImport(SwiftUI)
  import AlmanacEmoji
  import SwiftUI

  /// Makes a grid focusable, and passes its keys to a model.
  struct EmojiGridKeyboard: ViewModifier {
    let hasFocus: FocusState<Bool>.Binding

    /// Handles a key, and returns whether it did.
    let press: @MainActor (EmojiGridKey) -> Bool

    #if os(iOS) || os(macOS) || os(visionOS)
      func body(content: Content) -> some View {
        if #available(iOS 17, macOS 14, visionOS 1, *) {
          content.focusable().focused(hasFocus).focusEffectDisabled()
            .onKeyPress(phases: [.down, .repeat]) { event in
              guard let key = EmojiGridKey(event) else { return .ignored }
              return press(key) ? .handled : .ignored
            }
        } else {
          #if os(macOS)
            content.focusable().focused(hasFocus).onMoveCommand { direction in
              if let key = EmojiGridKey(direction) { _ = press(key) }
            }
          #else
            content
          #endif
        }
      }
    #else
      func body(content: Content) -> some View { content }
    #endif
  }

  #if os(iOS) || os(macOS) || os(visionOS)
    extension EmojiGridKey {
      @available(iOS 17, macOS 14, visionOS 1, *)
      fileprivate init?(_ event: KeyPress) {
        // The key is a command of the app.
        if event.modifiers.contains(.command) || event.modifiers.contains(.control) { return nil }
        let isTones = event.modifiers.contains(.option)
        switch event.key.character {
        case KeyEquivalent.return.character, KeyEquivalent.space.character: self = isTones ? .skinTones : .activate
        case KeyEquivalent.leftArrow.character: self = .left
        case KeyEquivalent.rightArrow.character: self = .right
        case KeyEquivalent.upArrow.character: self = .up
        case KeyEquivalent.downArrow.character: self = .down
        case KeyEquivalent.home.character: self = .home
        case KeyEquivalent.end.character: self = .end
        case KeyEquivalent.pageUp.character: self = .pageUp
        case KeyEquivalent.pageDown.character: self = .pageDown
        case KeyEquivalent.escape.character: self = .escape
        default: return nil
        }
      }
    }
  #endif

  #if os(macOS)
    extension EmojiGridKey {
      fileprivate init?(_ direction: MoveCommandDirection) {
        switch direction {
        case .left: self = .left
        case .right: self = .right
        case .up: self = .up
        case .down: self = .down
        @unknown default: return nil
        }
      }
    }
  #endif
#endif
