import AlmanacMoney
public import Foundation

/// The state of a text field for a currency amount, without a view.
///
/// A view sends events, and shows `text` and `selection`:
///
/// ```swift
/// let formatter = CurrencyFormatter { $0.locale = CurrencyLocale.englishUnitedStates }
/// var model = CurrencyFieldModel(formatter: formatter)
/// model.receive(.edit(.insert("80,000")))
/// model.text       // "$80,000.00"
/// model.receive(.undo)
/// model.text       // ""
/// ```
///
/// Every event is allowed at any time. Edits follow the rules of `CurrencyTextInput`.
public struct CurrencyFieldModel: Sendable {
  /// The rules for edits.
  ///
  /// After you change them or a property of the formatter, send `.updateFormat`. Otherwise, the next event changes the
  /// format.
  public var input: CurrencyTextInput

  /// Whether minus signs that the user types or pastes count.
  public var acceptsMinusSigns = true

  /// The committed text (without marked text that is still being composed) and its amount.
  public private(set) var state: CurrencyTextState

  /// Whether the user edits the text.
  public private(set) var isEditing = false

  /// The text and selection to show while a part of the text is still being composed.
  private var composition: (text: String, selection: Range<Int>)?

  /// The states before the changes since editing began.
  private var past: [CurrencyTextState] = []

  /// The states that the user has undone.
  private var future: [CurrencyTextState] = []

  /// The properties of the formatter that wrote the text.
  private var settings: CurrencyFormat.Settings

  /// Creates a model.
  ///
  /// - Parameters:
  ///   - formatter: The formatter, which writes the amounts and limits them.
  ///   - text: The text that the field already shows, which is left unchanged until the next edit.
  public init(formatter: CurrencyFormatter = CurrencyFormatter(), text: String = "") {
    self.init(input: CurrencyTextInput(formatter: formatter), text: text, selection: text.count..<text.count)
  }

  /// Creates a model of a field that already shows a text.
  init(input: CurrencyTextInput, text: String, selection: Range<Int>) {
    let rules = input.formatter.rules
    self.input = input
    settings = rules.settings
    state = CurrencyTextState(
      rules.amounts.unchangedState(text: text, selection: selection.clamped(to: 0..<text.count))
    )
  }

  /// The text to show.
  public var text: String { composition?.text ?? state.text }

  /// The selection to show, in characters of `text`, with a caret never after a symbol at the end.
  public var selection: Range<Int> { composition?.selection ?? state.selection }

  /// The amount, or `nil` if there is no digit.
  public var amount: Decimal? { state.amount }

  /// The amount as a plain number such as `-1234.50`, empty if there is no digit.
  public var unformattedText: String { state.unformatted }

  /// Whether the text contains a part that is still being composed, which doesn't count for the amount.
  public var isComposing: Bool { composition != nil }

  /// Whether there is a change to undo.
  public var canUndo: Bool { !past.isEmpty }

  /// Whether there is a change to redo.
  public var canRedo: Bool { !future.isEmpty }

  /// Changes the state after an event.
  ///
  /// - Complexity: O(length of the texts).
  public mutating func receive(_ event: CurrencyFieldEvent) {
    switch event {
    case .beginEditing: beginEditing()
    // The format isn't updated, because the next edit's range refers to the shown text.
    case .select(let range): return select(range)
    case .edit(let edit): apply(edit)
    case .compose(let text, let selection):
      isEditing = true
      composition = (text, selection.clamped(to: 0..<text.count))
    case .change(let text, let selection): change(to: text, caret: selection.upperBound)
    case .clear:
      composition = nil
      record(.empty)
    case .undo: move(from: \.past, to: \.future)
    case .redo: move(from: \.future, to: \.past)
    case .setText(let text):
      if text != state.text { replace(with: CurrencyTextState(rules.amounts.assignedState(text))) }
    case .setAmount(let amount):
      if amount != state.amount { replace(with: rules.assignedState(amount)) }
    case .commit: commit()
    case .endEditing:
      commit()
      finishEditing()
    case .updateFormat: break
    }
    // After each event, because a format that changes during marked text has to wait.
    updateFormat()
  }

  /// Shows a state that other rules made, as after an edit.
  mutating func apply(_ new: CurrencyTextState) {
    isEditing = true
    composition = nil
    record(new)
  }

  /// Ends editing with the text as it is.
  mutating func finishEditing() {
    isEditing = false
    (past, future) = ([], [])
  }
}

extension CurrencyFieldModel {
  private var rules: CurrencyRules { input.formatter.rules }

  private mutating func beginEditing() {
    guard !isEditing else { return }
    isEditing = true
    let end = state.text.count
    state = state.selecting(rules.amounts.visible(end..<end, in: state.text))
  }

  private mutating func select(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<text.count)
    if composition != nil {
      composition?.selection = range
    } else {
      state = state.selecting(rules.amounts.visible(range, in: state.text))
    }
  }

  private mutating func apply(_ edit: CurrencyTextEdit) {
    if let composition {
      let (text, caret) = edit.applied(to: composition.text, selection: composition.selection)
      return change(to: text, caret: caret)
    }
    isEditing = true
    // An edit's range refers to the shown text, which a change of the format replaces.
    let edit = updateFormat() ? edit.atSelection : edit
    if let edit = acceptsMinusSigns ? edit : edit.withoutMinusSigns {
      record(input.applying(edit, to: state.text, selection: state.selection))
    }
  }

  private mutating func change(to text: String, caret: Int) {
    composition = nil
    guard text != state.text else { return select(caret..<caret) }
    apply(CurrencyTextEdit(from: state.text, selection: state.selection, to: text, caret: caret))
  }

  /// Shows the last state of one list, and adds the current one to the other.
  private mutating func move(
    from states: WritableKeyPath<Self, [CurrencyTextState]>,
    to others: WritableKeyPath<Self, [CurrencyTextState]>
  ) {
    composition = nil
    guard let restored = self[keyPath: states].popLast() else { return }
    self[keyPath: others].append(state)
    state = restored
  }

  /// Returns whether another text is shown now. Text that is still being composed keeps the old format.
  @discardableResult
  private mutating func updateFormat() -> Bool {
    let rules = rules
    guard composition == nil, rules.settings != settings else { return false }
    settings = rules.settings
    (past, future) = ([], [])
    guard let amount = AmountDigits(plainNumber: state.unformatted) else { return false }
    return replace(
      with: CurrencyTextState(isEditing ? rules.amounts.shownState(amount) : rules.amounts.limitedState(amount))
    )
  }

  private mutating func commit() {
    if composition != nil { change(to: text, caret: selection.upperBound) }
    updateFormat()
    let end = input.endingEditing(of: state.text)
    if end.text != state.text { record(end) }
  }

  /// Shows a state that the program sets, which the user can't undo.
  @discardableResult
  private mutating func replace(with new: CurrencyTextState) -> Bool {
    composition = nil
    guard new.text != state.text else { return false }
    state = new
    (past, future) = ([], [])
    return true
  }

  private mutating func record(_ new: CurrencyTextState) {
    if isEditing, new.text != state.text {
      past.append(state)
      future = []
    }
    state = new.selecting(rules.amounts.visible(new.selection, in: new.text))
  }
}
