#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The limit that the system gives a program for its descriptors: sockets, files and more.
enum DescriptorLimit {
  /// What stays for the rest of the program.
  private static let reserve = 64

  /// The number of connections that a server can have, so that the program always has descriptors left.
  ///
  /// On Linux, Dispatch reads a file about each of its threads now and then, and ends the program if it cannot open it.
  ///
  /// - Parameter listener: The number of the newest descriptor. The system gives the lowest number that is free, so the program
  ///   uses about as many.
  static func connections(atMost wanted: Int, after listener: Int32) -> Int {
    var limit = rlimit()
    #if canImport(Darwin)
      let status = getrlimit(RLIMIT_NOFILE, &limit)
    #else
      let status = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    #endif
    guard status == 0 else { return wanted }
    return min(wanted, max(1, Int(clamping: limit.rlim_cur) - Int(listener) - reserve))
  }
}
