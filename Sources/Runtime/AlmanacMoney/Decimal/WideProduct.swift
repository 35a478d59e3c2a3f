/// A product of 256 bits, whose trailing zeros need not fit into a `WideInteger`.
struct WideProduct {
  /// The parts, the least significant first.
  private var parts: [UInt64] = [0, 0, 0, 0]

  init(_ first: WideInteger, _ second: WideInteger) {
    for (offset, one) in [first.low, first.high].enumerated() {
      for (further, other) in [second.low, second.high].enumerated() {
        let product = one.multipliedFullWidth(by: other)
        add(product.low, at: offset + further)
        add(product.high, at: offset + further + 1)
      }
    }
  }

  private mutating func add(_ number: UInt64, at index: Int) {
    var (carry, index) = (number, index)
    while carry > 0, index < parts.count {
      let (sum, isTooLarge) = parts[index].addingReportingOverflow(carry)
      (parts[index], carry, index) = (sum, isTooLarge ? 1 : 0, index + 1)
    }
  }

  /// Returns the product after dropping trailing zeros, at most `limit`, and the number of dropped zeros.
  ///
  /// The product is `nil` if 128 bits can't hold it.
  func withoutZeros(atMost limit: Int) -> (product: WideInteger?, dropped: Int) {
    var (product, dropped) = (self, 0)
    while dropped < limit, let shorter = product.dividedByTen { (product, dropped) = (shorter, dropped + 1) }
    let fits = product.parts[2] == 0 && product.parts[3] == 0
    return (fits ? WideInteger(high: product.parts[1], low: product.parts[0]) : nil, dropped)
  }

  /// A tenth of the product, or `nil` if it isn't an integer.
  private var dividedByTen: WideProduct? {
    var (quotient, rest) = (self, UInt64(0))
    for index in parts.indices.reversed() {
      (quotient.parts[index], rest) = UInt64(10).dividingFullWidth((rest, parts[index]))
    }
    return rest == 0 ? quotient : nil
  }
}
