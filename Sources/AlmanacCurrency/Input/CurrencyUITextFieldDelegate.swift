#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Turns a text field into an input for an amount of money, by the rules of `CurrencyTextInput`.
  ///
  /// The text field does not retain its delegate. It sends `.editingChanged` as for any other input.
  @MainActor
  public final class CurrencyUITextFieldDelegate: NSObject {
    /// The rules.
    public var input: CurrencyTextInput

    /// Receives all calls first. If it forbids an edit, nothing happens.
    public weak var passthroughDelegate: (any UITextFieldDelegate)?

    /// Makes a delegate.
    ///
    /// - Parameter formatter: Writes the amounts, and limits them.
    public init(formatter: CurrencyFormatter = CurrencyFormatter()) {
      input = CurrencyTextInput(formatter: formatter)
    }

    /// Writes the amounts, and limits them.
    public var formatter: CurrencyFormatter {
      get { input.formatter }
      set { input.formatter = newValue }
    }

    /// Whether an amount of zero becomes the empty text when editing ends.
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

    /// Asks `passthroughDelegate`, and limits the amount or clears the text.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      guard passthroughDelegate?.textFieldShouldEndEditing?(textField) ?? true else { return false }
      let text = textField.text ?? ""
      let state = input.endingEditing(of: text)
      if state.text != text { show(state, in: textField) }
      return true
    }

    /// Tells `passthroughDelegate`.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      // If an object has both methods, UIKit only calls the one with a reason.
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

    /// Asks `passthroughDelegate`, and shows the result of the edit by the rules of `input`.
    ///
    /// Minus signs count only if the keyboard is `.numbersAndPunctuation`.
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
        // The user typed only minus signs, and an empty text would delete.
        if replacement.isEmpty, !string.isEmpty { return false }
      }
      let edit = CurrencyTextEdit.replace(text.characterRange(range), with: replacement)
      let state = input.applying(edit, to: text, selection: textField.selection(in: text))
      show(state, in: textField)
      return false
    }
  }
#endif
