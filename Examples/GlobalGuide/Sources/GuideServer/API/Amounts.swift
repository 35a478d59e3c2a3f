import Guide
import HTTPTypes

/// An edit of the field for amounts.
struct AmountRequest: Decodable {
  private enum Kind: String, Decodable {
    case insert, replace, delete, end
  }

  private let currency: String
  private let locale: String
  private let other: String
  private let text: String
  private let selectionStart: Int
  private let selectionEnd: Int
  private let kind: Kind
  private let insertion: String?

  /// Returns the field after the edit.
  ///
  /// - Throws: A problem if a value is not one that the field can have.
  func answer() throws -> AmountAnswer {
    guard let field = AmountViewModel(currency: currency, locale: locale),
      let other = AmountViewModel(currency: currency, locale: other)
    else { throw Problem("There is no such currency or locale.", .unprocessableContent) }
    guard selectionStart >= 0, selectionStart <= selectionEnd else {
      throw Problem("The selection must not begin before 0, or end before its start.", .unprocessableContent)
    }
    let range = selectionStart..<selectionEnd
    // A key that deletes forward replaces what follows the caret.
    let selection = kind == .replace ? selectionStart..<selectionStart : range
    let edit: AmountViewModel.Edit =
      switch kind {
      case .insert: .insert(insertion ?? "")
      case .replace: .replace(range, with: insertion ?? "")
      case .delete: .delete
      case .end: .end
      }
    let state = field.applying(edit, to: text, selection: selection)
    return AmountAnswer(state, converted: field.converting(state.text, to: other))
  }
}

/// The field, and its amount in another format.
struct AmountAnswer: Encodable {
  let text: String
  let selectionStart: Int
  let selectionEnd: Int
  let amount: String
  let converted: String?

  init(_ field: AmountViewModel.Field, converted: String?) {
    text = field.text
    selectionStart = field.selectionStart
    selectionEnd = field.selectionEnd
    amount = field.amount
    self.converted = converted
  }
}
