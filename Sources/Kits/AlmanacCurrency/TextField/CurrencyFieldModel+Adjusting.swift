extension CurrencyFieldModel {
  /// Changes the state after an event, by the rules of a formatter that isn't a `CurrencyFormatter`.
  mutating func receive(_ event: CurrencyFieldEvent, adjusting input: AdjustingInput) {
    switch event {
    case .edit(let edit): apply(edit, adjusting: input)
    case .change(let text, let selection):
      let edit = CurrencyTextEdit(
        from: state.text,
        selection: state.selection,
        to: text,
        caret: selection.upperBound
      )
      // The part that was being composed is in the new text.
      receive(.change(text: state.text, selection: state.selection))
      apply(edit, adjusting: input)
    case .commit: commit(adjusting: input)
    case .endEditing:
      commit(adjusting: input)
      finishEditing()
    default: receive(event)
    }
  }

  private mutating func apply(_ edit: CurrencyTextEdit, adjusting input: AdjustingInput) {
    guard let edit = acceptsMinusSigns ? edit : edit.withoutMinusSigns else { return }
    let (range, replacement) = edit.replacing(inTextOf: text.count, selection: selection)
    apply(input.replacing(range, of: text, with: replacement))
  }

  private mutating func commit(adjusting input: AdjustingInput) {
    let end = input.endingEditing(of: text, clearsWhenValueIsZero: self.input.clearsWhenValueIsZero)
    if end.text != text { apply(end) }
  }
}
