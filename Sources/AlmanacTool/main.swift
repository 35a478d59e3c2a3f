import AlmanacGenerator
import Foundation

// The tool of the build plugin: AlmanacTool FOLDER OUTPUT CACHE WORLD [LIBRARY ...]. It does not use ArgumentParser,
// which every user would have to compile. The command `almanac` is for people.
let arguments = Array(CommandLine.arguments.dropFirst())
let libraries = arguments.dropFirst(4).map(SupportedLibrary.init)
guard arguments.count >= 4, !libraries.contains(nil) else {
  FileHandle.standardError.write(Data("usage: AlmanacTool FOLDER OUTPUT CACHE WORLD [LIBRARY ...]\n".utf8))
  exit(2)
}
var request = Request(folder: arguments[0])
request.world = arguments[3]
request.libraries = libraries.compactMap(\.self)
let outcome = Pipeline.run(request, cacheFolder: arguments[2])
let diagnostics = outcome.diagnostics + OutputWriter(folder: arguments[1]).write(outcome.files)
print(try ReportFormat.text.report(diagnostics), terminator: "")
exit(diagnostics.contains { $0.severity == .error } ? 1 : 0)
