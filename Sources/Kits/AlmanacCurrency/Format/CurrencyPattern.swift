import Almanac
import AlmanacMoney
import Foundation

/// What a locale, or a format for it, writes around and between the digits of amounts in a currency.
struct CurrencyPattern: Codable, Hashable, Sendable {
  /// The texts before and after the digits.
  struct Affixes: Codable, Hashable, Sendable {
    let prefix: String
    let suffix: String
  }

  /// The currency and the symbol that a pattern is for.
  struct Key: Hashable, Sendable {
    let locale: Locale
    /// The tables of the locale, or `nil` to ask Foundation.
    var formats: _LocaleFormats?
    /// `nil` means the currency of the locale.
    let code: String?
    /// `nil` means the symbol that the locale writes for the currency.
    let symbol: String?
    /// Whether amounts end with the decimal separator. Some locales write a space before the symbol only after a digit.
    var endsWithSeparator = false
  }

  /// The patterns in use, because asking for one takes a hundred times as long as formatting an amount.
  static let shared = SharedValues { (key: Key) in CurrencyPattern(key) }

  let currencyCode: String
  var symbol: String
  var decimalDigits: Int
  var positive: Affixes
  var negative: Affixes
  let minusSign: String
  /// The code point of the digit zero of the locale's script. The others follow it.
  let zeroValue: UInt32
  var decimalSeparator: String
  var groupingSeparator: String
  var groupingSize: Int
  /// 0 means as many as `groupingSize`.
  var secondaryGroupingSize: Int
  /// The number of digits that must precede the first separator, at most 4. In Spanish, it is 2: `1234` and `12.345`.
  let minimumGroupingDigits: Int
  var hasGroupingSeparator: Bool

  /// Reads the tables of the locale's enum if they contain the currency, and asks Foundation otherwise.
  private init(_ key: Key) {
    let digitsEnd = !key.endsWithSeparator
    if let code = key.code ?? key.formats?.currencyCode,
      let pattern = key.formats?.pattern(ofCurrency: code, symbol: key.symbol, endsWithDigit: digitsEnd)
    {
      self.init(pattern)
    } else {
      self.init(asking: key)
    }
  }
}

extension CurrencyPattern {
  /// The digit zero of the locale's script.
  var zero: Unicode.Scalar { Unicode.Scalar(zeroValue) ?? "0" }

  /// The usual number of digits in a group, for formats that group where the locale doesn't.
  private static let usualGroupingSize = 3

  private init(_ pattern: _LocaleFormats.Pattern) {
    let number = pattern.number
    currencyCode = pattern.currencyCode
    symbol = pattern.symbol
    // The currency's own, because these are not the settings of a format.
    decimalDigits = number.decimals.upperBound
    positive = Affixes(prefix: pattern.positive.prefix, suffix: pattern.positive.suffix)
    negative = Affixes(prefix: pattern.negative.prefix, suffix: pattern.negative.suffix)
    minusSign = pattern.minusSign
    zeroValue = number.zero.value
    decimalSeparator = number.decimalSeparator.text
    groupingSeparator = number.groupingSeparator.text
    let (last, others) = number.groupSizes ?? (Self.usualGroupingSize, Self.usualGroupingSize)
    groupingSize = last
    secondaryGroupingSize = others == last ? 0 : others
    minimumGroupingDigits = number.minimumGroupingDigits
    hasGroupingSeparator = number.groupSizes != nil
  }
}
