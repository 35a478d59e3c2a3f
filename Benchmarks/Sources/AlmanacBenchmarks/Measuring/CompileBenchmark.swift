import Foundation

/// How long the compiler takes over the generated files of each contender, and over nothing but them.
///
/// The whole build of a package also compiles Almanac's tool and links, which would drown the difference.
struct CompileBenchmark {
  /// The files of each contender.
  let sources: [[URL]]

  /// Where the modules are that they import.
  let modules: URL

  /// A folder for what is compiled.
  let folder: URL
  let rounds: Int

  /// The seconds of each contender.
  ///
  /// Every round compiles all contenders in turn, so that a busy moment of the machine hits all of them alike.
  func run(_ configuration: BuildConfiguration) throws -> [Samples] {
    var samples = sources.map { _ in Samples() }
    // Round 0 fills the module cache and the disk cache.
    for round in 0...rounds {
      Progress.note("compiling, \(configuration), \(round == 0 ? "warming up" : "round \(round) of \(rounds)")")
      for (index, files) in sources.enumerated() {
        let seconds = try compile(files, configuration)
        if round > 0 { samples[index].append(seconds) }
      }
    }
    return samples
  }

  private func compile(_ files: [URL], _ configuration: BuildConfiguration) throws -> Double {
    let fixed = ["swiftc", "-swift-version", "6", "-parse-as-library", "-module-name", "App", "-c"]
    let imports = ["-I", modules.path(percentEncoded: false)]
    let paths = files.map { $0.path(percentEncoded: false) }
    return try ChildProcess(arguments: fixed + configuration.arguments + imports + paths, folder: folder).run().seconds
  }
}
