import Foundation
import TestSupport
import Testing

/// The time to read a file grows with its size, and no faster.
@Suite(.runsCommands) struct LinearTimeTests {
  /// A file that was slow to read, or looks as if it could be.
  struct Input: CustomTestStringConvertible, Sendable {
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

    var testDescription: String { "\(file): \(start)\(unit)...\(end)" }

    func text(ofSize size: Int) -> String { start + String(repeating: unit, count: size / unit.utf8.count) + end }
  }

  static let inputs: [Input] = [
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

  @Test(arguments: inputs) func growsWithTheSize(input: Input) throws {
    try expectLinearTime(3 << 16, 3 << 18, status: 0...1) { size in
      ["almanac.json": input.settings].merging([input.file: input.text(ofSize: size)]) { $1 }
    }
  }

  /// Many different entries, each of which has settings of its own.
  @Test func growsWithTheCurrencies() throws {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    let codes = letters.flatMap { first in letters.flatMap { second in letters.map { first + second + $0 } } }
    try expectLinearTime(1_500, 6_000, status: 0...0) { count in
      let codes = codes.prefix(count)
      return [
        "currencies.json": Self.list(codes) { #"{"code":"\#($0)","name":"\#($0)"}"# },
        "countries.json": #"[{"code":"ch","name":"S","currencies":\#(Self.list(codes) { "\"\($0)\"" })}]"#,
        "almanac.json": Self.settings("currencies", keys: codes),
      ]
    }
  }

  @Test func growsWithTheEmoji() throws {
    let faces = (0..<80).compactMap { Unicode.Scalar(0x1F600 + $0) }
    let pairs = faces.flatMap { first in faces.map { "\(first)\u{200D}\($0)" } }
    try expectLinearTime(1_500, 6_000, status: 0...0) { count in
      let codes = pairs.prefix(count).indices.map { "a\($0)" }
      let records = zip(codes, pairs).map { code, pair in
        #"{"emoji":"\#(pair)","description":"\#(code)","category":"Objects","aliases":["\#(code)"],"tags":["\#(code)"]}"#
      }
      let categories = "categories: {\(codes.map { "\($0): {}" }.joined(separator: ","))}"
      return [
        "emoji.json": "[\(records.joined(separator: ","))]",
        "almanac.json": Self.settings("emoji", keys: codes[...], others: categories),
      ]
    }
  }

  /// A list of others can repeat an emoji with a variation selector.
  @Test func growsWithTheSpellings() throws {
    try expectLinearTime(1_500, 6_000, status: 0...0) { count in
      let records = (0..<count).map { number in
        let character = number == 0 ? "\u{263A}" : "\u{263A}\u{FE0F}"
        return #"{"emoji":"\#(character)","description":"a","category":"Symbols","aliases":["a\#(number)"],"tags":[]}"#
      }
      return ["emoji.json": "[\(records.joined(separator: ","))]"]
    }
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

  /// A reader whose time grows with the square fails, also if it takes less than a second.
  @Test func findsASquare() {
    for load in [1.0, 2.0] {
      #expect(!TimedRound(start: 0.05 * load, less: [0.06 * load, 0.07 * load], more: 0.21 * load).isLinear)
    }
    #expect(!TimedRound(start: 0.05, less: [0.2, 0.2], more: 1.5).isLinear)
    #expect(TimedRound(start: 0.08, less: [0.3, 0.2], more: 0.69).isLinear)
    // The start of the program can take longer than another run with a little work.
    #expect(TimedRound(start: 0.069, less: [0.065, 0.066], more: 0.072).isLinear)
  }

  /// Checks that four times as much takes four times as long in one of twelve rounds.
  private func expectLinearTime(
    _ small: Int,
    _ large: Int,
    status: ClosedRange<Int32>,
    _ files: (Int) -> [String: String]
  ) throws {
    let inputs = try [small / 256, small, large, small].map { try Self.folder(files($0)) }
    var rounds: [TimedRound] = []
    repeat {
      let runs = try inputs.map { try MeasuredCommand.run(CommandTests.executable, "validate", $0.path) }
      #expect(runs.allSatisfy { status ~= $0.status })
      rounds.append(
        TimedRound(start: runs[0].seconds, less: [runs[1].seconds, runs[3].seconds], more: runs[2].seconds)
      )
    } while rounds.last?.isLinear == false && rounds.count < 12
    #expect(rounds.contains { $0.isLinear }, "\(rounds)")
  }

  private static func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.add(name, Data(text.utf8)) }
    return folder
  }
}
