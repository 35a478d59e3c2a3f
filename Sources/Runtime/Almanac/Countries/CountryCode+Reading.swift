extension CountryCode {
  /// Extracts the alpha-2 code from a code, a locale identifier or a file name, in lowercase.
  ///
  /// The code is the whole string, without spaces and `.png`, or its last part after a `_` or `-`. A locale's encoding,
  /// settings and variant don't count: the codes in `es_MX.UTF-8` and `en_US_POSIX` are `mx` and `us`.
  ///
  /// - Parameter text: For example `" US "`, `"us.png"` or `"en_US"`, which all result in `us`.
  /// - Returns: Two letters, which may be no country's code, or `nil`, as for `"usa"` and `"No."`.
  public static func alpha2(_ text: String) -> String? {
    withStem(of: text) { stem in alpha2(stem).map { String(decoding: [$0.0, $0.1], as: UTF8.self) } }
  }

  /// Returns the assigned code of the country that a reserved code (ISO 3166-1) belongs to.
  ///
  /// It is `gb` for `uk`, for example, and `sh` for `ac`, Ascension Island.
  ///
  /// - Parameter code: Two letters in lowercase.
  /// - Returns: The assigned code, or `nil` for all other codes, and for former countries with several successors, such
  ///   as `su` and `yu`.
  public static func country(ofReserved code: String) -> String? {
    let letters = Array(code.utf8)
    guard letters.count == 2 else { return nil }
    return country(ofReserved: (letters[0], letters[1])).map { String(decoding: [$0.0, $0.1], as: UTF8.self) }
  }

  static func country(ofReserved code: (UInt8, UInt8)) -> (UInt8, UInt8)? {
    // Each code is followed by the country's. The first ones are exceptionally reserved, for islands and other places
    // that are part of an assigned code; the last three are transitionally reserved, for countries' former names.
    let codes: StaticString = "ukgb acsh tash cpfr fxfr cqgg dgio eaes ices bumm tptl zrcd "
    return codes.withUTF8Buffer { codes in
      var offset = 0
      while offset < codes.count {
        if codes[offset] == code.0, codes[offset + 1] == code.1 { return (codes[offset + 2], codes[offset + 3]) }
        offset += 5
      }
      return nil
    }
  }
}

// The helpers of `init(normalizing:)` work on bytes, so that it needs no allocation.
extension CountryCode {
  /// Calls `body` with a string in ASCII: trimmed, in lowercase and without a final `.png`. Invisible characters are
  /// dropped, and others outside ASCII become control characters, which no code contains.
  static func withStem<Result>(of text: String, _ body: (UnsafeMutableBufferPointer<UInt8>) -> Result) -> Result {
    var text = text
    return text.withUTF8 { bytes in
      if bytes.allSatisfy({ $0 < 0x80 }) { return withASCIIStem(of: bytes, body) }
      let text = String(decoding: bytes, as: UTF8.self).lowercased().trimmed
      // By scalars, because some invisible ones are part of the character before them.
      let scalars = text.unicodeScalars.compactMap { $0.isASCII ? $0 : $0.isInvisible ? nil : "\u{7F}" }
      var ascii = String(String.UnicodeScalarView(scalars))
      return ascii.withUTF8 { withASCIIStem(of: $0, body) }
    }
  }

  private static func withASCIIStem<Result>(
    of text: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeMutableBufferPointer<UInt8>) -> Result
  ) -> Result {
    var (start, end) = (0, text.count)
    while start < end, isSpace(text[start]) { start &+= 1 }
    while start < end, isSpace(text[end &- 1]) { end &-= 1 }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: end - start) { stem in
      for offset in stem.indices {
        let byte = text[start &+ offset]
        stem[offset] = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
      }
      var count = stem.count
      if count >= 4, stem[count - 4] == UInt8(ascii: "."), stem[count - 3] == UInt8(ascii: "p"),
        stem[count - 2] == UInt8(ascii: "n"), stem[count - 1] == UInt8(ascii: "g")
      {
        count -= 4
      }
      return body(UnsafeMutableBufferPointer(rebasing: stem[..<count]))
    }
  }

  /// Drops a stem's spaces, and returns the range of its alpha-2, alpha-3 or numeric code.
  static func code(in stem: UnsafeMutableBufferPointer<UInt8>) -> Range<Int>? {
    let end = endOfLocale(stem, count: dropSpaces(of: stem))
    // Only the last part that is not empty counts, unless it is a variant.
    var part = lastPart(of: stem, before: end)
    if let last = part, last.lowerBound > 0, isVariant(stem[last]) {
      part = lastPart(of: stem, before: last.lowerBound)
      // A language's code comes before the country's.
      if part?.lowerBound == 0 { return nil }
    }
    guard let part, 2...3 ~= part.count else { return nil }
    let isNumeric = part.count == 3 && stem[part].allSatisfy(isDigit)
    return isNumeric || stem[part].allSatisfy(isLetter) ? part : nil
  }

  /// Returns the two letters of an alpha-2 code in a stem.
  static func alpha2(_ stem: UnsafeMutableBufferPointer<UInt8>) -> (UInt8, UInt8)? {
    guard let code = code(in: stem), code.count == 2 else { return nil }
    return (stem[code.lowerBound], stem[code.lowerBound + 1])
  }

  private static func dropSpaces(of stem: UnsafeMutableBufferPointer<UInt8>) -> Int {
    guard var count = stem.firstIndex(where: isSpace) else { return stem.count }
    for byte in stem[count...] where !isSpace(byte) {
      stem[count] = byte
      count += 1
    }
    return count
  }

  /// Returns the offset of a locale's encoding or settings: `es_MX.UTF-8`, `de_CH@currency=EUR`, `en-US-u-va-posix`.
  private static func endOfLocale(_ stem: UnsafeMutableBufferPointer<UInt8>, count: Int) -> Int {
    guard let separator = stem[..<count].firstIndex(where: isSeparator) else { return count }
    return (separator..<count).first { offset in
      if stem[offset] == UInt8(ascii: ".") || stem[offset] == UInt8(ascii: "@") { return true }
      // An extension of BCP 47.
      return isSeparator(stem[offset]) && offset + 2 < count && isSeparator(stem[offset + 2])
        && (stem[offset + 1] == UInt8(ascii: "u") || stem[offset + 1] == UInt8(ascii: "t"))
    } ?? count
  }

  private static func lastPart(of stem: UnsafeMutableBufferPointer<UInt8>, before limit: Int) -> Range<Int>? {
    var end = limit
    while end > 0, isSeparator(stem[end - 1]) { end -= 1 }
    var start = end
    while start > 0, !isSeparator(stem[start - 1]) { start -= 1 }
    return start < end ? start..<end : nil
  }

  /// Returns whether a part is a locale's variant (BCP 47): one of CLDR's, or a year.
  private static func isVariant(_ part: Slice<UnsafeMutableBufferPointer<UInt8>>) -> Bool {
    if part.count < 4 { return false }
    if part.count == 4, part.allSatisfy(isDigit) { return true }
    let variants: [StaticString] = ["posix", "valencia", "polyton", "tarask"]
    return variants.contains { $0.withUTF8Buffer { part.elementsEqual($0) } }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isSeparator(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x9...0xD ~= byte }
}
