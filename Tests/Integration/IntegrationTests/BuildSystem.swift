/// SwiftPM's build systems.
enum BuildSystem: String, CaseIterable {
  case native
  case swiftbuild

  /// The folder of a package's programs.
  var productFolder: String {
    switch self {
    case .native: ".build/debug"
    case .swiftbuild:
      #if os(Linux)
        ".build/out/Products/Debug-linux"
      #else
        ".build/out/Products/Debug"
      #endif
    }
  }

  /// The names of the executable's object files end in this.
  var objectSuffix: String {
    switch self {
    case .native: ".swift.o"
    case .swiftbuild: ".o"
    }
  }
}
