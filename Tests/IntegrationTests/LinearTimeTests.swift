import Foundation
import TestSupport
import Testing

/// The time to read a file grows with its size, and no faster.
@Suite struct LinearTimeTests {
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
    let (small, large) = (try Self.time(input, size: 1 << 16), try Self.time(input, size: 1 << 18))
    // Four times the size takes four times as long. If the time grew with the square, it would take sixteen times.
    #expect(large < 8 * small + 0.5)
  }

  private static func time(_ input: Input, size: Int) throws -> Double {
    let folder = try TemporaryFolder()
    try folder.add("almanac.json", Data(input.settings.utf8))
    try folder.add(input.file, Data(input.text(ofSize: size).utf8))
    let command = try MeasuredCommand.run(CommandTests.executable, "validate", folder.path)
    #expect(0...1 ~= command.status)
    return command.seconds
  }
}
