public import Foundation

/// An HTTP server on 127.0.0.1 that sends exactly what a test defines, and reads one request for each connection.
public final class LoopbackServer: @unchecked Sendable {
  /// What the server does.
  public enum Step: Sendable {
    /// Sends bytes.
    case send(Data)
    /// Sends nothing for a time.
    case wait(seconds: Double)
    /// Sends nothing until the client disconnects.
    case hold
    /// Sends the same bytes again and again, up to a number of times.
    case flood(Data, count: Int = .max, secondsBetween: Double = 0)
    /// Disconnects without the usual goodbye of TCP.
    case reset

    /// A text as bytes.
    public static func text(_ text: String) -> Step { .send(Data(text.utf8)) }

    /// The head of a response, without a length.
    public static func head(_ status: String, _ headers: String...) -> Step {
      .text((["HTTP/1.1 \(status)"] + headers).joined(separator: "\r\n") + "\r\n\r\n")
    }

    /// A complete response.
    public static func answer(_ status: String, headers: [String] = [], body: Data = Data()) -> [Step] {
      let head = ["HTTP/1.1 \(status)", "Content-Length: \(body.count)", "Connection: close"] + headers
      return [.send(Data((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)]
    }
  }

  /// An address of the server.
  public let url: URL

  private let socket: Int32
  private let address: sockaddr_in
  private let respond: @Sendable (_ request: String) -> [Step]
  private let lock = NSLock()
  private let ended = DispatchSemaphore(value: 0)
  private var heard: [String] = []
  private var isStopped = false

  /// Starts listening on a free port.
  public init(_ respond: @escaping @Sendable (_ request: String) -> [Step]) throws {
    self.respond = respond
    socket = Self.newSocket()
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { [socket] pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket, address, length) | listen(socket, 64) | getsockname(socket, address, &length)
      }
    }
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    guard let url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/emoji.json") else {
      throw URLError(.badURL)
    }
    self.url = url
    self.address = address
    Thread.detachNewThread { self.accept() }
  }

  /// Stops listening. When this returns, no server responds at the address.
  public func stop() {
    lock.withLock { isStopped = true }
    wake()
    ended.wait()
    // For another call.
    ended.signal()
  }

  /// The headers of all requests so far.
  public var requests: [String] { lock.withLock { heard } }

  /// The paths of all requests so far.
  public var paths: [String] { requests.map(Self.path(of:)) }

  /// The path that the headers of a request name.
  public static func path(of request: String) -> String {
    request.split(separator: " ").dropFirst().first.map(String.init) ?? ""
  }

  private static func newSocket() -> Int32 {
    #if canImport(Darwin)
      Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #else
      Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
  }

  /// Closes the socket on this thread. If another thread closed it, the next call here could use the file descriptor of
  /// another server.
  private func accept() {
    while true {
      #if canImport(Darwin)
        let connection = Darwin.accept(socket, nil, nil)
      #else
        let connection = Glibc.accept(socket, nil, nil)
      #endif
      if lock.withLock({ isStopped }) {
        close(connection)
        break
      }
      if connection >= 0 { Thread.detachNewThread { self.serve(connection) } }
    }
    close(socket)
    ended.signal()
  }

  /// Ends the wait for a client with one that sends nothing. Looking again and again would take the time of others: a
  /// run has hundreds of servers.
  private func wake() {
    let client = Self.newSocket()
    defer { close(client) }
    _ = withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        connect(client, address, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  private func serve(_ connection: Int32) {
    var isReset = false
    defer { if !isReset { Self.end(connection) } }
    var head = Data()
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while head.range(of: Data("\r\n\r\n".utf8)) == nil {
      let count = recv(connection, &buffer, buffer.count, 0)
      if count <= 0 { return }
      head.append(contentsOf: buffer.prefix(count))
    }
    let request = String(decoding: head, as: UTF8.self)
    lock.withLock { heard.append(request) }
    for step in respond(request) {
      switch step {
      case .wait(let seconds): Thread.sleep(forTimeInterval: seconds)
      case .hold: while recv(connection, &buffer, buffer.count, 0) > 0 {}
      case .send(let data): guard Self.send(data, to: connection) else { return }
      case .flood(let data, let count, let seconds):
        for _ in 0..<count {
          guard Self.send(data, to: connection) else { return }
          if seconds > 0 { Thread.sleep(forTimeInterval: seconds) }
        }
      case .reset:
        var lingering = linger(l_onoff: 1, l_linger: 0)
        setsockopt(connection, SOL_SOCKET, SO_LINGER, &lingering, socklen_t(MemoryLayout<linger>.size))
        close(connection)
        isReset = true
        return
      }
    }
  }

  private static func send(_ data: Data, to connection: Int32) -> Bool {
    var rest = [UInt8](data)
    while !rest.isEmpty {
      #if canImport(Darwin)
        let count = Darwin.send(connection, rest, rest.count, 0)
      #else
        let count = Glibc.send(connection, rest, rest.count, Int32(MSG_NOSIGNAL))
      #endif
      if count <= 0 { return false }
      rest.removeFirst(count)
    }
    return true
  }

  private static func end(_ connection: Int32) {
    shutdown(connection, Int32(SHUT_RDWR))
    close(connection)
  }
}
