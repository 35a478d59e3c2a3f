import Almanac
import AlmanacCurrency
import AlmanacWorld
import Foundation

/// How a locale writes amounts in each currency, for browsers that edit amounts without the server.
///
/// It has what the formatters of the library answer, so that all rules of locales stay there.
public struct AmountFormats: Encodable, Sendable {
  /// What is around and between the digits. Many currencies share a format.
  struct Format: Encodable, Hashable, Sendable {
    /// The texts before and after the digits of an amount. "¤" stands for the symbol.
    let positive: [String]

    /// The texts before and after the digits of an amount below zero.
    let negative: [String]

    /// The text of a minus sign without a digit.
    let minus: String

    /// The digit zero, which the others follow.
    let zero: String
    let decimals: Int
    let decimalSeparator: String

    /// Empty if the locale writes no groups.
    let groupingSeparator: String

    /// The sizes of the last group and of the others.
    let groups: [Int]

    /// The number of integer digits from which there are groups.
    let groupedCount: Int
  }

  /// The symbol of a currency, and the index of its format.
  struct Entry: Encodable, Sendable {
    let symbol: String
    let format: Int
  }

  let formats: [Format]

  /// By the codes of the currencies.
  let currencies: [String: Entry]

  /// The formats of a locale.
  ///
  /// - Parameter locale: The identifier with underscores, such as "de_CH".
  /// - Returns: `nil` if there is no such locale.
  /// - Complexity: It asks for each currency, which takes about 0.1 s.
  public init?(locale: String) {
    guard let locale = CurrencyLocale(rawValue: locale) else { return nil }
    var formats: [Format] = []
    var indices: [Format: Int] = [:]
    var currencies: [String: Entry] = [:]
    for currency in Currency.allCases {
      let formatter = CurrencyFormatter(CurrencyFormat(currencyCode: currency.rawValue, locale: locale))
      let format = Format(formatter)
      let index = indices[format] ?? formats.count
      if index == formats.count { formats.append(format) }
      indices[format] = index
      currencies[currency.rawValue] = Entry(symbol: formatter.currencySymbol, format: index)
    }
    self.formats = formats
    self.currencies = currencies
  }
}

extension AmountFormats.Format {
  /// Reads the format from amounts that the formatter writes.
  init(_ formatter: CurrencyFormatter) {
    decimals = formatter.decimalDigits
    decimalSeparator = formatter.decimalSeparator
    let size = formatter.hasGroupingSeparator ? formatter.groupingSize : 0
    groupingSeparator = size > 0 ? formatter.groupingSeparator : ""
    groups = [size, formatter.secondaryGroupingSize > 0 ? formatter.secondaryGroupingSize : size]
    // The length of the text between the integers and the suffix.
    let rest = decimals > 0 ? decimalSeparator.unicodeScalars.count + decimals : 0
    let symbol = formatter.currencySymbol
    let one = Self.scalars(1, formatter)
    let place = Self.place(1, formatter)
    positive = Self.affixes(one, place, rest, symbol)
    negative = Self.affixes(Self.scalars(-1, formatter), Self.place(-1, formatter), rest, symbol)
    zero = one[place...].first.flatMap { Unicode.Scalar($0.value - 1) }.map { String($0) } ?? "0"
    minus = CurrencyTextInput(formatter: formatter).applying(.insert("-"), to: "", selection: 0..<0).text
    // In Spanish, 1234 has no groups, and 12345 has.
    let most = (1...4).first { count in
      let amount = Decimal(sign: .plus, exponent: size + count - 1, significand: 1)
      return Self.scalars(amount, formatter).count > one.count + size + count - 1
    }
    groupedCount = size + (most ?? 1)
  }

  private static func scalars(_ amount: Decimal, _ formatter: CurrencyFormatter) -> [Unicode.Scalar] {
    Array((formatter.string(from: amount) ?? "").unicodeScalars)
  }

  /// The place of the digit of 1 or -1, which is the only one that differs from that of twice the amount.
  private static func place(_ one: Decimal, _ formatter: CurrencyFormatter) -> Int {
    let texts = zip(scalars(one, formatter), scalars(2 * one, formatter))
    return texts.enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
  }

  private static func affixes(_ text: [Unicode.Scalar], _ place: Int, _ rest: Int, _ symbol: String) -> [String] {
    [text.prefix(place), text.dropFirst(place + 1 + rest)].map { scalars in
      let affix = String(String.UnicodeScalarView(scalars))
      return symbol.isEmpty ? affix : affix.replacingOccurrences(of: symbol, with: "¤")
    }
  }
}
