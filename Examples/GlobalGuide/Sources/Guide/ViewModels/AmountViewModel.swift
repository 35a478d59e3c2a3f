import Almanac
import AlmanacCurrency
public import AlmanacWorld
import Foundation

/// A field for an amount of money, and a converter between the formats of locales.
///
/// It keeps no state: the browser has the text and the selection, and sends them with each edit. Offsets are in UTF-16 code units, as
/// in JavaScript.
public struct AmountViewModel: Sendable {
  /// The most Unicode scalars of a text or of an insertion.
  public static let largestTextLength = 200

  /// An edit of the reader.
  public enum Edit: Hashable, Sendable {
    /// Replaces the selection by a text.
    case insert(String)

    /// Replaces a range by a text, regardless of the selection.
    case replace(Range<Int>, with: String)

    /// Deletes the selection, or the character before the caret.
    case delete

    /// Ends the edit of the field: the amount is limited.
    case end
  }

  /// The text that the field shows.
  public struct Field: Codable, Hashable, Sendable {
    /// The text.
    public let text: String

    /// The beginning of the selection.
    public let selectionStart: Int

    /// The end of the selection.
    public let selectionEnd: Int

    /// The amount as a plain number such as "-1234.50". It is empty if there is no amount.
    public let amount: String
  }

  /// The currency.
  public let currency: Currency

  /// The locale that decides how amounts are written.
  public let locale: CurrencyLocale

  private let input: CurrencyTextInput

  /// A field for amounts of a currency in the format of a locale.
  ///
  /// - Parameters:
  ///   - currency: The code (ISO 4217), such as "CHF".
  ///   - locale: The identifier with underscores, such as "de_CH".
  /// - Returns: `nil` if there is no such currency or locale.
  public init?(currency: String, locale: String) {
    guard let currency = Currency(rawValue: currency), let locale = CurrencyLocale(rawValue: locale) else { return nil }
    self.currency = currency
    self.locale = locale
    let format = CurrencyFormat(currencyCode: currency.rawValue, locale: locale)
    input = CurrencyTextInput(formatter: CurrencyFormatter(format))
  }

  /// Applies an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - text: The current text of the field. It is cut at `largestTextLength`, as are insertions.
  ///   - selection: The current selection. It is limited to the text.
  public func applying(_ edit: Edit, to text: String, selection: Range<Int>) -> Field {
    let text = Self.cut(text)
    let selection = text.characters(ofUnits: selection)
    switch edit {
    case .insert(let insertion):
      return field(input.applying(.insert(Self.cut(insertion)), to: text, selection: selection))
    case .replace(let range, let insertion):
      let edit = CurrencyTextEdit.replace(text.characters(ofUnits: range), with: Self.cut(insertion))
      return field(input.applying(edit, to: text, selection: selection))
    case .delete:
      return field(input.applying(.delete, to: text, selection: selection))
    case .end:
      return field(input.endingEditing(of: text))
    }
  }

  /// The text of the same amount in the format of another field, or `nil` if the text is not an amount.
  ///
  /// It changes how the amount is written, and not its value: there are no exchange rates.
  public func converting(_ text: String, to other: AmountViewModel) -> String? {
    input.formatter.decimal(from: Self.cut(text)).flatMap { other.input.formatter.string(from: $0) }
  }

  private func field(_ state: CurrencyTextState) -> Field {
    let units = state.text.units(ofCharacters: state.selection)
    return Field(
      text: state.text,
      selectionStart: units.lowerBound,
      selectionEnd: units.upperBound,
      amount: state.unformatted
    )
  }

  private static func cut(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(largestTextLength)))
  }
}

extension String {
  /// The range in characters of a range in UTF-16 code units. An offset within a character counts as its beginning.
  fileprivate func characters(ofUnits range: Range<Int>) -> Range<Int> {
    func offset(_ unit: Int) -> Int {
      let unit = Swift.min(Swift.max(unit, 0), utf16.count)
      return distance(from: startIndex, to: utf16.index(startIndex, offsetBy: unit))
    }
    let start = offset(range.lowerBound)
    return start..<Swift.max(start, offset(range.upperBound))
  }

  /// The range in UTF-16 code units of a range in characters.
  fileprivate func units(ofCharacters range: Range<Int>) -> Range<Int> {
    let start = prefix(range.lowerBound).utf16.count
    return start..<(start + dropFirst(range.lowerBound).prefix(range.count).utf16.count)
  }
}
