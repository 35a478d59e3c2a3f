/// The facts about a subdivision in one file.
struct SubdivisionRecord: Sendable {
  let code: Located<String>
  var source: ListSource
  var facts: [SubdivisionFact: [Located<String>]] = [:]
  var names: [String: Located<String>] = [:]
  var aliases: [Located<String>] = []
  var hasInvalidName = false

  /// The raw value of the case: the ISO 3166-2 code with the country's part in lowercase, or `nil` if it isn't such a
  /// code.
  var key: String? { Self.key(code.value) }

  /// Returns the raw value for an ISO 3166-2 code, such as "us-CA" for "US-CA" or "us-ca".
  static func key(_ code: String) -> String? {
    let parts = code.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, parts[0].isCode(of: .letters, count: 2...2),
      parts[1].isCode(of: .alphanumerics, count: 1...3)
    else { return nil }
    return "\(parts[0].lowercased())-\(parts[1].uppercased())"
  }

  /// Fills in missing facts from another record.
  mutating func complete(with other: SubdivisionRecord) {
    source = min(source, other.source)
    fill(from: other)
  }
}

/// A fact about a subdivision.
enum SubdivisionFact: String, EntryFact {
  case name

  /// The word for such a subdivision, such as "State".
  case type

  /// The code of the subdivision that it is a part of.
  case parent

  /// Names in the country's own languages, and others to search for.
  case otherNames

  var properties: FactProperties<SubdivisionColumn> {
    switch self {
    case .name: .init("name", .text)
    case .type: .init("type", .text)
    case .parent: .init("parent", .text)
    case .otherNames: .init("other names", .names())
    }
  }
}

extension SubdivisionRecord: FactRecord {
  static var entryName: String { "this subdivision" }

  init(own code: Located<String>) { self.init(code: code, source: .own) }

  var isOwn: Bool { source == .own }

  mutating func adapt(to file: NamedFile, main: String) {
    source = file.language == nil ? .list : .supplement
    useName(.name, in: file.language ?? World.language)
  }
}

/// The content of the files of the section `subdivisions`.
struct SubdivisionData: SectionData {
  static let expected =
    #"a list such as [{"code": "US-CA", "name": "California"}], or an unchanged file of iso-codes or CLDR"#

  static var formats: [Format<SubdivisionData>] { [ISO3166Part2.format, CLDRSubdivisionNames.format, .own()] }

  var records: [SubdivisionRecord] = []
}
