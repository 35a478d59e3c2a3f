import AlmanacCurrency

/// A text field that applies the results of its input.
struct InputField {
  let input: CurrencyTextInput
  var text: String
  var selection: Range<Int>
  var state: CurrencyTextState?

  /// A field with the caret at the end.
  init(_ input: CurrencyTextInput, text: String) {
    self.input = input
    self.text = text
    selection = text.count..<text.count
  }

  mutating func apply(_ edit: CurrencyTextEdit) {
    let state = input.applying(edit, to: text, selection: selection)
    text = state.text
    selection = state.selection
    self.state = state
  }

  mutating func type(_ text: String) { apply(.insert(text)) }

  mutating func delete() { apply(.delete) }
}
