import Almanac

extension Base56 {
  /// A number in digits, as the runtime reads them.
  static func digits(of number: Int, count: Int) -> String {
    var rest = number
    var digits = ""
    for _ in 0..<count {
      digits.unicodeScalars.append(Unicode.Scalar(zero + UInt8(rest % base)))
      rest /= base
    }
    precondition(rest == 0, "\(number) takes more than \(count) digits.")
    return digits
  }
}
