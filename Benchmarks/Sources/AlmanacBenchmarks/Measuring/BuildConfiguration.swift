/// A build configuration, with the compiler arguments that SwiftPM uses for it.
enum BuildConfiguration: String, CaseIterable {
  case debug
  case release

  var arguments: [String] {
    switch self {
    case .debug: ["-Onone", "-g", "-enable-batch-mode"]
    case .release: ["-O", "-wmo", "-g"]
    }
  }
}
