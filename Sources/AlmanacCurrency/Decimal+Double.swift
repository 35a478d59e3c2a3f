import Foundation

extension Decimal {
  /// The shortest decimal number that a `Double` stands for: 0.1 and not 0.1000000000000000055.
  ///
  /// `nil` where it is not finite or beyond what `Decimal` holds.
  init?(shortest double: Double) {
    guard double.isFinite else { return nil }
    // Decimal cannot hold what is smaller, and no currency divides as finely.
    guard double.magnitude > 1e-100 else {
      self = 0
      return
    }
    self.init(string: "\(double)", locale: Locale(identifier: "en_US_POSIX"))
  }
}
