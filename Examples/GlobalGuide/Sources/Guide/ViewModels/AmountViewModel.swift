import Almanac
import AlmanacMoney
public import AlmanacWorld

/// A field for an amount of money, and a converter between the formats of locales.
///
/// It keeps no state: the browser has the text and the selection, and sends them with each edit. Offsets are in UTF-16
/// code units, as in JavaScript.
public struct AmountViewModel: Sendable {
  /// The most Unicode scalars of a text or of an insertion.
  public static let maximumTextLength = 200

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

  private let format: AmountFormat<Currency>

  /// Creates a field for amounts of a currency in the format of a locale.
  ///
  /// The currency is an ISO 4217 code, such as "CHF", and the locale an identifier with underscores, such as "de_CH".
  /// The result is `nil` if there is no such currency or locale.
  public init?(currency: String, locale: String) {
    guard let currency = Currency(rawValue: currency), let locale = CurrencyLocale(rawValue: locale) else { return nil }
    self.currency = currency
    self.locale = locale
    format = AmountFormat(locale, currency)
  }

  /// Applies an edit to the current text, which is cut at `maximumTextLength`, as are insertions.
  ///
  /// The selection is limited to the text.
  public func applying(_ edit: Edit, to text: String, selection: Range<Int>) -> Field {
    let (input, text) = (AmountInput(format), Self.cut(text))
    let state =
      switch edit {
      case .insert(let insertion):
        input.applying(.insert(Self.cut(insertion)), to: text, utf16Selection: selection)
      case .replace(let range, let insertion):
        input.applying(.replace(range, with: Self.cut(insertion)), to: text, utf16Selection: selection)
      case .delete: input.applying(.delete, to: text, utf16Selection: selection)
      case .end: input.endingEditing(of: text)
      }
    return Field(
      text: state.text,
      selectionStart: state.utf16Selection.lowerBound,
      selectionEnd: state.utf16Selection.upperBound,
      amount: state.amount?.description ?? ""
    )
  }

  /// The text of the same amount in the format of another field, or `nil` if the text is not an amount.
  ///
  /// It changes how the amount is written, and not its value: there are no exchange rates.
  public func converting(_ text: String, to other: AmountViewModel) -> String? {
    (try? format.parse(Self.cut(text))).map { other.format.string(from: $0.amount) }
  }

  private static func cut(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.prefix(maximumTextLength)))
  }
}
