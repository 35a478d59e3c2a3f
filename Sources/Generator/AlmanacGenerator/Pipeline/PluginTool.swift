/// The tool that the build plugin runs.
///
/// It is `AlmanacTool plugin FOLDER OUTPUT RECORD ALMANAC [LIBRARY ...]`, or the same with `almanac`, if the tools are
/// prebuilt. `RECORD` is the file where a run notes what it depended on. Its folder is a cache.
public enum PluginTool {
  /// The first argument.
  public static let name = "plugin"

  /// Generates the files of a target, and prints all problems. If nothing has changed since the last run, it does
  /// nothing.
  ///
  /// - Parameter arguments: All arguments after the name.
  /// - Returns: The exit status: 0 on success, 1 if the input is wrong, 2 if the arguments are wrong.
  public static func run(_ arguments: [String]) -> Int32 {
    let libraries = arguments.dropFirst(4).map(SupportedLibrary.init)
    guard arguments.count >= 4, !libraries.contains(nil) else {
      StandardError.print("usage: \(name) FOLDER OUTPUT RECORD ALMANAC [LIBRARY ...]\n")
      return 2
    }
    // SwiftPM's folder paths end with a slash, which messages don't need.
    let folder = arguments[0].count > 1 && arguments[0].hasSuffix("/") ? String(arguments[0].dropLast()) : arguments[0]
    var request = Request(folder: folder, almanac: AlmanacFolder(path: arguments[3]))
    request.libraries = libraries.compactMap(\.self)
    let diagnostics: [Diagnostic]
    do {
      let record = URL(fileURLWithPath: arguments[2], isDirectory: false)
      diagnostics = try generate(request, into: arguments[1], record, key: arguments.joined(separator: "\n"))
    } catch {
      diagnostics = [error]
    }
    print(TextReport.text(diagnostics), terminator: "")
    return diagnostics.hasErrors ? 1 : 0
  }

  private static func generate(
    _ request: Request,
    into output: String,
    _ record: URL,
    key: String
  ) throws(Diagnostic) -> [Diagnostic] {
    let cacheFolder = record.deletingLastPathComponent().path
    let lastRun = LastRun(record.lastPathComponent, key: key, Cache(folder: Folder(path: cacheFolder)))
    if try lastRun.isRepeated() { return [] }
    let line = ProgressLine()
    let outcome = Pipeline.run(request, cacheFolder: cacheFolder, progress: line)
    let writer = OutputWriter(folder: output)
    var diagnostics = outcome.diagnostics + writer.write(outcome.files)
    line.end()
    if diagnostics.hasErrors { return diagnostics }
    if outcome.isWorld, lastRun.hadResources {
      let message =
        "the target no longer contains resources, so it now gets the world that Almanac ships; restore them if "
        + "that isn't what you want"
      let location = SourceLocation(path: request.folder)
      diagnostics.insert(Diagnostic(.inputMissing, at: location, severity: .warning, message), at: 0)
    }
    lastRun.remember(
      inputs: outcome.inputs + outcome.searchedFolders,
      outputs: writer.outputs(of: request.almanac),
      hasResources: !outcome.isWorld
    )
    return diagnostics
  }
}
