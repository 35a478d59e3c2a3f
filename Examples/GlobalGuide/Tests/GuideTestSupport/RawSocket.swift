#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A connection to this computer, for tests that care about single bytes. Its calls block.
public final class RawSocket: Sendable {
  /// A call of the system that failed, with its error number.
  public struct Failure: Error {
    /// The name of the call.
    public let call: String
    /// The system's `errno`.
    public let number: Int32
  }

  private let descriptor: Int32

  /// Connects to a port. `receiveBuffer` is how many bytes the system accepts before the test reads them,
  /// `sendDeadline` the seconds after which sending fails if the server reads nothing, and `receiveDeadline` those
  /// after which reading fails if it sends nothing.
  public init(
    host: String = "127.0.0.1",
    port: UInt16,
    receiveBuffer: Int32? = nil,
    sendDeadline: Int? = nil,
    receiveDeadline: Int = 1200
  ) throws {
    var (hints, list) = (addrinfo(), nil as UnsafeMutablePointer<addrinfo>?)
    #if canImport(Darwin)
      hints.ai_socktype = SOCK_STREAM
    #else
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #endif
    let result = getaddrinfo(host, "\(port)", &hints, &list)
    defer { if let list { freeaddrinfo(list) } }
    guard result == 0, let address = list?.pointee else { throw Failure(call: "getaddrinfo", number: result) }
    descriptor = socket(address.ai_family, address.ai_socktype, 0)
    guard descriptor >= 0 else { throw Failure(call: "socket", number: errno) }
    // Programs that a test starts must not keep it open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    if let receiveBuffer { set(SO_RCVBUF, receiveBuffer) }
    set(SO_RCVTIMEO, timeval(tv_sec: receiveDeadline, tv_usec: 0))
    if let sendDeadline { set(SO_SNDTIMEO, timeval(tv_sec: sendDeadline, tv_usec: 0)) }
    guard connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 else {
      defer { close() }
      throw Failure(call: "connect", number: errno)
    }
  }

  /// Sends all bytes.
  public func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        #if canImport(Darwin)
          write(descriptor, $0.baseAddress?.advanced(by: sent), $0.count - sent)
        #else
          // The server may have closed the connection, which is no reason to end the tests with SIGPIPE.
          Glibc.send(descriptor, $0.baseAddress?.advanced(by: sent), $0.count - sent, Int32(MSG_NOSIGNAL))
        #endif
      }
      guard count >= 0 || errno == EINTR else { throw Failure(call: "send", number: errno) }
      sent += max(count, 0)
    }
  }

  /// Returns at most as many bytes as asked for, or none if the other side has ended the connection.
  public func read(atMost length: Int) throws -> [UInt8] {
    try [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      var read: Int
      // A process that was stopped and goes on is interrupted.
      repeat { read = recv(descriptor, buffer.baseAddress, length, 0) } while read < 0 && errno == EINTR
      guard read >= 0 || errno == ECONNRESET else { throw Failure(call: "recv", number: errno) }
      count = max(read, 0)
    }
  }

  /// Says that no more bytes come. The test can still read.
  public func finishSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  /// Closes the connection.
  public func close() {
    #if canImport(Darwin)
      _ = Darwin.close(descriptor)
    #else
      _ = Glibc.close(descriptor)
    #endif
  }

  /// Closes the connection, and lets the other side know at once that its bytes are lost.
  public func reset() {
    set(SO_LINGER, linger(l_onoff: 1, l_linger: 0))
    close()
  }

  private func set<Value>(_ option: Int32, _ value: Value) {
    withUnsafeBytes(of: value) { _ = setsockopt(descriptor, SOL_SOCKET, option, $0.baseAddress, socklen_t($0.count)) }
  }
}
