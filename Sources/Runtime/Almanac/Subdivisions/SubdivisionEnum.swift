/// An enum of the parts of countries (ISO 3166-2): states, provinces, cantons and the like.
///
/// The raw values are codes whose first part is the country's code in lowercase: `us-CA`. Enums generated from lists
/// of subdivisions conform to it.
public protocol SubdivisionEnum: NamedEnum, SearchableEnum {
  /// The facts about each case.
  static var _factTable: _TextTable { get }

  /// The types, to which the facts refer by row.
  static var _typeTable: _TextTable { get }
}

extension SubdivisionEnum {
  /// The code as ISO 3166-2 writes it: "US-CA".
  ///
  /// The raw value starts with the country's raw value instead, `us`.
  public var code: String { rawValue.uppercased() }

  /// Creates the subdivision with a code in upper or lower case, such as "US-CA", or returns `nil` if there is none.
  public init?(code: String) {
    let country = code.prefix { $0 != "-" }
    self.init(rawValue: country.lowercased() + code.dropFirst(country.count).uppercased())
  }

  /// The English name of its type, such as "State", or `nil` if the data doesn't contain it.
  public var type: String? {
    Self._factTable.integer(row: _tableIndex, column: SubdivisionColumn.typeAndParent.rawValue)
      .map { Self._typeTable[$0, 0] }
  }

  /// The code of its country in lowercase: the first part of the raw value.
  public var countryCode: String { String(rawValue.prefix { $0 != "-" }) }

  /// The subdivision that it is a part of, such as England for Kent, or `nil` if it is a direct part of the country.
  public var parent: Self? { parentCode.flatMap { Self(rawValue: "\(countryCode)-\($0)") } }

  /// The subdivisions whose ``parent`` it is, sorted by code.
  ///
  /// - Complexity: O(number of subdivisions of the country).
  public var children: [Self] {
    let code = String(rawValue.dropFirst(countryCode.count + 1))
    return Self.all(inCountry: countryCode).filter { $0.parentCode == code }
  }

  /// Returns all subdivisions of a country, sorted by code.
  ///
  /// - Parameter code: The alpha-2 code of the country in lowercase.
  /// - Returns: All subdivisions, including parts of others.
  /// - Complexity: O(number of the country's subdivisions + log number of cases).
  public static func all(inCountry code: String) -> [Self] {
    let count = _caseCount
    var subdivisions: [Self] = []
    for index in _codes.firstIndex(notBefore: code)..<count {
      let subdivision = Self(_tableIndex: index, of: count)
      guard subdivision.countryCode == code else { break }
      subdivisions.append(subdivision)
    }
    return subdivisions
  }

  /// Creates the subdivision of a country with a name in any language of the enum, or another name: "Bayern" in "de".
  ///
  /// Case, diacritics and punctuation don't count. If several subdivisions have the name, main names take precedence,
  /// then direct parts of the country, and then the first.
  ///
  /// - Parameters:
  ///   - name: The whole name.
  ///   - code: The alpha-2 code of the country in lowercase.
  /// - Complexity: O(length of the names of the country's subdivisions).
  public init?(named name: String, inCountry code: String) {
    var key = SearchText.folded(name)
    let table = Self._searchTable
    let matches = key.withUTF8 { key in
      Self.all(inCountry: code).filter { table.hasName(key, inRow: $0._tableIndex) }
    }
    let mainMatches = matches.filter { SearchText.folded($0.name) == key }
    let best = mainMatches.isEmpty ? matches : mainMatches
    guard let match = best.first(where: { $0.parentCode == nil }) ?? best.first else { return nil }
    self = match
  }

  private var parentCode: String? {
    let text = Self._factTable[_tableIndex, SubdivisionColumn.typeAndParent.rawValue]
    return text.firstIndex(of: " ").map { String(text[$0...].dropFirst()) }
  }
}
