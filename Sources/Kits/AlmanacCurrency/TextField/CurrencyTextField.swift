#if canImport(SwiftUI) && !os(watchOS)
  public import Foundation
  public import SwiftUI

  /// A text field for a currency amount, with the rules of `CurrencyTextInput`.
  ///
  /// ```swift
  /// @State private var price: Decimal?
  ///
  /// var body: some View {
  ///   CurrencyTextField("Price", value: $price, currencyCode: "EUR", locale: Locale(identifier: "de_DE"))
  /// }
  /// ```
  ///
  /// With a generated `Currency`, write `CurrencyTextField("Price", value: $price, currency: .euro, locale:
  /// .germanGermany)`.
  ///
  /// It is a `UITextField`, and on macOS an `NSTextField`, because SwiftUI's text field can't keep the caret before a
  /// symbol at the end. The modifiers for SwiftUI's text field, such as `font`, have no effect; the configuration can
  /// set the properties of the system's text field. It isn't available on watchOS, which has no text field that a
  /// program can control.
  @MainActor
  public struct CurrencyTextField {
    let configuration: CurrencyTextFieldConfiguration

    /// The amount, if the program binds it instead of the text.
    let value: Binding<Decimal?>?

    /// The value for a text without a digit.
    let emptyValue: Decimal?

    /// Creates a text field.
    ///
    /// - Parameter configuration: The text, the formatter and other settings.
    public init(configuration: CurrencyTextFieldConfiguration) {
      self.configuration = configuration
      value = nil
      emptyValue = nil
    }

    /// Creates a text field for an amount.
    ///
    /// - Parameters:
    ///   - title: The text that is shown while the text field is empty, and its name for VoiceOver.
    ///   - value: The amount. If you set it, the text field shows it within the formatter's limits and decimals. A
    ///     `Decimal?` is `nil`, and a `Decimal` is 0, while the text contains no digit.
    ///   - formatter: The formatter, which writes the amounts and limits them.
    public init<Value: CurrencyFieldValue>(_ title: String, value: Binding<Value>, formatter: CurrencyFormatter) {
      configuration = CurrencyTextFieldConfiguration(placeholder: title, text: .constant(""), formatter: formatter)
      self.value = Binding {
        value.wrappedValue.currencyAmount
      } set: {
        value.wrappedValue = Value(currencyAmount: $0)
      }
      emptyValue = Value(currencyAmount: nil).currencyAmount
    }

    /// Creates a text field for an amount in a currency.
    ///
    /// - Parameters:
    ///   - title: The text that is shown while the text field is empty, and its name for VoiceOver.
    ///   - value: The amount. A `Decimal?` is `nil`, and a `Decimal` is 0, while the text contains no digit.
    ///   - currencyCode: The ISO 4217 code of the currency. `nil` means the locale's currency.
    ///   - locale: The locale that decides how amounts are written.
    public init(
      _ title: String,
      value: Binding<some CurrencyFieldValue>,
      currencyCode: String? = nil,
      locale: some LocaleConvertible = Locale.autoupdatingCurrent
    ) {
      let format = CurrencyFormat(currencyCode: currencyCode, locale: locale)
      self.init(title, value: value, formatter: CurrencyFormatter(format))
    }
  }

  extension CurrencyTextField {
    /// The text or amount that the program has set, as an event.
    var event: CurrencyFieldEvent {
      value.map { .setAmount($0.wrappedValue) } ?? .setText(configuration.text.wrappedValue)
    }

    /// Returns whether a state shows what the program has set.
    func isUpToDate(_ model: CurrencyFieldModel) -> Bool {
      value.map { $0.wrappedValue == model.amount ?? emptyValue }
        ?? (configuration.text.wrappedValue == model.state.text)
    }

    /// Updates the bindings that differ from the state, which SwiftUI forbids during an update of views.
    func publish(_ model: CurrencyFieldModel) {
      if let value {
        if !isUpToDate(model) { value.wrappedValue = model.amount }
        return
      }
      let text = model.state.text
      if configuration.text.wrappedValue != text { configuration.text.wrappedValue = text }
      if let unformatted = configuration.unformattedText, unformatted.wrappedValue ?? "" != model.unformattedText {
        unformatted.wrappedValue = model.unformattedText
      }
      let amount = Double(model.unformattedText)
      if let input = configuration.inputAmount, input.wrappedValue != amount { input.wrappedValue = amount }
    }

    /// Publishes a state after the update of views in which the text field changed it.
    ///
    /// - Parameter latest: Returns the view and the state at that time, or `nil` if the text field is gone.
    func publishLater(_ latest: @escaping @MainActor () -> (field: Self, model: CurrencyFieldModel)?) {
      if value != nil { return }
      let text = configuration.text.wrappedValue
      Task {
        // The program may have set another text, which the text field doesn't know yet.
        if let (field, model) = latest(), field.configuration.text.wrappedValue == text { field.publish(model) }
      }
    }

    /// Tells the program whether the user edits the text field.
    func publishFocus(_ isFocused: Bool) {
      if let focus = configuration.hasFocus, focus.wrappedValue != isFocused { focus.wrappedValue = isFocused }
      configuration.onEditingChanged?(isFocused)
    }
  }
#endif
