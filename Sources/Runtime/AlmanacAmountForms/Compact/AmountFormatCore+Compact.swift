import Almanac
import AlmanacMoney

extension AmountFormatCore {
  /// Formats a number compactly in a locale.
  @usableFromInline
  func compactString(_ amount: Double, _ table: () -> _CompactTable, ofLocale locale: Int) -> String {
    let patterns = table().patterns(ofLocale: locale)
    if let text = approximatedString(amount, patterns) { return text }
    return AmountDigits(amount).map { compactString($0, patterns) } ?? string(from: amount)
  }

  /// Formats an exact number compactly in a locale.
  @usableFromInline
  func compactString(_ amount: ExactDecimal, _ table: () -> _CompactTable, ofLocale locale: Int) -> String {
    compactString(AmountDigits(amount), table().patterns(ofLocale: locale))
  }

  /// Formats an amount compactly.
  func compactString(_ amount: AmountDigits, _ patterns: CompactPatterns) -> String {
    let places = amount.isZero ? 0 : patterns.places(ofPower: amount.power)
    var number = amount
    number.exponent -= places
    return compactString(compactRounded(number), movedBy: places, patterns)
  }

  /// Formats a number compactly, or returns `nil` if only its exact digits tell how to round it. Computing them takes
  /// longer than all the rest.
  private func approximatedString(_ amount: Double, _ patterns: CompactPatterns) -> String? {
    // Below 2^53, the number of digits of the integer is exact.
    guard settings.rounding == .toNearestOrEven, ownDecimals == nil, 1..<0x1p53 ~= amount.magnitude else { return nil }
    let power = WideInteger(UInt64(amount.magnitude)).digitCount - 1
    let places = patterns.places(ofPower: power)
    let number = amount / Double(UInt64.powerOfTen(places))
    let rounded = AmountDigits.rounded(approximation: number, toDecimals: compactDecimals(ofPower: power - places))
    return rounded.map { compactString($0.shortened(toDecimals: 0), movedBy: places, patterns) }
  }

  /// Formats a rounded number whose decimal separator has been moved.
  private func compactString(_ rounded: AmountDigits, movedBy places: Int, _ patterns: CompactPatterns) -> String {
    var number = rounded
    let power = number.isZero ? 0 : number.power + places
    let morePlaces = number.isZero ? 0 : patterns.places(ofPower: power) - places
    if morePlaces != 0 {
      // Rounding has added a digit: 999,999 is 1M, not 1000K.
      number.exponent -= morePlaces
      number = compactRounded(number)
    }
    var writer = number.isZero ? unsigned ?? writer : writer
    let minimum = ownDecimals?.lowerBound ?? 0
    writer.number.decimals = minimum...max(minimum, number.decimals)
    writer.number.minimumGroupingDigits = max(2, writer.number.minimumGroupingDigits)
    let operands = { PluralOperands(number, minimumDecimals: minimum) }
    guard let pattern = patterns.pattern(of: operands(), power: power) else { return writer.text(of: number) }
    let isSigned = isSigned(isNegative: number.isNegative, isZero: number.isZero)
    return writer.inPattern(pattern, isNegative: number.isNegative, isSigned: isSigned).text(of: number)
  }

  /// The number of decimals that the format states, or `nil` if it's the one of compact amounts.
  private var ownDecimals: ClosedRange<Int>? {
    if case .decimals = settings.digits { return writer.number.decimals }
    return nil
  }

  /// Returns the number of decimals of a nonzero number: none, or as many as make two digits.
  private func compactDecimals(ofPower power: Int) -> Int { max(0, 1 - power) }

  private func compactRounded(_ number: AmountDigits) -> AmountDigits {
    let decimals = ownDecimals ?? 0...(number.isZero ? 0 : compactDecimals(ofPower: number.power))
    let isLonger = number.decimals > decimals.upperBound
    let rounded = isLonger ? number.rounded(toDecimals: decimals.upperBound, settings.rounding) : number
    return rounded.shortened(toDecimals: decimals.lowerBound)
  }
}

extension AmountDigits {
  /// The power of ten that a nonzero amount's first digit stands for.
  fileprivate var power: Int { magnitude.digitCount + exponent - 1 }
}
