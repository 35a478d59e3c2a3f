extension Unicode.Scalar {
  /// The value of a decimal digit in any script, from 0 to 9.
  @inlinable
  package var decimalValue: UInt8? {
    // There are no other digits between the ASCII and Arabic ones.
    if value < 0x660 { return value &- 0x30 < 10 ? UInt8(truncatingIfNeeded: value &- 0x30) : nil }
    return unicodeDecimalValue
  }

  @usableFromInline
  var unicodeDecimalValue: UInt8? {
    guard properties.numericType == .decimal else { return nil }
    return properties.numericValue.map { UInt8($0) }
  }
}
