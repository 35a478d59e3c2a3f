/// The sovereignty of a country: whether it governs itself.
public enum Sovereignty: String, CaseIterable, CodableWhereAvailable, Sendable {
  /// A state: a member of the United Nations, or the Vatican.
  case state

  /// A territory that belongs to a state, such as Greenland, or is in free association with one.
  case dependency

  /// A country that only some states recognize, or a territory that several claim.
  case disputed
}

/// The format of a country's postal codes.
public struct PostalCodeFormat: Hashable, Sendable {
  /// The formats, in which `#` stands for a digit and `@` for a letter from A to Z: "#####-####".
  public let formats: [String]

  /// A postal code, such as the parliament's, or `nil` if the data contains none.
  public let example: String?

  /// Returns whether a string looks like a postal code, not whether the code exists.
  ///
  /// Case, spaces and hyphens don't count.
  ///
  /// - Complexity: O(length of the string and the formats).
  public func matches(_ text: String) -> Bool {
    let text = Self.characters(text)
    return formats.contains { format in
      let format = Self.characters(format)
      return format.count == text.count && zip(format, text).allSatisfy(Self.isMatch)
    }
  }

  /// Returns the UTF-8 without spaces and hyphens, with ASCII letters in uppercase.
  private static func characters(_ text: String) -> [UInt8] {
    text.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }.map {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 ? $0 - 0x20 : $0
    }
  }

  private static func isMatch(_ format: UInt8, _ character: UInt8) -> Bool {
    switch format {
    case UInt8(ascii: "#"): UInt8(ascii: "0")...UInt8(ascii: "9") ~= character
    case UInt8(ascii: "@"): UInt8(ascii: "A")...UInt8(ascii: "Z") ~= character
    default: format == character
    }
  }
}

/// The methods that generated code calls with the table of details.
extension CountryFacts {
  private func values(_ detail: CountryDetail, _ table: _TextTable) -> [String] {
    table.list(row: _tableIndex, column: detail.rawValue, separator: UInt8(ascii: "\n"))
  }

  /// Returns the country's sovereignty.
  public func _sovereignty(in table: _TextTable) -> Sovereignty? {
    let value = values(.sovereignty, table).first
    return value.map { Sovereignty(rawValue: $0) ?? .dependency }
  }

  /// Returns the state to which the country belongs.
  public func _sovereignState(in table: _TextTable) -> Self? {
    switch _sovereignty(in: table) {
    case .state: self
    case .dependency: values(.sovereignty, table).first.flatMap { Self(rawValue: $0) }
    case .disputed, nil: nil
    }
  }

  /// Returns whether the country has no coast.
  public func _isLandlocked(in table: _TextTable) -> Bool? { values(.landlocked, table).first.map { $0 == "true" } }

  /// Returns the memberships, in the list's order.
  public func _memberships(in table: _TextTable) -> [Membership] {
    values(.memberships, table).compactMap(Membership.init)
  }

  /// Returns whether the country was a member of a group on a day.
  public func _isMember(of group: CountryGroup, on day: CalendarDate, in table: _TextTable) -> Bool {
    _memberships(in: table).contains { $0.group == group && $0.contains(day) }
  }

  /// Returns the names for people from the country.
  public func _demonyms(in table: _TextTable) -> [String] { values(.demonyms, table) }

  /// Returns the format of postal codes.
  public func _postalCode(in table: _TextTable) -> PostalCodeFormat? {
    let formats = values(.postalCodes, table)
    return formats.isEmpty ? nil : PostalCodeFormat(formats: formats, example: values(.postalCodeExample, table).first)
  }

  /// Returns the International Olympic Committee's code.
  public func _iocCode(in table: _TextTable) -> String? { values(.iocCode, table).first }

  /// Returns FIFA's code.
  public func _fifaCode(in table: _TextTable) -> String? { values(.fifaCode, table).first }

  /// Returns the coordinate of the first capital.
  public func _capitalCoordinate(in table: _TextTable) -> Coordinate? {
    let angles = table.tableBytes(_tableIndex, CountryDetail.capitalCoordinate.rawValue)
    let first = angles.firstLine
    guard first.count < angles.count, let latitude = first.decimal,
      let longitude = angles[first.count + 1..<angles.count].decimal
    else { return nil }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}
