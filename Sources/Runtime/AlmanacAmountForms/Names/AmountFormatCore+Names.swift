import Almanac
import AlmanacMoney

/// The tables for amounts with the currency's name in a locale.
@usableFromInline
struct AmountNames {
  let formats: _NamedTable
  let names: _PluralNameTable
  let locale: Int

  @usableFromInline
  init(formats: _NamedTable, names: _PluralNameTable, locale: Int) {
    self.formats = formats
    self.names = names
    self.locale = locale
  }
}

extension AmountFormatCore {
  /// Formats an amount with the currency's name.
  func namedString(_ amount: AmountDigits, _ names: AmountNames) -> String {
    namedString(rounded: rounded(amount), names)
  }

  /// Formats an exact number with the currency's name.
  @usableFromInline
  func namedString(_ amount: ExactDecimal, _ names: AmountNames) -> String {
    namedString(AmountDigits(amount), names)
  }

  /// Formats a number with the currency's name.
  @usableFromInline
  func namedString(_ amount: Double, _ names: AmountNames) -> String {
    if let rounded = rounded(amount) { return namedString(rounded: rounded, names) }
    let writer = writer(.other, isNegative: amount < 0, isZero: amount.isNaN, names)
    return writer.text(of: amount.isNaN ? "NaN" : "∞", isNegative: amount < 0)
  }

  private func namedString(rounded amount: AmountDigits, _ names: AmountNames) -> String {
    let operands = PluralOperands(amount, minimumDecimals: writer.number.decimals.lowerBound)
    let category = names.formats.category(of: operands, inLocale: names.locale)
    return writer(category, isNegative: amount.isNegative, isZero: amount.isZero, names).text(of: amount)
  }

  private func writer(
    _ category: PluralCategory,
    isNegative: Bool,
    isZero: Bool,
    _ names: AmountNames
  ) -> AmountWriter {
    let format = names.formats.format(ofLocale: names.locale, category)
    let language = names.formats.language(ofLocale: names.locale)
    let name = language.flatMap { names.names.name(of: currency, category, inLanguage: $0) } ?? currency.code
    var writer = writer.inPattern(
      format.pattern,
      isNegative: isNegative,
      isSigned: isSigned(isNegative: isNegative, isZero: isZero),
      symbol: name
    )
    if let sizes = format.groupSizes, settings.groupSizes == nil, writer.number.groupSizes != nil {
      writer.number.groupSizes = sizes
    }
    return writer
  }
}
