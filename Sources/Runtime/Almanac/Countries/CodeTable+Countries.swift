extension _CodeTable {
  /// Returns the index of the country for a string in any known spelling.
  @usableFromInline
  func index(ofCountry text: String) -> Int? {
    CountryCode.withStem(of: text) { stem in
      // The key first, because looking for a code drops the stem's spaces.
      index(ofKey: stem) ?? CountryCode.alpha2(stem).flatMap { index(ofLetters: $0) }
    }
  }

  /// Returns the index of a file name's stem as a key (`CountryCode.key`).
  private func index(ofKey stem: UnsafeMutableBufferPointer<UInt8>) -> Int? {
    for offset in stem.indices where stem[offset] == UInt8(ascii: "_") { stem[offset] = UInt8(ascii: "-") }
    return index(of: UnsafeBufferPointer(stem))
  }

  /// Returns the index of an alpha-2 code, or of the country that the code is reserved for.
  private func index(ofLetters code: (UInt8, UInt8)) -> Int? {
    if let index = index(ofAlpha2: code) { return index }
    if let country = CountryCode.country(ofReserved: code) { return index(ofAlpha2: country) }
    // An enum with the flag of `uk` instead of `gb` keeps it.
    return code == (UInt8(ascii: "g"), UInt8(ascii: "b")) ? index(of: "uk") : nil
  }

  private func index(ofAlpha2 code: (UInt8, UInt8)) -> Int? {
    withUnsafeBytes(of: code) { $0.withMemoryRebound(to: UInt8.self) { index(of: $0) } }
  }
}
