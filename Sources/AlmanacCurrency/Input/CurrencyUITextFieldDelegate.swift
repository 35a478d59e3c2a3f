#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Turns a text field into an input for an amount of money, by the rules of `CurrencyTextInput`.
  ///
  /// The text field does not retain its delegate. It sends `.editingChanged` as for any other input.
  @MainActor
  public final class CurrencyUITextFieldDelegate: NSObject {
    /// The rules. Their `formatter` has all properties of a `CurrencyFormatter`.
    public var input: CurrencyTextInput

    /// Decides whether the text field applies an edit of the user; `nil` for all edits.
    public var shouldApply: (@MainActor (CurrencyTextEdit, UITextField) -> Bool)?

    /// Replaces `input` if the formatter is not a `CurrencyFormatter`.
    private var adjustingInput: AdjustingInput?

    private weak var listener: (any UITextFieldDelegate)?

    /// Makes a delegate.
    ///
    /// - Parameter formatter: Writes the amounts, and limits them.
    public init(formatter: CurrencyFormatter) {
      input = CurrencyTextInput(formatter: formatter)
      super.init()
    }

    /// Makes a delegate that writes amounts as the user's locale does.
    public override convenience init() { self.init(formatter: CurrencyFormatter()) }

    // As in CurrencyText, so that `formatter?.initialText` compiles, too.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Writes the amounts, and limits them. It is never `nil`. If you set it to `nil`, it is a new `CurrencyFormatter`.
    ///
    /// A formatter of your own type adjusts the text after each edit. The rules of `input` do not apply then.
    public var formatter: (any CurrencyFormatting & CurrencyAdjusting)! {
      get { adjustingInput?.formatter ?? input.formatter }
      set {
        let formatter = newValue ?? CurrencyFormatter()
        if let formatter = formatter as? CurrencyFormatter {
          input.formatter = formatter
          adjustingInput = nil
        } else {
          adjustingInput = AdjustingInput(formatter: formatter)
        }
      }
    }

    /// Whether an amount of zero becomes the empty text when editing ends.
    public var clearsWhenValueIsZero: Bool {
      get { input.clearsWhenValueIsZero }
      set { input.clearsWhenValueIsZero = newValue }
    }

    /// Receives all calls, after the text field has changed. Its answer to an edit is ignored; `shouldApply` can refuse one.
    ///
    /// This object does not retain it. Setting it to this object itself has no effect.
    public var passthroughDelegate: (any UITextFieldDelegate)? {
      get { listener }
      set {
        if newValue !== self { listener = newValue }
      }
    }

    private func apply(_ string: String, in range: NSRange, of textField: UITextField) {
      var replacement = string
      if textField.keyboardType != .numbersAndPunctuation {
        replacement.unicodeScalars.removeAll(where: \.isMinus)
        // The user typed only minus signs, and an empty text would delete.
        if replacement.isEmpty, !string.isEmpty { return }
      }
      let text = textField.text ?? ""
      let characters = text.characterRange(range)
      let edit = CurrencyTextEdit.replace(characters, with: replacement)
      guard shouldApply?(edit, textField) ?? true else { return }
      let state =
        adjustingInput?.replacing(characters, of: text, with: replacement)
        ?? input.applying(edit, to: text, selection: textField.selection(in: text))
      show(state, in: textField)
    }

    private func endEditing(of textField: UITextField) {
      let text = textField.text ?? ""
      let state =
        adjustingInput?.endingEditing(of: text, clearsWhenValueIsZero: clearsWhenValueIsZero)
        ?? input.endingEditing(of: text)
      if state.text != text { show(state, in: textField) }
    }

    private func show(_ state: CurrencyTextState, in textField: UITextField) {
      textField.text = state.text
      if let start = textField.position(at: state.selection.lowerBound, of: state.text),
        let end = textField.position(at: state.selection.upperBound, of: state.text)
      {
        textField.selectedTextRange = textField.textRange(from: start, to: end)
      }
      textField.sendActions(for: .editingChanged)
    }
  }

  extension CurrencyUITextFieldDelegate: UITextFieldDelegate {
    /// Asks `passthroughDelegate`.
    @discardableResult
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      listener?.textFieldShouldBeginEditing?(textField) ?? true
    }

    /// Moves the caret after the last digit, and tells `passthroughDelegate`.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
      textField.setInitialSelectedTextRange()
      listener?.textFieldDidBeginEditing?(textField)
    }

    /// Limits the amount or clears the text, and asks `passthroughDelegate`.
    @discardableResult
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      endEditing(of: textField)
      return listener?.textFieldShouldEndEditing?(textField) ?? true
    }

    /// Tells `passthroughDelegate`. UIKit calls the method with a reason instead, and programs can call this one.
    public func textFieldDidEndEditing(_ textField: UITextField) {
      listener?.textFieldDidEndEditing?(textField)
    }

    /// Tells `passthroughDelegate`, by the method without a reason if it does not have this one.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      if listener?.textFieldDidEndEditing?(textField, reason: reason) == nil {
        listener?.textFieldDidEndEditing?(textField)
      }
    }

    /// Tells `passthroughDelegate`.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
      listener?.textFieldDidChangeSelection?(textField)
    }

    /// Asks `passthroughDelegate`.
    @discardableResult
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
      listener?.textFieldShouldClear?(textField) ?? true
    }

    /// Asks `passthroughDelegate`.
    @discardableResult
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      listener?.textFieldShouldReturn?(textField) ?? true
    }

    /// Shows the result of the edit by the rules of `input`, and tells `passthroughDelegate`.
    ///
    /// Minus signs count only if the keyboard is `.numbersAndPunctuation`.
    ///
    /// - Returns: `false`, because the text field must not apply the edit itself.
    @discardableResult
    public func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      apply(string, in: range, of: textField)
      _ = listener?.textField?(textField, shouldChangeCharactersIn: range, replacementString: string)
      return false
    }
  }
#endif
