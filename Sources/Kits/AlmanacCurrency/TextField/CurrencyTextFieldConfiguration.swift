#if canImport(SwiftUI) && !os(watchOS)
  public import SwiftUI

  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif

  /// The settings of a `CurrencyTextField`.
  public struct CurrencyTextFieldConfiguration {
    #if canImport(UIKit)
      /// The system's text field.
      public typealias SystemTextField = UITextField
    #else
      /// The system's text field.
      public typealias SystemTextField = NSTextField
    #endif

    /// The text that is shown while the text field is empty.
    ///
    /// VoiceOver reads it as the name of the text field.
    public var placeholder: String

    /// The formatted text.
    ///
    /// If you set it, the text field parses it as if the user pasted it, and replaces it with the formatted text. An
    /// empty text clears the text field.
    public var text: Binding<String>

    /// A binding that receives the amount as a plain number such as `-1234.50`, empty if the text contains no digit.
    public var unformattedText: Binding<String?>?

    /// A binding that receives the amount, or `nil` if the text contains no digit.
    public var inputAmount: Binding<Double?>?

    /// Whether the user edits the text field.
    ///
    /// Set it to `true` or `false` to begin or end editing. `nil` changes nothing.
    public var hasFocus: Binding<Bool?>?

    /// Whether an amount of zero is cleared when editing ends.
    public var clearsWhenValueIsZero: Bool

    /// The formatter, which writes the amounts and limits them.
    public var formatter: CurrencyFormatter

    /// A closure that sets properties of the system's text field, once after it is created.
    public var textFieldConfiguration: (@MainActor (SystemTextField) -> Void)?

    /// A closure that is called with `true` when editing begins, and with `false` when it ends.
    public var onEditingChanged: (@MainActor (Bool) -> Void)?

    /// A closure that is called when the user presses the return key, after the amount is limited.
    public var onCommit: (@MainActor () -> Void)?

    /// Creates a configuration from the properties with these names.
    public init(
      placeholder: String = "",
      text: Binding<String>,
      unformattedText: Binding<String?>? = nil,
      inputAmount: Binding<Double?>? = nil,
      hasFocus: Binding<Bool?>? = nil,
      clearsWhenValueIsZero: Bool = false,
      formatter: CurrencyFormatter,
      textFieldConfiguration: (@MainActor (SystemTextField) -> Void)? = nil,
      onEditingChanged: (@MainActor (Bool) -> Void)? = nil,
      onCommit: (@MainActor () -> Void)? = nil
    ) {
      self.placeholder = placeholder
      self.text = text
      self.unformattedText = unformattedText
      self.inputAmount = inputAmount
      self.hasFocus = hasFocus
      self.clearsWhenValueIsZero = clearsWhenValueIsZero
      self.formatter = formatter
      self.textFieldConfiguration = textFieldConfiguration
      self.onEditingChanged = onEditingChanged
      self.onCommit = onCommit
    }

    /// Creates a configuration with a formatter that can be replaced, from the properties with these names.
    public init(
      placeholder: String = "",
      text: Binding<String>,
      unformattedText: Binding<String?>? = nil,
      inputAmount: Binding<Double?>? = nil,
      hasFocus: Binding<Bool?>? = nil,
      clearsWhenValueIsZero: Bool = false,
      formatter: Binding<CurrencyFormatter>,
      textFieldConfiguration: (@MainActor (SystemTextField) -> Void)? = nil,
      onEditingChanged: (@MainActor (Bool) -> Void)? = nil,
      onCommit: (@MainActor () -> Void)? = nil
    ) {
      self.init(
        placeholder: placeholder,
        text: text,
        unformattedText: unformattedText,
        inputAmount: inputAmount,
        hasFocus: hasFocus,
        clearsWhenValueIsZero: clearsWhenValueIsZero,
        formatter: formatter.wrappedValue,
        textFieldConfiguration: textFieldConfiguration,
        onEditingChanged: onEditingChanged,
        onCommit: onCommit
      )
    }

    /// Creates a configuration with a text binding and a formatter, and default values for everything else.
    public static func makeDefault(
      text: Binding<String>,
      hasFocus: Binding<Bool?>? = nil,
      formatter: CurrencyFormatter
    ) -> Self {
      Self(text: text, hasFocus: hasFocus, formatter: formatter)
    }

    /// Creates a configuration with a text binding, a formatter that can be replaced, and defaults for everything else.
    public static func makeDefault(
      text: Binding<String>,
      hasFocus: Binding<Bool?>? = nil,
      formatter: Binding<CurrencyFormatter>
    ) -> Self {
      Self(text: text, hasFocus: hasFocus, formatter: formatter)
    }
  }
#endif
