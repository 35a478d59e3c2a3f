import Almanac
import Foundation
import Testing

@Suite struct TableEnumTests {
  /// An enum with a single case has size 0.
  private enum Single: TableEnum {
    typealias ID = String

    case only

    static var _codes: _CodeTable { _CodeTable("only", width: 4) }
  }

  private enum Pair: TableEnum {
    typealias ID = String

    case gbEng, us

    static var _codes: _CodeTable { _CodeTable("gb-engus    ", width: 6) }
  }

  /// Indonesia's code is also the name of a property.
  private enum Islands: TableEnum {
    typealias ID = String

    case id, ph

    static var _codes: _CodeTable { _CodeTable("idph", width: 2) }
  }

  @Test func testsEveryLayout() {
    #expect(MemoryLayout<Single>.size == 0)
    #expect(MemoryLayout<Pair>.size == 1)
    #expect(MemoryLayout<Bytes>.size == 1)
    #expect(MemoryLayout<Numbers>.size == 2)
  }

  @Test func readsASingleCase() throws {
    #expect(Single.allCases == [.only])
    #expect(Single.only.rawValue == "only")
    #expect(Single.only._tableIndex == 0)
    #expect(Single(rawValue: "only") == .only)
    #expect(Single(rawValue: "other") == nil)
    try checkConformances(of: Single.self, count: 1)
  }

  @Test func readsTwoCases() throws {
    #expect(Pair.allCases == [.gbEng, .us])
    #expect(Pair.gbEng.rawValue == "gb-eng")
    #expect(Pair.us.rawValue == "us")
    #expect(Pair(rawValue: "gb-eng") == .gbEng)
    #expect(Pair(rawValue: "us") == .us)
    #expect(Pair.gbEng != .us)
    try checkConformances(of: Pair.self, count: 2)
  }

  @Test func readsCasesOfOneByte() throws {
    #expect(Bytes.x00.rawValue == "00")
    #expect(Bytes.x7f.rawValue == "7f")
    #expect(Bytes.x80.rawValue == "80")
    #expect(Bytes.xff.rawValue == "ff")
    #expect(Bytes.xff._tableIndex == 255)
    #expect(Bytes(rawValue: "ff") == .xff)
    #expect(Bytes(rawValue: "100") == nil)
    try checkConformances(of: Bytes.self, count: 256)
  }

  @Test func readsCasesOfTwoBytes() throws {
    #expect(Numbers.n000.rawValue == "000")
    #expect(Numbers.n255.rawValue == "255")
    #expect(Numbers.n256.rawValue == "256")
    #expect(Numbers.n299.rawValue == "299")
    #expect(Numbers.n256._tableIndex == 256)
    #expect(Numbers(rawValue: "256") == .n256)
    #expect(Numbers(rawValue: "300") == nil)
    try checkConformances(of: Numbers.self, count: 300)
  }

  @Test(arguments: ["", "US", "us ", " us", "u", "usa", "gb_eng", "gbEng", "ü"])
  func refusesWhatIsNoCode(text: String) {
    #expect(Pair(rawValue: text) == nil)
  }

  @Test func mayHaveACaseCalledLikeAProperty() {
    #expect(Islands.id.id == "id")
    #expect(Islands.ph.id == "ph")
    #expect(Islands(rawValue: "id") == .id)
  }

  @Test func canBeSwitchedOverExhaustively() {
    // Part of the test is that it compiles without a default.
    func name(_ pair: Pair) -> String {
      switch pair {
      case .gbEng: "England"
      case .us: "United States"
      }
    }
    #expect(Pair.allCases.map(name) == ["England", "United States"])
  }

  @Test func keepsCasesApartInOptionals() {
    let codes: [Numbers?] = [nil, .n000, .n299]
    #expect(codes.map { $0?.rawValue } == [nil, "000", "299"])
    #expect(Single(rawValue: "") == nil)
    #expect(Single(rawValue: "only") != nil)
  }

  @Test func isWrittenAsItsCode() throws {
    let json = String(decoding: try JSONEncoder().encode([Pair.us, .gbEng]), as: UTF8.self)
    #expect(json == #"["us","gb-eng"]"#)
  }

  @Test(arguments: [#"["us", "zz"]"#, #"["us", ""]"#, #"["us", "us "]"#])
  func cannotBeReadFromAnUnknownCode(json: String) throws {
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Pair].self, from: Data(json.utf8))
    }
    guard case .dataCorrupted(let context) = try #require(error) else {
      Issue.record("The error is \(String(describing: error)).")
      return
    }
    #expect(context.codingPath.map(\.intValue) == [1])
  }

  @Test func cannotBeReadFromAnotherType() {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Pair].self, from: Data("[1]".utf8)) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Pair].self, from: Data("[null]".utf8)) }
  }

  /// Properties of every enum, whatever the names of its cases.
  private func checkConformances<Table: TableEnum>(of table: Table.Type, count: Int) throws {
    let cases = Table.allCases
    #expect(cases.count == count)
    #expect(cases.map(\._tableIndex) == Array(0..<count))
    #expect(cases.map(\.rawValue) == (0..<count).map { Table._codes[$0] })
    #expect(cases.map(\.rawValue) == cases.map(\.rawValue).sorted())
    #expect(cases.map(\.id) == cases.map(\.rawValue))
    #expect(cases.map { Table(rawValue: $0.rawValue) } == cases)
    #expect(Set(cases).count == count)
    #expect(Set(cases + cases) == Set(cases))
    let places = Dictionary(uniqueKeysWithValues: zip(cases, 0..<count))
    #expect(cases.map { places[$0] } == Array(0..<count))
    let json = try JSONEncoder().encode(cases)
    #expect(try JSONDecoder().decode([Table].self, from: json) == cases)
  }
}
