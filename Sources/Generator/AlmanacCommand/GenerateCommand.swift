import AlmanacGenerator
import ArgumentParser

extension SupportedLibrary: ExpressibleByArgument {}

/// `almanac generate`: checks resources and writes Swift.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Check resources and generate Swift from them. If there is an error, nothing is written.",
    discussion: """
      With --output, it writes all files, for a build system. With --into, it writes the files that declare something, for \
      people who commit them with their sources, and removes the generated files that no longer declare anything.
      """
  )

  @Argument(help: "The folder with almanac.json and the resources, usually a target's folder.", completion: .directory)
  var folder = "."

  @OptionGroup var input: InputOptions

  @Option(help: "The folder to write the Swift files to, for a build system.", completion: .directory)
  var output: String?

  @Option(
    help: "The folder among the target's sources to write the Swift files to, to commit them.",
    completion: .directory
  )
  var into: String?

  @Option(help: .hidden)
  var target: [CommittedTarget] = []

  @Option(help: .hidden)
  var command = "almanac generate --into"

  @Flag(help: "With --into: write nothing, and fail if the files do not match the resources.")
  var check = false

  @Option(help: "A library that the target depends on and the enums support. Can be repeated.")
  var library: [SupportedLibrary] = []

  @Option(
    help: "A file to list all files and folders that were read, as a rule for Ninja and make.",
    completion: .file()
  )
  var depfile: String?

  @Flag(help: "Print the paths of the Swift files, and do nothing else. They do not depend on the input.")
  var listOutputs = false

  func validate() throws {
    if [output != nil, into != nil, !target.isEmpty].count(where: \.self) != 1 {
      throw ValidationError("Name a folder after --output, for a build system, or after --into, to commit the files.")
    }
    if check, output != nil {
      throw ValidationError("--check is for files that are committed, so name their folder after --into.")
    }
    if output == nil, listOutputs || depfile != nil {
      throw ValidationError("--list-outputs and --depfile are for build systems, so name a folder after --output.")
    }
    if listOutputs, depfile != nil {
      throw ValidationError("--list-outputs reads nothing, so there is no --depfile to write.")
    }
    if listOutputs, output?.contains(where: \.isNewline) == true {
      throw ValidationError("--list-outputs writes a path on each line, so the folder cannot contain a line break.")
    }
  }

  func run() throws {
    let writer = OutputWriter(folder: output ?? "")
    let almanac = input.almanac.folder
    if listOutputs {
      if let missing = almanac.missing { try input.format.print([missing]) }
      return writer.outputs(of: almanac).forEach { print($0) }
    }
    let line = ProgressLine()
    guard output != nil else {
      return try commit(into.map { [CommittedTarget(folder: folder, into: $0, libraries: [])] } ?? target, line)
    }
    let outcome = outcome(of: folder, library, line)
    let diagnostics = outcome.diagnostics + write(outcome, writer)
    line.end()
    try input.format.print(diagnostics)
  }

  private func outcome(of folder: String, _ libraries: [SupportedLibrary], _ line: ProgressLine) -> Pipeline.Outcome {
    var request = input.request(for: folder)
    request.libraries = libraries
    return Pipeline.run(request, progress: line)
  }

  /// Writes the files among the sources of targets, unless there is an error in one of them, or compares them.
  private func commit(_ targets: [CommittedTarget], _ line: ProgressLine) throws {
    let outcomes = targets.map { outcome(of: $0.folder, library + $0.libraries, line) }
    let sources = zip(targets, outcomes).filter { !$1.diagnostics.hasErrors }.map { target, outcome in
      CommittedSources(folder: target.into, target: target.folder, command: command, outcome.files)
    }
    var problems = outcomes.flatMap(\.diagnostics)
    if check {
      problems += sources.flatMap { $0.differences() }
    } else if sources.count == targets.count {
      problems += CommittedSources.write(sources)
    }
    line.end()
    try input.format.print(problems.sorted())
    input.format.printSummary(sources.map { $0.summary(isCheck: check) })
  }

  /// Writes the outputs and then the dependency file, or nothing if it can't contain one of the paths.
  private func write(_ outcome: Pipeline.Outcome, _ writer: OutputWriter) -> [Diagnostic] {
    guard let depfile, !outcome.files.isEmpty else { return writer.write(outcome.files) }
    let dependencies = DependencyFile(outputs: writer.outputs(of: input.almanac.folder), inputs: outcome.inputs)
    var diagnostics = dependencies.diagnostics
    if diagnostics.isEmpty { diagnostics = writer.write(outcome.files) }
    return diagnostics.isEmpty ? OutputWriter.write(dependencies.text, to: depfile) : diagnostics
  }
}
