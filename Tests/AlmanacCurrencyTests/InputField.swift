import AlmanacCurrency
import Testing

/// A text field that applies the results of its input, and compares them with those of a model.
struct InputField {
  let input: CurrencyTextInput
  var text: String
  var selection: Range<Int>
  var state: CurrencyTextState?
  private var model: CurrencyFieldModel

  /// A field with the caret at the end.
  init(_ input: CurrencyTextInput, text: String) {
    self.input = input
    self.text = text
    selection = text.count..<text.count
    model = CurrencyFieldModel(formatter: input.formatter, text: text)
  }

  /// A field with a formatter of a locale.
  init(_ text: String = "", _ locale: String = "en_US", _ configure: (CurrencyFormatter) -> Void = { _ in }) {
    let formatter = CurrencyFormatter { $0.locale = locale }
    configure(formatter)
    self.init(CurrencyTextInput(formatter: formatter), text: text)
  }

  mutating func apply(_ edit: CurrencyTextEdit) {
    let state = input.applying(edit, to: text, selection: selection)
    if model.text != text { model = CurrencyFieldModel(formatter: input.formatter, text: text) }
    let selected = selection.clamped(to: 0..<text.count)
    model.receive(.select(selection))
    // The model moves a caret that is after a symbol at the end.
    if model.selection == selected {
      model.receive(.edit(edit))
      #expect(model.text == state.text && model.amount == state.amount && model.unformattedText == state.unformatted)
      #expect(model.selection == state.selection || model.selection.upperBound < state.selection.upperBound)
    }
    text = state.text
    selection = state.selection
    self.state = state
  }

  /// Types a text, key by key.
  mutating func type(_ text: String) {
    for key in text { apply(.insert(String(key))) }
  }

  mutating func delete() { apply(.delete) }
}
