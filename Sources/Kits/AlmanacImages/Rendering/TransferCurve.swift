import Foundation

/// The curve between sRGB values and amounts of light.
///
/// Colors are averaged by their light: the average of black and white is 188 of 255, not 128.
enum TransferCurve {
  /// The amount of light of each value of a byte, from 0 to 1.
  static let light = ContiguousArray((0...255).map { Float(linear(Double($0) / 255)) })

  /// The byte for each of 4,096 amounts of light, of which the one nearest to a byte's light results in the same byte.
  static let bytes = ContiguousArray((0...4_095).map { UInt8((encoded(Double($0) / 4_095) * 255).rounded()) })

  /// Returns the amount of light of a value from 0 to 1.
  static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  /// Returns the value of an amount of light from 0 to 1.
  static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Returns the index in `bytes` of an amount of light from 0 to 1.
  ///
  /// A number from 2²³ to 2²⁴ has no fraction, and its lowest bits are the integer. This avoids the checks of a
  /// conversion.
  @inline(__always)
  static func index(ofLight light: Float) -> Int { Int((light * 4_095 + 8_388_608).bitPattern & 4_095) }
}
