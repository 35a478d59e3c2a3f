import FlyingSocks
import Foundation

/// A server that answers each request with what a test says, also with what no server should send.
actor LoopbackServer {
  enum Answer: Sendable {
    /// These bytes, then the connection is closed.
    case bytes([UInt8])

    /// These bytes, and then nothing for a long time.
    case stall([UInt8])

    /// Bytes without an end.
    case endless([UInt8])

    /// A whole answer.
    static func file(_ body: [UInt8], status: String = "200 OK", headers: [String] = []) -> Answer {
      let head = ["HTTP/1.1 \(status)", "Content-Length: \(body.count)", "Connection: close"] + headers
      return .bytes(Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body)
    }
  }

  typealias Handler = @Sendable (_ path: String) -> Answer

  private let socket: AsyncSocket
  private let answer: Handler
  private var tasks: [Task<Void, any Error>] = []
  let port: UInt16
  let url: URL

  /// The paths of all requests.
  private(set) var paths: [String] = []

  init(_ answer: @escaping Handler) async throws {
    let socket = try Socket(domain: AF_INET)
    try socket.bind(to: .inet(ip4: "127.0.0.1", port: 0))
    try socket.listen()
    guard case .ip4(_, let port) = try socket.sockname(), let url = URL(string: "http://127.0.0.1:\(port)/v3.1")
    else { throw CocoaError(.featureUnsupported) }
    self.port = port
    self.url = url
    self.answer = answer
    let pool = SocketPool.make()
    try await pool.prepare()
    self.socket = try AsyncSocket(socket: socket, pool: pool)
    tasks.append(Task { try await pool.run() })
    tasks.append(Task { try await self.accept() })
  }

  /// Closes the port: further connections are refused.
  func stop() throws {
    for task in tasks { task.cancel() }
    try socket.close()
  }

  private func accept() async throws {
    for try await connection in socket.sockets { tasks.append(Task { try await self.serve(connection) }) }
  }

  private func serve(_ connection: AsyncSocket) async throws {
    defer { try? connection.close() }
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual("\r\n\r\n".utf8) { head += try await connection.read(atMost: 4096) }
    let path = String(decoding: head, as: UTF8.self).split(separator: " ").dropFirst().first.map { String($0) } ?? ""
    paths.append(path)
    switch answer(path) {
    case .bytes(let bytes):
      try await connection.write(Data(bytes))
    case .stall(let bytes):
      try await connection.write(Data(bytes))
      try await Task.sleep(for: .seconds(60))
    case .endless(let bytes):
      while true { try await connection.write(Data(bytes)) }
    }
  }
}
