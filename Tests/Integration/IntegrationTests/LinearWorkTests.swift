import Foundation
import TestSupport
import Testing

/// The work to read a file grows with its size, and no faster.
///
/// Work is the number of instructions. It is the same on a busy machine, and with one seed for all hashes also in each
/// run.
@Suite(.runsCommands, .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/valgrind")))
struct LinearWorkTests {
  /// A file that was slow to read, or looks as if it could be.
  private struct Input {
    let file: String
    let unit: String
    let start: String
    let end: String
    let settings: String

    init(_ file: String, _ unit: String, after start: String = "", before end: String = "", settings: String = "{}") {
      self.file = file
      self.unit = unit
      self.start = start
      self.end = end
      self.settings = settings
    }

    var description: String { "\(file): \(start)\(unit)...\(end)" }

    func files(_ size: Int) -> [String: String] {
      let text = start + String(repeating: unit, count: size / unit.utf8.count) + end
      // Without a list of its own, a target gets the whole world.
      return LinearWorkTests.country.merging(["almanac.json": settings]) { $1 }.merging([file: text]) { $1 }
    }
  }

  private static let inputs: [Input] = [
    Input("currencies.json", "(", after: #"[{"code":"EUR","name":""#, before: #""}]"#),
    Input("currencies.json", "\u{301}", after: #"[{"code":"EUR","name":"e"#, before: #""}]"#),
    Input("currencies.json", "\u{FDFA}", after: #"[{"code":"EUR","name":""#, before: #""}]"#),
    Input("currencies.json", #"{"code":"EUR","name":"Euro"},"#, after: "[", before: "{}]"),
    Input("countries.json", "1.5e3,", after: #"[{"code":"ch","name":"S","timeZones":["#, before: "1]}]"),
    Input("countries.json", "1", after: #"[{"code":"ch","name":"S","population":"#, before: "}]"),
    Input("countries.json", "{},", after: "[", before: "{}]"),
    Input("countries.json", "["),
    Input("countries.json", #""code":"ch","#, after: "[{", before: #""code":"ch"}]"#),
    Input("countries.json", "\\u0028", after: #"[{"code":"ch","name":""#, before: #""}]"#),
    Input(
      "emoji.json",
      "😀",
      after: #"[{"emoji":""#,
      before: #"","description":"a","category":"Objects","aliases":["a"]}]"#
    ),
    Input(
      "emoji-test.txt",
      " ",
      after: "# group: Objects\n1F600",
      before: "; fully-qualified # 😀 E1.0 a\n",
      settings: emojiTest
    ),
    Input(
      "emoji-test.txt",
      "1F600 ",
      after: "# group: Objects\n",
      before: "; fully-qualified # 😀 E1.0 a\n",
      settings: emojiTest
    ),
    Input("emoji-test.txt", "# group: a\n", settings: emojiTest),
    Input("zone.tab", "CH\t+4723+00832\tEurope/Zurich\n", settings: #"{ countries: { data: ["zone.tab"] } }"#),
    Input("almanac.json", "'zz',", after: "{ countries: { include: [", before: "] } }"),
    Input("almanac.json", "'a.json',", after: "{ countries: { data: [", before: "] } }"),
    Input("almanac.json", "aa: 1,", after: "{ countries: { names: {", before: "} } }"),
    Input("almanac.json", "x", after: "{ countries: {", before: ": 1 } }"),
  ]

  private static let emojiTest = #"{ emoji: { data: "emoji-test.txt" } }"#

  @Test func growsWithTheSize() throws {
    let read = Self.inputs.map { input in (name: input.description, sizes: [11, 12, 13].map { input.files(1 << $0) }) }
    let counted = [("currencies", currencies), ("emoji", emoji), ("spellings", spellings)].map { name, files in
      (name: name, sizes: [100, 200, 400].map(files))
    }
    let cases = read + counted
    let counts = try instructions(toCheck: try cases.flatMap(\.sizes).map(Self.folder))
    try #require(counts.count == 3 * cases.count)
    var grown = 0
    for (index, input) in cases.enumerated() {
      let (small, medium, large) = (counts[3 * index], counts[3 * index + 1], counts[3 * index + 2])
      // What doesn't depend on the size is in none of the differences. The second one is twice the first, and a little
      // more if the file is sorted. With a square, it would be four times the first.
      #expect(large - medium < 3 * max(0, medium - small) + 2_000_000, "\(input.name): \(small), \(medium), \(large)")
      if medium > small { grown += 1 }
    }
    // Reading ends at the first error in some of them.
    #expect(grown > cases.count * 3 / 4)
  }

  /// The files of a target with next to nothing.
  private static let country = ["countries.json": #"[{"code":"ch","name":"S"}]"#]

  /// The instructions that a run needs for each folder.
  private func instructions(toCheck folders: [TemporaryFolder]) throws -> [Int] {
    let work = try TemporaryFolder()
    // valgrind doesn't read Swift's debug information.
    let strip = try CommandResult.run(["strip", "-g", "-o", "almanac", AlmanacExecutable.path], in: work.url)
    try #require(strip.status == 0, "\(strip.output)")
    let symbols = try CommandResult.run(["nm", "almanac"], in: work.url).output
    let check = try #require(symbols.firstMatch(of: /\$s16AlmanacGenerator8PipelineO5check_8progress\S*tFZ\n/)?.output)
    let tool = ["valgrind", "--tool=callgrind", "--callgrind-out-file=counts", "--dump-after=\(check.dropLast())"]
    // The first folder pays for what happens once in a process, so it comes twice.
    let paths = [folders[0].path] + folders.map(\.path)
    let run = try CommandResult.run(
      tool + ["./almanac", "validate", "--almanac", Repository.path] + paths,
      in: work.url,
      environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]
    )
    try #require((0...1).contains(run.status) && !run.hasCrashed, "\(run.output.suffix(2000))")
    return try (2...paths.count).map { number in
      let text = try String(contentsOf: work.file("counts.\(number)"), encoding: .utf8)
      return try #require(text.firstMatch(of: /totals: (\d+)/).flatMap { Int($0.1) })
    }
  }

  /// Many different entries, each of which has settings of its own.
  private func currencies(_ count: Int) -> [String: String] {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    let codes = letters.flatMap { first in letters.flatMap { second in letters.map { first + second + $0 } } }
      .prefix(count)
    return [
      "currencies.json": Self.list(codes) { #"{"code":"\#($0)","name":"\#($0)"}"# },
      "countries.json": #"[{"code":"ch","name":"S","currencies":\#(Self.list(codes) { "\"\($0)\"" })}]"#,
      "almanac.json": Self.settings("currencies", keys: codes),
    ]
  }

  private func emoji(_ count: Int) -> [String: String] {
    let faces = (0..<80).compactMap { Unicode.Scalar(0x1F600 + $0) }
    let pairs = faces.flatMap { first in faces.map { "\(first)\u{200D}\($0)" } }.prefix(count)
    let codes = pairs.indices.map { "a\($0)" }
    let records = zip(codes, pairs).map { code, pair in
      #"{"emoji":"\#(pair)","description":"\#(code)","category":"Objects","aliases":["\#(code)"],"tags":["\#(code)"]}"#
    }
    let categories = "categories: {\(codes.map { "\($0): {}" }.joined(separator: ","))}"
    return [
      "emoji.json": "[\(records.joined(separator: ","))]",
      "almanac.json": Self.settings("emoji", keys: codes[...], others: categories),
    ]
  }

  /// A list of others can repeat an emoji with a variation selector.
  private func spellings(_ count: Int) -> [String: String] {
    let records = (0..<count).map { number in
      let character = number == 0 ? "\u{263A}" : "\u{263A}\u{FE0F}"
      return #"{"emoji":"\#(character)","description":"a","category":"Symbols","aliases":["a\#(number)"],"tags":[]}"#
    }
    return ["emoji.json": "[\(records.joined(separator: ","))]"]
  }

  private static func list(_ codes: ArraySlice<String>, _ item: (String) -> String) -> String {
    "[\(codes.map(item).joined(separator: ","))]"
  }

  /// Settings that name each entry in all lists.
  private static func settings(_ section: String, keys: ArraySlice<String>, others: String = "") -> String {
    let included = list(keys) { "'\($0)'" }
    let named = keys.map { "\($0): 'n\($0)'" }.joined(separator: ",")
    let aliased = keys.map { "\($0): ['x\($0.lowercased())']" }.joined(separator: ",")
    return """
      { \(section): { include: \(included), names: {\(named)}, aliases: {\(aliased)}, \(others) } }
      """
  }

  private static func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.add(name, Data(text.utf8)) }
    return folder
  }
}
