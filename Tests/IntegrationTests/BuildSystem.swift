/// SwiftPM's build systems.
enum BuildSystem: String, CaseIterable {
  case native
  case swiftbuild

  /// The names of the executable's object files end in this.
  var objectSuffix: String {
    switch self {
    case .native: ".swift.o"
    case .swiftbuild: ".o"
    }
  }
}
