import Foundation
import TestSupport
import Testing

/// Texts that could become code, in every field of every format and in every key of almanac.json. The generator refuses
/// them with a location, or the program has them as they are.
@Suite struct InjectionTests {
  private static let sections = Repository.root.appending(path: "Sources/Generator/AlmanacGenerator/Sections")

  /// The keys of almanac.json that take some of these texts: names of types and languages, and a fallback, which
  /// nothing uses without flags.
  private static let openKeys: Set = [
    "type: @text", "language: @text", "languages: @text", "nameLanguages: @text", "fallback: @text",
  ]

  /// A new key is missing here until a line of the format has it. The keys of almanac.json are those of the settings.
  @Test func triesEveryKeyOfEveryFormat() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.sections.path(percentEncoded: false))
    let sources = paths.filter { $0.contains("/Formats/") && $0.hasSuffix(".swift") }
    #expect(sources.count > 15)
    for path in sources {
      let name = String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
      let words = InjectedFormat.all.filter { $0.source == name }.map(\.words).joined()
      let text = try String(contentsOf: Self.sections.appending(path: path), encoding: .utf8)
      let code = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
      for literal in code.matches(of: /"([A-Za-z0-9_-]*[A-Za-z0-9])"/) {
        #expect(words.contains("\"\(literal.1)\"") || Self.values.contains("\(literal.1)"), "\(name) \(literal.1)")
      }
    }
  }

  /// Words in the sources of the formats that are not keys.
  private static let values: Set = [
    "Component", "E", "fully-qualified", "en", "001", "00", "AA", "X", "ZZ", "M", "Q", "0", "9", "name", "false",
  ]

  @Test func textsInDataComeBackFromTheProgram() async throws {
    let files = InjectedFormat.all.enumerated().flatMap { index, format in
      format.files(number: index).map { InjectedSetting(file: $0, function: format.section.rawValue) }
    }
    try await expectTexts(of: files)
  }

  @Test func textsInSettingsComeBackFromTheProgram() async throws {
    try await expectTexts(of: InjectedSetting.all)
  }

  @Test func textsInTablesComeBackFromTheProgram() async throws {
    try await expectTexts(of: InjectedSetting.tables)
  }

  @Test func everyKeyOfTheSettingsRefusesTextsOrTakesThem() async throws {
    let files = HostileText.all.filter { $0.text != nil }.enumerated().flatMap { index, text in
      // A type can be declared only once.
      InjectedSetting.keys(text).enumerated().map { ($0.element, isCompiled: $0.offset == index % 5) }
    }
    let results = try await results(of: files.map(\.0))
    var program = InjectedProgram()
    for ((setting, isCompiled), result) in zip(files, results) {
      let accepted = Set(result.accepted.map(\.field.line))
      #expect(accepted.isSubset(of: Self.openKeys), "\(setting.file.type)")
      if isCompiled, accepted.contains("type: @text") {
        program.add(result.files, type: setting.file.type, function: setting.function)
      }
    }
    let printed = try await output(of: program).split(separator: "\n")
    #expect(printed.contains { $0.hasPrefix("ordinary ") } && !printed.contains { $0.contains("error:") }, "\(printed)")
  }

  /// Compiles what is accepted, and expects the texts from the program.
  private func expectTexts(of settings: [InjectedSetting]) async throws {
    var program = InjectedProgram()
    var expected: [String] = []
    for (setting, result) in zip(settings, try await results(of: settings)) {
      let lines = setting.file.lines.filter { $0.field.property != nil }
      if lines.isEmpty { continue }
      program.add(result.files, type: setting.file.type, function: setting.function)
      var ordinary = Set(lines.filter { $0.text.text?.hasPrefix("ordinary") == true }.map(\.field.line))
      for line in result.accepted {
        if line.text.text?.hasPrefix("ordinary") == true { ordinary.remove(line.field.line) }
        guard let property = line.field.property, let printed = setting.printed(line) else { continue }
        let code = setting.function == "countries" ? printed.code.lowercased() : printed.code
        expected.append(InjectedProgram.line(setting.file.type, code, property, printed.text))
      }
      #expect(ordinary.isSubset(of: Self.codes), "Only codes refuse ordinary texts.")
    }
    let output = try await output(of: program)
    let printed = Set(output.split(separator: "\n").map(String.init))
    #expect(printed.count > expected.count, "\(output.prefix(2000))")
    let missing = expected.filter { !printed.contains($0) }
    #expect(missing.isEmpty, "\(missing.count) \(missing.prefix(5))")
  }

  /// The fields with a property that take codes only.
  private static let codes = Set(
    InjectedFormat.all.flatMap(\.fields).filter { $0.property == "alpha3" }.map(\.line)
  )

  private func results(of settings: [InjectedSetting]) async throws -> [InjectedFile.Result] {
    let results = try await withThrowingTaskGroup { group in
      for (index, setting) in settings.enumerated() { group.addTask { (index, try setting.file.result()) } }
      return try await group.reduce(into: [Int: InjectedFile.Result]()) { $0[$1.0] = $1.1 }
    }
    return settings.indices.compactMap { results[$0] }
  }

  private func output(of program: InjectedProgram) async throws -> String {
    let folder = try TemporaryFolder()
    for (name, text) in program.sources { try folder.add(name, Data(text.utf8)) }
    try folder.add("main.swift", Data(program.main.utf8))
    let output = try await CompiledProgram.output(of: folder.url, libraries: ["Almanac"])
    return withExtendedLifetime(folder) { output }
  }
}
