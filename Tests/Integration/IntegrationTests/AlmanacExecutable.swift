import Foundation
import TestSupport

/// The executable `almanac`, which is built together with the tests.
enum AlmanacExecutable {
  static let path = CompiledProgram.products.appending(path: "almanac").path(percentEncoded: false)
}

/// Runs the executable `almanac`.
func almanac(_ arguments: String..., in folder: URL, environment: [String: String] = [:]) throws -> CommandResult {
  try CommandResult.run([AlmanacExecutable.path] + arguments, in: folder, environment: environment)
}
