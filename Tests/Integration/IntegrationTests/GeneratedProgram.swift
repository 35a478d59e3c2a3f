import Foundation
import TestSupport

/// A program of a folder with data and a Swift file, compiled with what `almanac` generates from the data.
///
/// No package and no plugin is involved, so it takes seconds less than a build with SwiftPM.
struct GeneratedProgram {
  private let folder: TemporaryFolder
  private let program: CompiledProgram

  /// The folder of the sources, the generated files and the program.
  var url: URL { folder.url }

  /// Generates with the libraries that a target depends on, and compiles.
  init(_ source: String, files: [String: String], libraries: [String] = []) throws {
    folder = try TemporaryFolder()
    try folder.add("Program.swift", Data(source.utf8))
    if !source.contains("@main") {
      try FileManager.default.moveItem(at: folder.file("Program.swift"), to: folder.file("main.swift"))
    }
    for (path, text) in files { try folder.add(path, Data(text.utf8)) }
    let options = libraries.flatMap { ["--library", $0] }
    let run = [AlmanacExecutable.path, "generate", "--output", "Generated"] + options
    let result = try CommandResult.run(run, in: folder.url)
    guard result.status == 0 else { throw CompiledProgram.Failure(description: result.output) }
    let modules = ["Almanac"] + (libraries.isEmpty ? [] : ["AlmanacMoney"]) + libraries
    program = try CompiledProgram(folder.url, libraries: Array(Set(modules)).sorted())
  }

  /// Runs the program, and returns what it prints.
  func run(_ arguments: [String] = []) throws -> String { try program.run(arguments).output }
}
