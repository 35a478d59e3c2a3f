public import AlmanacMoney
public import Foundation

/// An event of a text field for a currency amount.
///
/// Selections count characters of the text that the field shows, and are limited to it.
public enum CurrencyFieldEvent: Hashable, Sendable {
  /// The user starts editing the text field.
  ///
  /// The caret moves after the last digit.
  case beginEditing

  /// The user selects a range of the text, or moves the caret.
  case select(Range<Int>)

  /// The user types, deletes, pastes or cuts.
  ///
  /// A paste is an insertion, and a cut is the insertion of an empty string.
  case edit(CurrencyTextEdit)

  /// The text field shows text that is still being composed, such as marked text of a Japanese keyboard, or dictation.
  case compose(text: String, selection: Range<Int>)

  /// The text field has changed its text itself: after marked text, dictation or a completion.
  case change(text: String, selection: Range<Int>)

  /// The user clears the text field.
  case clear

  /// The user undoes the last change.
  case undo

  /// The user redoes the last change that was undone.
  case redo

  /// The program sets the text.
  ///
  /// It is read as if the user pasted it, and limited to `minValue...maxValue`.
  case setText(String)

  /// The program sets the amount, which is limited to `minValue...maxValue`, or `nil` for an empty text.
  case setAmount(Decimal?)

  /// The formatter may have changed.
  ///
  /// The amount stays, and is written with the new properties.
  case updateFormat

  /// The user presses the return key.
  ///
  /// The amount is limited as at the end of editing.
  case commit

  /// The user stops editing the text field.
  case endEditing
}
