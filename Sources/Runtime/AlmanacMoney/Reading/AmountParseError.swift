/// An error in parsing an amount.
public struct AmountParseError: Error, Hashable, Sendable {
  /// The reason for an error.
  public enum Reason: Error, Hashable, Sendable {
    /// There is no digit.
    case noDigits

    /// There is a character that belongs neither to a number nor to a currency.
    case unexpected(Character)

    /// The separators don't form groups of digits and decimals, as in "1.2.3".
    case separators

    /// There is one separator before three digits, which are decimals by the rules of the locale, but often meant as a
    /// group: "1,234" in German. Or a point between a code and a digit: "USD.50".
    case ambiguous

    /// There is a symbol, a code or a word that isn't the currency's, such as "zł" or "dollars" in euros.
    case wrongCurrency(String)

    /// There is more than one sign, or one between digits.
    case signs

    /// There are more than 38 digits.
    case tooManyDigits

    /// There are more decimals than an input's format shows.
    case tooManyDecimals

    /// The amount is beyond the limits of an input.
    case outOfRange

    /// The type of the number can't hold the amount, such as 12.50 in an `Int`.
    case notRepresentable
  }

  /// The string that was parsed.
  public let text: String

  /// The reason for the error.
  public let reason: Reason

  /// An amount as the format writes it.
  let example: String
}

extension AmountParseError: CustomStringConvertible {
  /// A description of the error, and how to fix it, for developers.
  public var description: String {
    let problem =
      switch reason {
      case .noDigits: "has no digit"
      case .unexpected(let character): "has \(Self.quoted(String(character))), which belongs to no amount"
      case .separators: "has separators that form neither groups of digits nor decimals"
      case .ambiguous: "has three digits after a separator, which can be decimals or a group"
      case .wrongCurrency(let currency):
        "has \(Self.quoted(currency)), which is neither the symbol nor the code of the format's currency"
      case .signs: "has more than one sign, or one between digits"
      case .tooManyDigits: "has more than 38 digits"
      case .tooManyDecimals: "has more decimals than the field shows"
      case .outOfRange: "is beyond the limits of the field"
      case .notRepresentable: "is too large, or not whole, for the type of the number"
      }
    let isAmount = reason == .tooManyDecimals || reason == .outOfRange
    let verdict = isAmount ? problem : "is not an amount: it \(problem)"
    return "\(Self.quoted(text)) \(verdict); write it like \(Self.quoted(example))"
  }

  /// Returns a string in quotes, with escapes for what can't be printed, but not for apostrophes, which group digits.
  private static func quoted(_ text: String) -> String {
    let characters = text.unicodeScalars.map { $0 == "'" ? "'" : $0.escaped(asASCII: false) }
    return "\"\(characters.joined())\""
  }
}
