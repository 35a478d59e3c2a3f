/// The executable file of this process.
package enum ProgramFile {
  /// The absolute path, without symbolic links.
  package static let path: String = {
    #if canImport(Darwin)
      let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #else
      let path = "/proc/self/exe"
    #endif
    return String(decoding: Folder.resolved(path) ?? Folder.resolved(CommandLine.arguments[0]) ?? [], as: UTF8.self)
  }()
}
