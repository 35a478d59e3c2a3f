/// Writes numbers in digits of base 56, the lowest first, as the characters `#` to `Z`, which need no escapes.
enum Base56 {
  static func digits(of number: Int, count: Int) -> String {
    var rest = number
    var digits = ""
    for _ in 0..<count {
      digits.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "#") + UInt8(rest % 56)))
      rest /= 56
    }
    precondition(rest == 0, "\(number) takes more than \(count) digits.")
    return digits
  }
}
