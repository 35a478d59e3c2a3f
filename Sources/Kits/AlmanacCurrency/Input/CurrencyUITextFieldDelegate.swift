#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// Turns a text field into an input for a currency amount, with the rules of `CurrencyTextInput`.
  ///
  /// The text field doesn't retain its delegate. It sends `.editingChanged` as for any other input.
  ///
  /// While marked text is being composed, as with a Japanese keyboard, or during dictation, the text field shows the
  /// unformatted text. Then its digits become the amount. The user can undo and redo each edit until editing ends.
  @MainActor
  public final class CurrencyUITextFieldDelegate: NSObject {
    /// A closure that decides whether the text field applies the user's edit; `nil` for all edits.
    ///
    /// It isn't called for dictation and marked text, which the text field applies itself.
    public var shouldApply: (@MainActor (CurrencyTextEdit, UITextField) -> Bool)?

    /// The state of the text field that the user edits, or of the last one.
    private(set) var model: CurrencyFieldModel

    /// The rules in place of `input` if the formatter isn't a `CurrencyFormatter`.
    private var adjustingInput: AdjustingInput?

    private weak var listener: (any UITextFieldDelegate)?
    private weak var textField: UITextField?

    /// Whether this object is changing the text field, so its notifications aren't events.
    private var isShowing = false

    /// Whether the undo manager undoes an action only so that it can be redone.
    var isPreparingUndo = false

    /// Creates a delegate.
    ///
    /// - Parameter formatter: The formatter, which writes the amounts and limits them.
    public init(formatter: CurrencyFormatter) {
      model = CurrencyFieldModel(formatter: formatter)
      super.init()
    }

    /// Creates a delegate that formats amounts for the user's locale.
    public override convenience init() { self.init(formatter: CurrencyFormatter()) }

    /// The input rules.
    ///
    /// `input.formatter` is the full `CurrencyFormatter`.
    public var input: CurrencyTextInput {
      get { model.input }
      set { model.input = newValue }
    }

    // As in CurrencyText, so that `formatter?.initialText` compiles, too.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The formatter, which writes the amounts and limits them.
    ///
    /// It is never `nil`. Setting it to `nil` creates a new `CurrencyFormatter`. A custom formatter adjusts the text
    /// after each edit, and the rules of `input` don't apply.
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

    /// Whether an amount of zero is cleared when editing ends.
    public var clearsWhenValueIsZero: Bool {
      get { input.clearsWhenValueIsZero }
      set { input.clearsWhenValueIsZero = newValue }
    }

    /// A delegate that receives every call after the text field has been updated.
    ///
    /// Its return value for edits is ignored; to reject an edit, use `shouldApply`. This object doesn't retain it.
    /// Setting it to this object itself has no effect.
    public var passthroughDelegate: (any UITextFieldDelegate)? {
      get { listener }
      set {
        if newValue !== self { listener = newValue }
      }
    }

    /// Changes the state after an event, and shows it.
    func send(_ event: CurrencyFieldEvent, to textField: UITextField) {
      let (state, text) = (model.state, textField.text)
      if let adjustingInput { model.receive(event, adjusting: adjustingInput) } else { model.receive(event) }
      show(in: textField)
      prepareUndo(in: textField)
      if model.state.text != state.text || textField.text != text { textField.sendActions(for: .editingChanged) }
    }

    /// Changes the state after the program's event, and shows it without sending `.editingChanged`.
    func update(_ event: CurrencyFieldEvent, of textField: UITextField) {
      let state = model.state
      model.receive(event)
      guard model.state != state else { return }
      show(in: textField)
      prepareUndo(in: textField)
    }

    /// Starts over with the text field's text, if the state has another one.
    func adopt(_ textField: UITextField) {
      let text = textField.text ?? ""
      if self.textField !== textField || text != model.text {
        self.textField = textField
        model = CurrencyFieldModel(input: input, text: text, selection: textField.selection(in: text))
      }
      model.acceptsMinusSigns = textField.keyboardType == .numbersAndPunctuation
    }

    private func show(in textField: UITextField) {
      // A part of the text is still being composed, and the text field would end that.
      if model.isComposing { return }
      isShowing = true
      defer { isShowing = false }
      self.textField = textField
      let (text, selection) = (model.text, model.selection)
      if textField.text != text { textField.text = text }
      if textField.selection(in: text) != selection { textField.select(selection, in: text) }
    }

    /// Starts or stops observing the changes that a text field makes without asking: dictation, and the choice of a
    /// candidate for marked text.
    private func observe(_ textField: UITextField, isEditing: Bool) {
      let name = UITextInputMode.currentInputModeDidChangeNotification
      if isEditing {
        textField.addTarget(self, action: #selector(textDidChange(in:)), for: .editingChanged)
        NotificationCenter.default.addObserver(self, selector: #selector(inputModeDidChange), name: name, object: nil)
      } else {
        textField.removeTarget(self, action: #selector(textDidChange(in:)), for: .editingChanged)
        NotificationCenter.default.removeObserver(self, name: name, object: nil)
      }
    }

    @objc private func textDidChange(in textField: UITextField) {
      let text = textField.text ?? ""
      guard !isShowing, self.textField === textField, text != model.text || model.isComposing else { return }
      let selection = textField.selection(in: text)
      if textField.isComposing {
        model.receive(.compose(text: text, selection: selection))
      } else {
        send(.change(text: text, selection: selection), to: textField)
      }
    }

    /// Adopts the text when dictation ends.
    @objc private func inputModeDidChange() {
      if let textField, model.isComposing { textDidChange(in: textField) }
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
      adopt(textField)
      observe(textField, isEditing: true)
      send(.beginEditing, to: textField)
      listener?.textFieldDidBeginEditing?(textField)
    }

    /// Limits the amount or clears the text, and asks `passthroughDelegate`.
    @discardableResult
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      adopt(textField)
      send(.commit, to: textField)
      return listener?.textFieldShouldEndEditing?(textField) ?? true
    }

    /// Tells `passthroughDelegate`.
    ///
    /// UIKit calls the method with a reason instead; programs can call this one.
    public func textFieldDidEndEditing(_ textField: UITextField) {
      endEditing(of: textField)
      listener?.textFieldDidEndEditing?(textField)
    }

    /// Tells `passthroughDelegate`, with the method without a reason if it doesn't implement this one.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      endEditing(of: textField)
      if listener?.textFieldDidEndEditing?(textField, reason: reason) == nil {
        listener?.textFieldDidEndEditing?(textField)
      }
    }

    private func endEditing(of textField: UITextField) {
      observe(textField, isEditing: false)
      adopt(textField)
      send(.endEditing, to: textField)
    }

    /// Moves the caret before a trailing symbol, and tells `passthroughDelegate`.
    public func textFieldDidChangeSelection(_ textField: UITextField) {
      let text = textField.text ?? ""
      if !isShowing, self.textField === textField, model.isEditing, text == model.text, !textField.isComposing {
        model.receive(.select(textField.selection(in: text)))
        show(in: textField)
      }
      listener?.textFieldDidChangeSelection?(textField)
    }

    /// Asks `passthroughDelegate`.
    @discardableResult
    public func textFieldShouldClear(_ textField: UITextField) -> Bool {
      listener?.textFieldShouldClear?(textField) ?? true
    }

    /// Limits the amount or clears the text as at the end of editing, and asks `passthroughDelegate`.
    @discardableResult
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      adopt(textField)
      send(.commit, to: textField)
      return listener?.textFieldShouldReturn?(textField) ?? true
    }

    /// Shows the edit's result by the rules of `input`, and tells `passthroughDelegate`.
    ///
    /// Minus signs count only if the keyboard is `.numbersAndPunctuation`.
    ///
    /// - Returns: `false`, because the text field must not apply the edit itself, or `true` for marked text and
    ///   dictation, which only the text field can apply.
    @discardableResult
    public func textField(
      _ textField: UITextField,
      shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      let isComposing = textField.isComposing
      if !isComposing { apply(string, in: range, of: textField) }
      _ = listener?.textField?(textField, shouldChangeCharactersIn: range, replacementString: string)
      return isComposing
    }

    private func apply(_ string: String, in range: NSRange, of textField: UITextField) {
      adopt(textField)
      let text = textField.text ?? ""
      let edit = CurrencyTextEdit(replacing: range, of: text, with: string)
      if let edit = model.acceptsMinusSigns ? edit : edit.withoutMinusSigns, shouldApply?(edit, textField) ?? true {
        model.receive(.select(textField.selection(in: text)))
        send(.edit(edit), to: textField)
      } else {
        // UIKit can have recorded the edit, and would later undo a change that didn't take place.
        prepareUndo(in: textField)
      }
    }
  }
#endif
