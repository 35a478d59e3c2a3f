import FlyingSocks

#if canImport(Darwin)
  import Darwin
  typealias EventPool = SocketPool<kQueue>
#else
  import Glibc
  typealias EventPool = SocketPool<ePoll>
#endif

extension SocketPool {
  /// Returns when the pool has finished what it does now.
  ///
  /// The pool resumes a task before it takes the socket of the task from its queue. If the task closed the socket in between,
  /// the pool would keep the number of the socket, and would never report an event of the next socket with that number.
  func settle() {}
}

extension EventPool {
  /// Makes the pool of the platform.
  static func makeForServer() -> EventPool {
    #if canImport(Darwin)
      .kQueue(maxEvents: 256)
    #else
      .ePoll(maxEvents: 256)
    #endif
  }
}

extension Socket {
  /// Lets no call wait for the socket, and keeps it from programs that this one starts: they would keep it open.
  func prepareForServer() throws {
    try setFlags(.nonBlocking)
    _ = fcntl(file.rawValue, F_SETFD, FD_CLOEXEC)
  }

  /// Tells the client that no more bytes come. The server can still read.
  func finishWriting() { _ = shutdown(file.rawValue, Int32(SHUT_WR)) }

  /// Writes as many bytes of a short response as fit in the buffer of the socket, and does not wait.
  ///
  /// It is for clients that are closed anyway.
  func writeNow(_ encoded: ResponseEncoder.Encoded) {
    _ = try? write(encoded.data)
    finishWriting()
  }
}
