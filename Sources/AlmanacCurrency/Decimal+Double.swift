import Foundation

extension Decimal {
  /// The shortest decimal number that a `Double` means: 0.1, not 0.1000000000000000055.
  ///
  /// `nil` if the `Double` is not finite or `Decimal` cannot hold it.
  init?(shortest double: Double) {
    guard double.isFinite else { return nil }
    // Decimal cannot hold a smaller number, and no currency needs one.
    guard double.magnitude > 1e-100 else {
      self = 0
      return
    }
    self.init(string: "\(double)", locale: Locale(identifier: "en_US_POSIX"))
  }
}
