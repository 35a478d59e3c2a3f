import FlyingSocks

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A socket that waits for connections.
struct Listener {
  let socket: Socket
  /// The port, also if the system chose it.
  let port: UInt16

  /// Binds an address, such as `127.0.0.1` or `::1`, and lets clients connect.
  init(host: String, port: UInt16) throws(HTTPServerError) {
    do {
      socket = try Self.socket(host: host, port: port)
      switch try socket.sockname() {
      case .ip4(_, let port), .ip6(_, let port): self.port = port
      case .unix: self.port = port
      }
    } catch {
      throw .cannotListen(host: host, port: port, reason: "\(error)")
    }
  }

  private static func socket(host: String, port: UInt16) throws -> Socket {
    if host.contains(":") {
      try bind(sockaddr_in6.inet6(ip6: host, port: port))
    } else {
      try bind(sockaddr_in.inet(ip4: host, port: port))
    }
  }

  private static func bind(_ address: some SocketAddress) throws -> Socket {
    let socket = try Socket(domain: Int32(type(of: address).family), type: .stream)
    do {
      // Without it, a server cannot start again for a minute after it stopped.
      try socket.setValue(true, for: .localAddressReuse)
      // The sockets of connections inherit it. A response is one write, so no packet has to wait for another.
      try socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
      #if canImport(Darwin)
        // Elsewhere, each write asks for no signal.
        try socket.setValue(true, for: .noSIGPIPE)
      #endif
      try socket.prepareForServer()
      try socket.bind(to: address)
    } catch {
      try? socket.close()
      throw error
    }
    // It closes the socket if it fails.
    try socket.listen()
    return socket
  }
}
