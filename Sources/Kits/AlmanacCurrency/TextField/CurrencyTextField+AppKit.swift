#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
  import AlmanacMoney
  public import AppKit
  public import SwiftUI

  extension CurrencyTextField: NSViewRepresentable {
    /// Creates the object that connects the text field with the bindings.
    public func makeCoordinator() -> Coordinator { Coordinator(self) }

    /// Creates the text field.
    public func makeNSView(context: Context) -> NSTextField {
      let textField = FocusedTextField(frame: .zero)
      show(configuration.placeholder, in: textField)
      textField.font = .preferredFont(forTextStyle: .body, options: [:])
      textField.setContentHuggingPriority(.defaultHigh, for: .vertical)
      textField.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      context.coordinator.connect(textField)
      configuration.textFieldConfiguration?(textField)
      return textField
    }

    /// Shows the program's changes.
    public func updateNSView(_ textField: NSTextField, context: Context) {
      if textField.placeholderString != configuration.placeholder { show(configuration.placeholder, in: textField) }
      context.coordinator.update(self, textField, isEnabled: context.environment.isEnabled)
    }

    /// Shows a placeholder, which is also what VoiceOver says.
    private func show(_ placeholder: String, in textField: NSTextField) {
      textField.placeholderString = placeholder
      textField.setAccessibilityLabel(placeholder.isEmpty ? nil : placeholder)
    }

    /// Connects a text field with the bindings of a view.
    ///
    /// AppKit changes the text first. The rules then derive the user's edit from the change.
    @MainActor
    public final class Coordinator: NSObject, NSTextFieldDelegate {
      private var field: CurrencyTextField
      private var model: CurrencyFieldModel

      /// Whether SwiftUI is updating views, when the bindings must not change.
      private var isUpdating = false

      /// Whether this object is changing the text field, so its notifications aren't events.
      private var isShowing = false

      fileprivate init(_ field: CurrencyTextField) {
        self.field = field
        model = CurrencyFieldModel(formatter: field.configuration.formatter)
        model.input.clearsWhenValueIsZero = field.configuration.clearsWhenValueIsZero
      }

      fileprivate func connect(_ textField: FocusedTextField) {
        textField.delegate = self
        textField.onFocus = { [weak self] in self?.beginEditing(of: $0) }
        textField.onMoveToWindow = { [weak self] in self?.updateFocus(of: $0) }
        model.receive(field.event)
        show(in: textField)
        publishLater()
      }

      fileprivate func update(_ field: CurrencyTextField, _ textField: NSTextField, isEnabled: Bool) {
        isUpdating = true
        defer { isUpdating = false }
        self.field = field
        // Disabling a text field ends editing.
        if textField.isEnabled != isEnabled { textField.isEnabled = isEnabled }
        let text = model.state.text
        let isUpToDate = field.isUpToDate(model)
        model.input.formatter = field.configuration.formatter
        model.input.clearsWhenValueIsZero = field.configuration.clearsWhenValueIsZero
        model.receive(.updateFormat)
        if !isUpToDate { model.receive(field.event) }
        if !isUpToDate || model.state.text != text {
          show(in: textField)
          publishLater()
        }
        if !model.canUndo, !model.canRedo { textField.undoManager?.removeAllActions(withTarget: self) }
        updateFocus(of: textField)
      }

      private func publishLater() {
        field.publishLater { [weak self] in self.map { ($0.field, $0.model) } }
      }

      private func updateFocus(of textField: NSTextField) {
        guard field.configuration.hasFocus?.wrappedValue.map({ $0 != model.isEditing }) == true else { return }
        // Later, because the text field updates the bindings.
        Task {
          guard let isFocused = field.configuration.hasFocus?.wrappedValue, isFocused != model.isEditing else { return }
          textField.window?.makeFirstResponder(isFocused ? textField : nil)
        }
      }

      private func beginEditing(of textField: NSTextField) {
        guard let editor = textField.currentEditor() as? NSTextView else { return }
        // Its actions are for the unformatted text. All text fields in the window share the editor.
        editor.allowsUndo = false
        let name = NSTextView.didChangeSelectionNotification
        NotificationCenter.default.addObserver(self, selector: #selector(didSelect), name: name, object: editor)
        send(.beginEditing, to: textField)
        tell { $0.field.publishFocus(true) }
      }

      @objc private func didSelect(_ notification: Notification) {
        guard !isShowing, let editor = notification.object as? NSTextView, editor.string == model.text,
          !editor.hasMarkedText()
        else { return }
        model.receive(.select(editor.string.characterRange(editor.selectedRange())))
        showSelection(in: editor)
      }

      /// Updates the state with the user's change.
      public func controlTextDidChange(_ notification: Notification) {
        guard !isShowing, let textField = notification.object as? NSTextField,
          let editor = textField.currentEditor() as? NSTextView
        else { return }
        let text = editor.string
        let selection = text.characterRange(editor.selectedRange())
        if editor.hasMarkedText() {
          model.receive(.compose(text: text, selection: selection))
        } else {
          send(.change(text: text, selection: selection), to: textField)
        }
      }

      /// Limits the amount or clears the text.
      public func controlTextDidEndEditing(_ notification: Notification) {
        guard let textField = notification.object as? NSTextField else { return }
        NotificationCenter.default.removeObserver(self, name: NSTextView.didChangeSelectionNotification, object: nil)
        (notification.userInfo?["NSFieldEditor"] as? NSTextView)?.allowsUndo = true
        send(.endEditing, to: textField)
        textField.undoManager?.removeAllActions(withTarget: self)
        tell { $0.field.publishFocus(false) }
      }

      /// Limits the amount when the user presses the return key.
      public func control(_ control: NSControl, textView: NSTextView, doCommandBy selector: Selector) -> Bool {
        if selector == #selector(NSResponder.insertNewline), let textField = control as? NSTextField {
          send(.commit, to: textField)
          field.configuration.onCommit?()
        }
        return false
      }

      private func send(_ event: CurrencyFieldEvent, to textField: NSTextField) {
        let text = model.state.text
        model.receive(event)
        show(in: textField)
        guard model.state.text != text else { return }
        if model.canUndo { register(.undo, in: textField) }
        tell { $0.field.publish($0.model) }
      }

      private func tell(_ action: @escaping @MainActor (Coordinator) -> Void) {
        if isUpdating { Task { action(self) } } else { action(self) }
      }

      private func register(_ event: CurrencyFieldEvent, in textField: NSTextField) {
        textField.undoManager?.registerUndo(withTarget: self) { [weak textField] coordinator in
          guard let textField else { return }
          coordinator.model.receive(event)
          coordinator.register(event == .undo ? .redo : .undo, in: textField)
          coordinator.show(in: textField)
          coordinator.field.publish(coordinator.model)
        }
      }

      private func show(in textField: NSTextField) {
        // A part of the text is still being composed, and the text field would end that.
        if model.isComposing { return }
        isShowing = true
        defer { isShowing = false }
        guard let editor = textField.currentEditor() as? NSTextView else {
          textField.stringValue = model.text
          return
        }
        if editor.string != model.text { editor.string = model.text }
        showSelection(in: editor)
      }

      private func showSelection(in editor: NSTextView) {
        let units = model.text.utf16Range(characters: model.selection)
        let range = NSRange(location: units.lowerBound, length: units.count)
        if editor.selectedRange() != range { editor.setSelectedRange(range) }
      }
    }
  }

  /// A text field that reports when the user starts editing it, which AppKit reports only after the first change.
  private final class FocusedTextField: NSTextField {
    var onFocus: ((NSTextField) -> Void)?
    var onMoveToWindow: ((NSTextField) -> Void)?

    override func becomeFirstResponder() -> Bool {
      let isFocused = super.becomeFirstResponder()
      if isFocused { onFocus?(self) }
      return isFocused
    }

    override func viewDidMoveToWindow() {
      super.viewDidMoveToWindow()
      if window != nil { onMoveToWindow?(self) }
    }
  }
#endif
