public import Foundation

extension NumberFormatter {
  /// Returns the text of a number, or `nil` for `nil`.
  public func string(from number: Double?) -> String? { number.flatMap { string(from: NSNumber(value: $0)) } }
}
