/// Numbers in digits of base 56, the lowest first, written as the characters `#` to `Z`.
enum Base56 {
  static func number(_ digits: UnsafePointer<UInt8>, digitCount: Int) -> Int {
    var number = 0
    var place = digitCount
    while place > 0 {
      place -= 1
      number = number * 56 + Int(digits[place]) - Int(UInt8(ascii: "#"))
    }
    return number
  }
}
