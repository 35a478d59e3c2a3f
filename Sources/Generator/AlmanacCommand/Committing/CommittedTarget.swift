import AlmanacGenerator
import ArgumentParser

extension SupportedLibrary: Decodable {}

/// A target whose generated files people commit.
struct CommittedTarget: Decodable {
  /// The folder of the resources.
  let folder: String

  /// The folder of the generated files.
  let into: String

  /// The libraries that the enums support.
  let libraries: [SupportedLibrary]
}

/// A target as JSON, because the plugin names several, each with its own libraries.
extension CommittedTarget: ExpressibleByArgument {
  init?(argument: String) {
    guard let target = try? JSONDecoder().decode(Self.self, from: Data(argument.utf8)) else { return nil }
    self = target
  }
}
