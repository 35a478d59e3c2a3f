import Foundation
import TestSupport

/// The guide as a user starts it, with a folder of its own.
final class RunningGuide: Sendable {
  let address: URL
  private let folder: TemporaryFolder
  private let process: ChildProcess

  /// Starts the guide on a free port with an empty folder, or again where another one was.
  init(after other: RunningGuide? = nil, _ options: [String] = []) throws {
    folder = try other?.folder ?? TemporaryFolder()
    process = try ChildProcess(
      Self.products.appendingPathComponent("GlobalGuide"),
      // A busy machine never meets the deadline.
      ["--port", "\(other?.address.port ?? 0)", "--data", folder.path(of: "data"), "--deadline", "3600"] + options,
      readyWhenItSays: "http://"
    )
    guard let url = URL(string: process.greeting.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw Failure("The guide said \(process.greeting)")
    }
    address = url
  }

  func stop(with signal: Int32 = SIGTERM) { process.end(with: signal) }

  deinit { stop() }

  /// The folder of the products, which has the tests too.
  private static var products: URL {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    return program.pathExtension == "xctest" ? program.deletingLastPathComponent() : Bundle.main.bundleURL
  }
}
