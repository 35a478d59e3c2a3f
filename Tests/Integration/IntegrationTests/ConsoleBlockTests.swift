import Foundation
import TestSupport
import Testing

/// Runs the commands in the `console` blocks of the pages, and compares what they print with what the pages show.
@Suite(.runsCommands) struct ConsoleBlockTests {
  private static let pages = Result {
    try MarkdownDocument.all() + [MarkdownDocument(path: "CONTRIBUTING.md")]
  }

  @Test func commandsPrintWhatThePagesShow() async throws {
    for page in try Self.pages.get() {
      let commands = ConsoleCommand.all(in: page).filter { $0.script == nil && $0.benchmark == nil }
      guard !commands.isEmpty else { continue }
      try await ConsumerFolder.withPackage(.native, main: ConsumerTarget(name: "MyApp", program: "")) { package in
        try prepare(package, for: page)
        for command in commands { try check(command, in: package) }
      }
    }
  }

  /// These take minutes, so only their names and options are checked.
  @Test func scriptsAndBenchmarksOfPagesExist() throws {
    let files = FileManager.default
    let benchmarks = try #require(files.enumerator(atPath: "\(Repository.path)/Benchmarks/Sources")?.allObjects)
    let names = Set(benchmarks.compactMap { ($0 as? String)?.split(separator: "/").last })
    for page in try Self.pages.get() {
      for match in page.text.matches(of: /Scripts\/[a-z-]+(?![\w.])/) {
        #expect(files.isExecutableFile(atPath: "\(Repository.path)/\(match.output)"), "\(page.path): \(match.output)")
      }
      for command in ConsoleCommand.all(in: page) {
        if let script = command.script {
          let text = try String(contentsOf: Repository.root.appending(path: script), encoding: .utf8)
          for option in command.options { #expect(text.contains(option), "\(command.location): \(option)") }
        }
        if let benchmark = command.benchmark {
          #expect(names.contains("\(benchmark.capitalized)Command.swift"), "\(command.location): \(benchmark)")
        }
      }
    }
  }

  @Test func blocksThatAreNotRunSayWhy() throws {
    for page in try Self.pages.get() {
      for block in page.blocks where block.marks["console"] != nil || block.language == "sh" {
        #expect(block.marks["console"]?.hasPrefix("not run, because ") == true, "\(page.path):\(block.line)")
      }
    }
  }

  /// Each target is in a folder of `Plugins`, or of a folder of `Sources`.
  @Test func architectureListsEveryModule() throws {
    let page = try MarkdownDocument(path: "CONTRIBUTING.md")
    let table = try #require(MarkdownTable.tables(in: page.text).first { $0.header.first == "module" })
    func folders(in path: String) -> [String] { Repository.folders(in: Repository.root.appending(path: path)) }
    let modules = folders(in: "Plugins") + folders(in: "Sources").flatMap { folders(in: "Sources/\($0)") }
    #expect(table.rows.flatMap { $0.codes(in: 0) }.sorted() == modules.sorted())
  }

  /// Writes what the commands of a page work with: the page's manifest, program and files, or the files of
  /// `almanac init`.
  private func prepare(_ package: ConsumerPackage, for page: MarkdownDocument) throws {
    let examples = Repository.root.appending(path: "Examples")
    let link = package.folder.appending(path: "Examples")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: examples)
    if let manifest = page.blocks.first(where: { $0.marks["example"] == "manifest" }) {
      let text = manifest.text.replacing(/url: "[^"]*", from: "[^"]*"/, with: #"path: "../almanac""#)
      try package.write(text, to: "Package.swift")
    }
    let inputs = page.blocks.filter { $0.marks["file"] != nil || $0.marks["flags"] != nil }
    let program = page.blocks.first { $0.marks["example"] == "program" }
    if let program { try package.add("main.swift", program.text) }
    if inputs.isEmpty, program == nil { _ = try almanac("init", "Sources/MyApp", in: package.folder) }
    for block in inputs {
      if let path = block.marks["file"] { try package.add(path, block.text) }
      for flag in block.marks["flags"]?.split(separator: " ") ?? [] { try package.addFlag(String(flag)) }
    }
  }

  /// Prepares the folder for a command: a new folder for `almanac init`, the lists of others that it names, and its
  /// setup.
  private func prepare(_ package: ConsumerPackage, for command: ConsoleCommand) throws {
    // A page can show files of its target and how to begin with others.
    if let folder = command.text.firstMatch(of: /almanac init (.+)/)?.1 {
      try FileManager.default.removeItem(at: package.folder.appending(path: String(folder)))
    }
    let lists = Repository.root.appending(path: "Fixtures/Console")
    for name in Repository.folders(in: lists) where command.text.contains(" \(name)") {
      try package.write(String(contentsOf: lists.appending(path: name), encoding: .utf8), to: name)
    }
    if let setup = command.setup {
      let result = try CommandResult.run(["sh", "-ec", setup], in: package.folder)
      #expect(result.status == 0, "\(command.location): \(result.output)")
    }
  }

  private func check(_ command: ConsoleCommand, in package: ConsumerPackage) throws {
    try prepare(package, for: command)
    let result: CommandResult
    if let arguments = command.packageArguments {
      // Without a terminal, SwiftPM can't ask for the permission.
      let permission = arguments.contains("generate-resources") ? ["--allow-writing-to-package-directory"] : []
      result = try package.swift([arguments[0]] + permission + arguments.dropFirst())
    } else {
      let text = command.text.replacing("swift run almanac ", with: "almanac ")
      let folder = URL(filePath: AlmanacExecutable.path).deletingLastPathComponent().path
      let path = "\(folder):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
      result = try CommandResult.run(["sh", "-ec", text], in: package.folder, environment: ["PATH": path])
    }
    let isAsShown = try command.shown.isEmpty ? result.status == 0 : command.shows(result.output)
    #expect(isAsShown, "\(command.location): \(result.status): \(result.output.suffix(2000))")
  }
}
