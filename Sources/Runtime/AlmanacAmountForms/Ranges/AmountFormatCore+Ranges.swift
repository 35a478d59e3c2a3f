import Almanac
import AlmanacMoney

extension AmountFormatCore {
  /// Formats a range of exact numbers like ICU's `UNumberRangeFormatter` with the collapse `auto`.
  @usableFromInline
  func rangeString(
    _ low: ExactDecimal,
    _ high: ExactDecimal,
    _ table: () -> _RangeTable,
    ofLocale locale: Int
  ) -> String {
    let (low, high) = (AmountDigits(low), AmountDigits(high))
    let areZero = low.isZero && high.isZero
    return rangeString(rounded(low), rounded(high), areZero: areZero, table().format(ofLocale: locale))
  }

  /// Formats a range of numbers.
  @usableFromInline
  func rangeString(_ low: Double, _ high: Double, _ table: () -> _RangeTable, ofLocale locale: Int) -> String {
    let format = table().format(ofLocale: locale)
    if let first = rounded(low), let last = rounded(high) {
      return rangeString(first, last, areZero: low == 0 && high == 0, format)
    }
    if low == high {
      return approximateText(isNegative: low < 0, isZero: false, format) { $0.text(of: "∞", isNegative: low < 0) }
    }
    return writer.text(from: piece(low), to: piece(high), infix: format.infix)
  }

  /// Formats a range of rounded amounts.
  private func rangeString(
    _ first: AmountDigits,
    _ last: AmountDigits,
    areZero: Bool,
    _ format: RangeFormat
  ) -> String {
    // Amounts of different signs aren't the same even if no sign is written, except 0 and -0.
    let isSameSign = first.isNegative == last.isNegative || areZero && !isSigned(first) && !isSigned(last)
    if isSameSign, !first.isLess(than: last), !last.isLess(than: first) {
      return approximateText(isNegative: first.isNegative, isZero: first.isZero, format) { $0.text(of: first) }
    }
    return writer.text(from: piece(first), to: piece(last), infix: format.infix)
  }

  private func isSigned(_ amount: AmountDigits) -> Bool {
    isSigned(isNegative: amount.isNegative, isZero: amount.isZero)
  }

  private func piece(_ amount: AmountDigits) -> AmountWriter.Piece {
    amount.isZero ? (unsigned ?? writer).piece(amount) : writer.piece(amount)
  }

  private func piece(_ number: Double) -> AmountWriter.Piece {
    if let amount = rounded(number) { return piece(amount) }
    let sign = AmountDigits(isNegative: number < 0, magnitude: .zero, exponent: 0)
    if !number.isNaN { return writer.piece(sign, name: TableBytes("∞")) }
    return (unsigned ?? writer).piece(sign, name: TableBytes("NaN"))
  }

  /// Formats an amount with the sign of approximate ones.
  private func approximateText(
    isNegative: Bool,
    isZero: Bool,
    _ format: RangeFormat,
    _ text: (AmountWriter) -> String
  ) -> String {
    writer.approximating(
      in: templates,
      isNegative: isNegative,
      isSigned: isSigned(isNegative: isNegative, isZero: isZero),
      format.approximateSign,
      text
    )
  }
}
