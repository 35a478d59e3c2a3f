/// An exact decimal number: an integer below 10^38, and the number of its digits that are decimals.
///
/// ```swift
/// let rate = try ExactDecimal("0.9275")
/// try (rate * 3).rounded(to: 2)            // 2.78
/// ```
///
/// It doesn't need Foundation. Numbers are equal regardless of their number of decimals: 1.5 is 1.50. There is no NaN,
/// infinity or negative zero. A result that doesn't fit throws an error instead of wrapping around.
public struct ExactDecimal: Sendable {
  /// The number without its sign and decimal point, below 10^38.
  package let magnitude: WideInteger

  /// The number of decimals, from 0 to ``maximumDecimals``.
  public let decimals: Int

  /// Whether the number is below zero.
  public let isNegative: Bool

  /// The maximum number of decimals, and of digits.
  public static let maximumDecimals = 38

  /// The number 0.
  public static let zero = ExactDecimal(0)

  /// Creates a number with 0 to 38 decimals.
  ///
  /// - Throws: `MoneyError.overflow` if the magnitude has more than 38 digits.
  package init(isNegative: Bool, magnitude: WideInteger, decimals: Int) throws(MoneyError) {
    guard magnitude < Self.limit, 0...Self.maximumDecimals ~= decimals else { throw .overflow }
    self.init(fitting: magnitude, isNegative: isNegative, decimals: decimals)
  }

  private init(fitting magnitude: WideInteger, isNegative: Bool, decimals: Int) {
    self.isNegative = isNegative && !magnitude.isZero
    self.magnitude = magnitude
    self.decimals = decimals
  }

  /// Creates a number from an integer.
  public init(_ integer: Int) {
    self.init(fitting: WideInteger(UInt64(integer.magnitude)), isNegative: integer < 0, decimals: 0)
  }

  /// Returns the number with its sign changed.
  public static prefix func - (number: ExactDecimal) -> ExactDecimal {
    ExactDecimal(fitting: number.magnitude, isNegative: !number.isNegative, decimals: number.decimals)
  }

  /// Whether the number is 0.
  public var isZero: Bool { magnitude.isZero }

  /// Returns the magnitude with more decimals.
  func magnitude(decimals count: Int) throws(MoneyError) -> WideInteger {
    guard let scaled = magnitude.scaled(by: count - decimals), scaled < Self.limit else { throw .overflow }
    return scaled
  }

  /// 10^38.
  private static let limit = WideInteger(high: 5_421_010_862_427_522_170, low: 687_399_551_400_673_280)
}

extension BinaryInteger {
  /// Creates the integer that equals a number, or returns `nil` if there is none, or 64 bits can't hold it: 12.00 is an
  /// integer, but 12.50 isn't.
  public init?(exactly number: ExactDecimal) {
    guard let integer = AmountDigits(number).integer(as: Self.self) else { return nil }
    self = integer
  }
}

extension Double {
  /// Creates the `Double` nearest to an exact number.
  public init(_ number: ExactDecimal) { self = AmountDigits(number).double ?? .nan }
}

extension ExactDecimal: ExpressibleByIntegerLiteral {
  /// Creates a number from a literal, such as 20.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension ExactDecimal: Hashable, Comparable {
  /// Returns whether two numbers are equal, as 1.5 and 1.50 are.
  public static func == (first: ExactDecimal, second: ExactDecimal) -> Bool {
    guard first.decimals != second.decimals else {
      return first.magnitude == second.magnitude && first.isNegative == second.isNegative
    }
    return first.shortest == second.shortest
  }

  /// Hashes the number.
  public func hash(into hasher: inout Hasher) { hasher.combine(shortest) }

  /// Returns whether a number is less than another.
  public static func < (first: ExactDecimal, second: ExactDecimal) -> Bool {
    AmountDigits(first).isLess(than: AmountDigits(second))
  }

  /// The number without trailing zeros in its decimals.
  var shortest: AmountDigits { AmountDigits(self).shortened(toDecimals: 0) }
}
