public import Foundation

extension NumberFormatter {
  /// Formats a number, or returns `nil` for `nil`.
  public func string(from number: Double?) -> String? { number.flatMap { string(from: NSNumber(value: $0)) } }
}
