/// What the build plugin runs.
///
/// It is `AlmanacTool plugin FOLDER OUTPUT CACHE ALMANAC [LIBRARY ...]`, or the same with `almanac`, if the tools are
/// prebuilt.
public enum PluginTool {
  /// The first argument.
  public static let name = "plugin"

  /// Generates the files of a target, and prints all problems.
  ///
  /// - Parameter arguments: All arguments after the name.
  /// - Returns: The exit status: 0 on success, 1 if the input is wrong, 2 if the arguments are wrong.
  public static func run(_ arguments: [String]) -> Int32 {
    let libraries = arguments.dropFirst(4).map(SupportedLibrary.init)
    guard arguments.count >= 4, !libraries.contains(nil) else {
      StandardError.print("usage: \(name) FOLDER OUTPUT CACHE ALMANAC [LIBRARY ...]\n")
      return 2
    }
    var request = Request(folder: arguments[0], almanac: AlmanacFolder(path: arguments[3]))
    request.libraries = libraries.compactMap(\.self)
    let line = ProgressLine()
    let outcome = Pipeline.run(request, cacheFolder: arguments[2], progress: line)
    let diagnostics = outcome.diagnostics + OutputWriter(folder: arguments[1]).write(outcome.files)
    line.end()
    print(TextReport.text(diagnostics), terminator: "")
    return diagnostics.contains { $0.severity == .error } ? 1 : 0
  }
}
