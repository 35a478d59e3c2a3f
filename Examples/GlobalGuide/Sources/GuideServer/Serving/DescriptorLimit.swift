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
  static func connections(atMost wanted: Int) -> Int {
    var limit = rlimit()
    #if canImport(Darwin)
      let status = getrlimit(RLIMIT_NOFILE, &limit)
    #else
      let status = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    #endif
    guard status == 0 else { return wanted }
    // The number of the newest descriptor would not do, because an older one may have been closed just before.
    var free = -reserve
    for descriptor in 0..<Int32(clamping: limit.rlim_cur) where fcntl(descriptor, F_GETFD) == -1 {
      free += 1
      if free >= wanted { break }
    }
    return max(1, free)
  }
}
