#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Makes a text field an input for an amount of money, by the rules of `CurrencyTextInput`.
  ///
  /// The text field does not keep its delegate alive. It sends `.editingChanged` as for any other input.
  @MainActor
  public final class CurrencyUITextFieldDelegate: NSObject {
    /// The rules.
    public var input: CurrencyTextInput

    /// What the text field and its user do is passed on to this object first; where that forbids it, nothing is done.
    public weak var passthroughDelegate: (any UITextFieldDelegate)?

    /// Makes a delegate.
    ///
    /// - Parameter formatter: How amounts are written, and what they are limited to.
    public init(formatter: CurrencyFormatter = CurrencyFormatter()) {
      input = CurrencyTextInput(formatter: formatter)
    }

    /// How amounts are written, and what they are limited to.
    public var formatter: CurrencyFormatter {
      get { input.formatter }
      set { input.formatter = newValue }
    }

    /// Whether an amount of zero gives way to the empty text when editing ends.
    public var clearsWhenValueIsZero: Bool {
      get { input.clearsWhenValueIsZero }
      set { input.clearsWhenValueIsZero = newValue }
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
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
      passthroughDelegate?.textFieldShouldBeginEditing?(textField) ?? true
    }

    /// Tells `passthroughDelegate`.
    public func textFieldDidBeginEditing(_ textField: UITextField) {
      passthroughDelegate?.textFieldDidBeginEditing?(textField)
    }

    /// Asks `passthroughDelegate`, and moves the amount into the limits or clears it.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      guard passthroughDelegate?.textFieldShouldEndEditing?(textField) ?? true else { return false }
      let text = textField.text ?? ""
      let state = input.endingEditing(of: text)
      if state.text != text { show(state, in: textField) }
      return true
    }

    /// Tells `passthroughDelegate`.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      // UIKit calls the one with a reason alone where an object has both.
      if passthroughDelegate?.textFieldDidEndEditing?(textField, reason: reason) == nil {
        passthroughDelegate?.textFieldDidEndEditing?(textField)
      }
    }

    /// Tells `passthroughDelegate`.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
      passthroughDelegate?.textFieldDidChangeSelection?(textField)
    }

    /// Asks `passthroughDelegate`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
      passthroughDelegate?.textFieldShouldClear?(textField) ?? true
    }

    /// Asks `passthroughDelegate`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      passthroughDelegate?.textFieldShouldReturn?(textField) ?? true
    }

    /// Asks `passthroughDelegate`, and puts in what `input` makes of the edit.
    ///
    /// Minus signs count where the keyboard is `.numbersAndPunctuation`.
    public func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      let isAllowed = passthroughDelegate?.textField?(
        textField,
        shouldChangeCharactersIn: range,
        replacementString: string
      )
      guard isAllowed ?? true else { return false }
      let text = textField.text ?? ""
      var replacement = string
      if textField.keyboardType != .numbersAndPunctuation {
        replacement.unicodeScalars.removeAll(where: \.isMinus)
        // Nothing else was typed, and the empty text would delete.
        if replacement.isEmpty, !string.isEmpty { return false }
      }
      let edit = CurrencyTextEdit.replace(text.characterRange(range), with: replacement)
      let state = input.applying(edit, to: text, selection: textField.selection(in: text))
      show(state, in: textField)
      return false
    }
  }
#endif
