/// Lookups of generated countries. Each takes its table from generated code, so that a program contains only the tables
/// that it uses.
extension CountryEnum {
  /// Creates the country with an alpha-3 code in upper or lower case.
  @inlinable
  public init?(_alpha3 code: String, in table: _KeyTable) {
    self.init(_row: table.row(ofCode: code))
  }

  /// Creates the country with an alpha-2, an alpha-3 or a numeric code.
  @inlinable
  public init?(
    _code code: String,
    alpha3: @autoclosure () -> _KeyTable,
    numericCodes: @autoclosure () -> _KeyTable
  ) {
    let isShort = code.utf8.count == 2
    self.init(
      _row: isShort ? Self._codes.index(of: code.lowercased()) : _KeyTable.row(ofLongCode: code, alpha3, numericCodes)
    )
  }

  /// Creates the country with a code in any common form, as `init(normalizing:)` does, or with an alpha-3 or numeric
  /// code.
  @inlinable
  public init?(
    _normalizing text: String,
    alpha3: @autoclosure () -> _KeyTable,
    numericCodes: @autoclosure () -> _KeyTable
  ) {
    let codes = Self._codes
    // Most strings are codes already.
    self.init(
      _row: codes.index(of: text) ?? codes.index(ofCountry: text)
        ?? _KeyTable.row(ofLongCodeIn: text, alpha3, numericCodes)
    )
  }

  /// Creates the country with a top-level domain, with or without its dot, in upper or lower case.
  @inlinable
  public init?(_topLevelDomain domain: String, in table: _KeyTable) {
    self.init(_row: table.row(ofTopLevelDomain: domain))
  }

  /// Returns all countries with a calling code, with or without a plus sign, spaces and hyphens, the most populous
  /// first.
  public static func _countries(callingCode code: String, in table: _KeyTable) -> [Self] {
    var key = String(code.hasPrefix("+") ? code.dropFirst() : code[...])
    key.removeAll { $0 == " " || $0 == "-" }
    return key.withUTF8 { table.rows($0) }.compactMap { Self(_row: $0) }
  }

  /// Returns the country of an international phone number, and the digits after its calling code.
  public static func _split(phoneNumber: String, in table: _KeyTable) -> (country: Self, subscriberNumber: String)? {
    let digits = PhoneNumber.digits(phoneNumber)
    // The longest code, because +1 242 is the Bahamas, and +1 the United States.
    for count in (1...PhoneNumber.maximumCodeLength).reversed() where count <= digits.count {
      guard let row = table.row(digits[..<count]) else { continue }
      let rest = digits[count...]
      guard let country = Self(_row: table.row(ofAreaOf: rest, after: digits[..<count]) ?? row) else { return nil }
      return (country, String(decoding: rest, as: UTF8.self))
    }
    return nil
  }
}

extension _KeyTable {
  fileprivate func row(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.withUnsafeBufferPointer { row($0) }
  }

  /// Returns the row of a country whose area code tells its phone numbers from those of others with its calling code:
  /// +1 416 is Canada. In the table, such a key is "1 416".
  fileprivate func row(ofAreaOf subscriber: ArraySlice<UInt8>, after callingCode: ArraySlice<UInt8>) -> Int? {
    for count in (1...PhoneNumber.maximumAreaCodeLength).reversed() where count <= subscriber.count {
      if let row = row(callingCode + [0x20] + subscriber.prefix(count)) { return row }
    }
    return nil
  }

  /// Returns the row of a top-level domain with or without its dot.
  @usableFromInline
  func row(ofTopLevelDomain domain: String) -> Int? {
    var key = domain.lowercased()
    if !key.hasPrefix(".") { key = "." + key }
    return key.withUTF8 { row($0) }
  }

  /// Returns the row of an alpha-3 code in upper or lower case, or of a numeric code of three digits.
  @usableFromInline
  static func row(ofLongCode code: String, _ alpha3: () -> _KeyTable, _ numbers: () -> _KeyTable) -> Int? {
    let isNumber = code.utf8.first.map { 0x30...0x39 ~= $0 } ?? false
    return (isNumber ? numbers() : alpha3()).row(ofCode: code)
  }

  /// Returns the row of an alpha-3 or numeric code in any common form.
  @usableFromInline
  static func row(ofLongCodeIn text: String, _ alpha3: () -> _KeyTable, _ numbers: () -> _KeyTable) -> Int? {
    let code = CountryCode.withStem(of: text) { stem in
      CountryCode.code(in: stem).map { String(decoding: stem[$0], as: UTF8.self) }
    }
    return code.flatMap { row(ofLongCode: $0, alpha3, numbers) }
  }
}

/// International phone numbers as people write them (ITU-T E.123): `+41 44 668 18 00`, `0041 (0)44/668.18.00`.
enum PhoneNumber {
  /// The length of the longest calling code, including the digits that tell countries apart.
  static var maximumCodeLength: Int { 7 }

  /// The length of the longest area code that tells countries apart.
  static var maximumAreaCodeLength: Int { 5 }

  /// The number of digits that E.164 allows.
  private static var maximumLength: Int { 15 }

  /// Returns the ASCII digits after the plus sign or the two zeros of an international number, up to an extension or
  /// other text. The result is empty if the string isn't such a number.
  static func digits(_ text: String) -> [UInt8] {
    var rest = text.unicodeScalars.compactMap { $0.isInvisible ? nil : $0.halfWidth }[...]
    if String(String.UnicodeScalarView(rest.prefix(4))).lowercased() == "tel:" { rest.removeFirst(4) }
    rest = rest.drop { $0.properties.isWhitespace || $0 == "(" }
    let isInternational = rest.first == "+"
    if isInternational { rest.removeFirst() }
    var digits: [UInt8] = []
    while let scalar = rest.popFirst() {
      if let digit = scalar.decimalValue {
        digits.append(0x30 + digit)
        // The trunk prefix of the number within its country.
      } else if scalar == "(", rest.starts(with: "0)".unicodeScalars) {
        rest.removeFirst(2)
      } else if !isSeparator(scalar) {
        break
      }
    }
    if !isInternational { digits = digits.starts(with: [0x30, 0x30]) ? Array(digits[2...]) : [] }
    return digits.count <= maximumLength ? digits : []
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "(", ")", "-", ".", "/", "'", "\u{2010}"..."\u{2015}", "\u{2019}", "\u{2212}", "\u{30FC}": true
    case "\0"..."\u{7F}": false
    default: scalar.properties.isWhitespace
    }
  }
}

extension Unicode.Scalar {
  /// The ASCII character for a full-width one, as East Asian keyboards type it, or the scalar itself.
  fileprivate var halfWidth: Unicode.Scalar {
    0xFF01...0xFF5E ~= value ? Unicode.Scalar(UInt8(value - 0xFEE0)) : self
  }
}
