#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  public import UIKit

  extension CurrencyTextField: UIViewRepresentable {
    /// Creates the object that connects the text field with the bindings.
    public func makeCoordinator() -> Coordinator { Coordinator(self) }

    /// Creates the text field.
    public func makeUIView(context: Context) -> UITextField {
      let textField = FocusedTextField(frame: .zero)
      show(configuration.placeholder, in: textField)
      textField.font = .preferredFont(forTextStyle: .body)
      textField.adjustsFontForContentSizeCategory = true
      textField.keyboardType = .numberPad
      textField.setContentHuggingPriority(.defaultHigh, for: .vertical)
      textField.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      context.coordinator.connect(textField)
      configuration.textFieldConfiguration?(textField)
      return textField
    }

    /// Shows the program's changes.
    public func updateUIView(_ textField: UITextField, context: Context) {
      if textField.placeholder != configuration.placeholder { show(configuration.placeholder, in: textField) }
      context.coordinator.update(self, textField, isEnabled: context.environment.isEnabled)
    }

    /// Shows a placeholder, which is also what VoiceOver says.
    private func show(_ placeholder: String, in textField: UITextField) {
      textField.placeholder = placeholder
      textField.accessibilityLabel = placeholder.isEmpty ? nil : placeholder
    }

    /// Connects a text field with the bindings of a view.
    @MainActor
    public final class Coordinator: NSObject, UITextFieldDelegate {
      private var field: CurrencyTextField
      private let delegate: CurrencyUITextFieldDelegate

      /// Whether SwiftUI is updating views, when the bindings must not change.
      private var isUpdating = false

      fileprivate init(_ field: CurrencyTextField) {
        self.field = field
        delegate = CurrencyUITextFieldDelegate(formatter: field.configuration.formatter)
        delegate.clearsWhenValueIsZero = field.configuration.clearsWhenValueIsZero
      }

      fileprivate func connect(_ textField: FocusedTextField) {
        textField.delegate = delegate
        delegate.passthroughDelegate = self
        textField.addTarget(self, action: #selector(publish), for: .editingChanged)
        textField.onMoveToWindow = { [weak self] in self?.updateFocus(of: $0) }
        delegate.update(field.event, of: textField)
        publishLater()
      }

      fileprivate func update(_ field: CurrencyTextField, _ textField: UITextField, isEnabled: Bool) {
        isUpdating = true
        defer { isUpdating = false }
        self.field = field
        // Disabling a text field ends editing.
        if textField.isEnabled != isEnabled { textField.isEnabled = isEnabled }
        let text = delegate.model.state.text
        let isUpToDate = field.isUpToDate(delegate.model)
        delegate.input.formatter = field.configuration.formatter
        delegate.clearsWhenValueIsZero = field.configuration.clearsWhenValueIsZero
        delegate.update(.updateFormat, of: textField)
        if !isUpToDate { delegate.update(field.event, of: textField) }
        if !isUpToDate || delegate.model.state.text != text { publishLater() }
        updateFocus(of: textField)
      }

      private func publishLater() {
        field.publishLater { [weak self] in self.map { ($0.field, $0.delegate.model) } }
      }

      private func updateFocus(of textField: UITextField) {
        guard field.configuration.hasFocus?.wrappedValue.map({ $0 != textField.isFirstResponder }) == true else {
          return
        }
        // Later, because the text field updates the bindings.
        Task {
          guard let isFocused = field.configuration.hasFocus?.wrappedValue, isFocused != textField.isFirstResponder,
            textField.window != nil
          else { return }
          _ = isFocused ? textField.becomeFirstResponder() : textField.resignFirstResponder()
        }
      }

      @objc private func publish() { tell { $0.field.publish($0.delegate.model) } }

      /// Updates the bindings.
      public func textFieldDidBeginEditing(_ textField: UITextField) { tell { $0.field.publishFocus(true) } }

      /// Updates the bindings.
      public func textFieldDidEndEditing(_ textField: UITextField) { tell { $0.field.publishFocus(false) } }

      private func tell(_ action: @escaping @MainActor (Coordinator) -> Void) {
        if isUpdating { Task { action(self) } } else { action(self) }
      }

      /// Ends editing.
      public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        field.configuration.onCommit?()
        textField.resignFirstResponder()
        return true
      }
    }
  }

  /// A text field that reports when it is shown, because only then can it become the first responder.
  private final class FocusedTextField: UITextField {
    var onMoveToWindow: ((UITextField) -> Void)?

    override func didMoveToWindow() {
      super.didMoveToWindow()
      if window != nil { onMoveToWindow?(self) }
    }
  }
#endif
