import Foundation
import TestSupport

/// The inputs of a target with all enums, and the lookups of its countries.
struct CountrySet {
  private static let queryCount = 50

  let flags: FlagSet

  /// The files of the target except the flags, by default name.
  let files: [String: Data]

  /// The codes of the countries, in lowercase.
  let codes: [String]
  let queries: [String]

  private let index: PlainCountryIndex

  /// Uses the given files, by default name, in Almanac's own formats, or those that Almanac ships.
  init(flags: FlagSet?, files given: [String: URL], almanac: URL, seed: UInt64) throws {
    var files: [String: Data] = [:]
    for name in ["countries", "currencies", "locales", "emoji"].map({ "\($0).json" }) {
      files[name] = try Data(contentsOf: given[name] ?? almanac.appending(path: "World/\(name)"))
    }
    index = try PlainCountryIndex(json: files["countries.json"] ?? Data())
    codes = index.entries.map { $0.code.lowercased() }
    self.flags = try flags ?? FlagSet(worldOf: almanac)
    files["almanac.json"] = Data(
      #"{ access: "public", relations: "off", currencies: { cases: "code" }, locales: { cases: "code" } }"#.utf8
    )
    self.files = files
    var generator = SeededGenerator(seed: seed)
    let words = index.entries.flatMap { [$0.name, $0.capital?.texts.first, $0.officialName].compactMap { $0 } }
    queries = (0..<Self.queryCount).compactMap { number in
      guard let word = words.randomElement(using: &generator) else { return nil }
      return PlainCountryIndex.folded(String(word.prefix([2, 3, 5, 40][number % 4])))
    }
    guard queries.count == Self.queryCount else { throw Failure("there are too few countries to search for") }
  }

  /// The total size of the inputs in bytes.
  var byteCount: Int { flags.byteCount + files.values.reduce(0) { $0 + $1.count } }

  var json: Data { files["countries.json"] ?? Data() }

  /// The expected output of each pass (see `LookupProgram`): FNV-1a over all results.
  var checksums: [String] {
    let facts = codes.map { index.facts($0).joined(separator: "|") }
    return [
      Checksum.text(of: facts.prefix(1)), Checksum.text(of: facts),
      Checksum.text(of: queries.map { index.search($0).joined() + "\n" }),
    ]
  }
}
