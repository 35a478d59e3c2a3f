import Foundation
import TestSupport
import Testing

/// The rules of the libraries on other systems: WebAssembly gives the answers that `PortableAnswerTests` expects.
@Suite(.runsCommands) struct PortableTests {
  /// A question, and the answer to it.
  private struct Line {
    let question: String
    let answer: String

    /// The recorded questions about all topics, with the answers that somebody has read.
    static let recorded: [Line] = lines("Portable").map { line in
      let parts = line.components(separatedBy: "\t=\t")
      return Line(question: parts[0], answer: parts.count > 1 ? parts[1] : "")
    }

    /// The texts of ICU in all locales. The module doesn't offer those of AlmanacAmountForms.
    static let amounts: [Line] = lines("AmountFormats").dropFirst().filter { line in
      !["compact", "named", "range"].contains { line.contains("\t\($0)") }
    }.map { line in
      let fields = line.components(separatedBy: "\t")
      return Line(question: (["write"] + fields.dropLast()).joined(separator: "\t"), answer: fields.last ?? "")
    }

    private static func lines(_ name: String) -> [String] {
      let file = Repository.root.appending(path: "Tests/Goldens/\(name).tsv")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.components(separatedBy: "\n").dropLast()
    }
  }

  /// A folder with a module of the world and of a table that answers the questions, and with almanac.js. It is made
  /// once.
  private static let module = Result {
    let folder = try TemporaryFolder()
    let resources = try TemporaryFolder()
    let world = Repository.root.appending(path: "Sources/Runtime/AlmanacWorld/almanac.json")
    // A target with tables asks for the lists of the world, which one without any files gets.
    let settings = try String(contentsOf: world, encoding: .utf8)
      .replacing(#/(countries|currencies|locales|emoji): {/#) { "\($0.output.0) data: \"world\"," }
      .replacing("countries: {", with: "languages: { data: \"world\" },\n  countries: { flags: \"world\",")
    let tables = """
        tables: { Team: { data: "teams.csv", search: "name", languages: "de", columns: {
          code: "text", name: "text", country: "Country?", fee: "Money?", share: "decimal?", sizes: "[integer]", in: "boolean",
          since: "date?", rival: "Team?", kinds: { oneOf: ["a", "b"], list: true },
        } } },
      }

      """
    try Data((settings.dropLast(2) + tables).utf8).write(to: resources.file("almanac.json"))
    let teams = """
      code,name,name_de,country,fee,share,sizes,in,since,rival,kinds
      red,Red Team,Rotes Team,CH,12.50 EUR,0.10,1;2,yes,2024-02-29,blue,a;b
      blue,"Blue ""Team"" A",,,,,,no,,,

      """
    try Data(teams.utf8).write(to: resources.file("teams.csv"))
    let sources = [
      "Tests/AlmanacWorldTests/Portable", "Tests/Support/TestSupport/AmountFormat+Options.swift",
      "Tests/PortableCommand.c",
    ]
    let build = try CommandResult.run(
      ["Scripts/wasm", resources.path, folder.path] + sources.flatMap { ["--sources", $0] },
      in: Repository.root,
      environment: ["ALMANAC": AlmanacExecutable.path]
    )
    try #require(build.status == 0, "\(build.output)")
    return folder
  }

  @Test func answersInWebAssembly() throws {
    let folder = try Self.module.get()
    let lines = Line.recorded + Line.amounts
    try #require(lines.count > 2500)
    try folder.add("questions", Data(lines.map { $0.question + "\n" }.joined().utf8))
    let module = folder.path(of: "almanac.wasm")
    for host in [["wasmkit", "run", module], ["node", "Tests/PortableCommand.mjs", module]] {
      let run = try CommandResult.run(host, in: Repository.root, input: folder.file("questions"))
      try #require(run.status == 0, "\(host[0]): \(run.output.suffix(2000))")
      let answers = run.output.components(separatedBy: "\n").dropLast()
      try #require(answers.count == lines.count, "\(host[0])")
      for (line, answer) in zip(lines, answers) { #expect(answer == line.answer, "\(host[0]): \(line.question)") }
    }
  }

  /// Lists, amounts, random input, a trap, and a million calls.
  @Test func answersPages() throws {
    let folder = try Self.module.get()
    let run = try CommandResult.run(
      ["node", "Tests/ModuleCheck.mjs", folder.path],
      in: Repository.root
    )
    #expect(run.status == 0, "\(run.output.suffix(2000))")
  }

  /// `answersInWebAssembly` compiles the fourth target. One call generates the enums for all three.
  @Test func compilesAsEmbeddedSwift() throws {
    let run = try CommandResult.run(
      ["Scripts/compile-embedded", "x86_64-unknown-linux-gnu", "armv7em-none-none-eabi", "riscv32-none-none-eabi"],
      in: Repository.root,
      environment: ["ALMANAC": AlmanacExecutable.path]
    )
    #expect(run.status == 0, "\(run.output)")
  }
}
