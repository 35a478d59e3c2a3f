import Foundation
import Glibc
import GuideServer
import Hummingbird
import NIOCore
import Testing

/// Each test has a process of its own, because descriptors, limits and signals belong to a process.
@Suite struct DescriptorTests {
  private static func openDescriptors() throws -> [Int32] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").compactMap { Int32($0) }
  }

  private static func setDescriptorLimit(_ limit: (rlimit) -> rlim_t) {
    var current = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &current)
    current.rlim_cur = limit(current)
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &current)
  }

  @Test func connectionsOfAnyEndLeaveNoDescriptor() async {
    await #expect(processExitsWith: .success) {
      let body = [UInt8](repeating: 0, count: 10 << 20)
      let handler: CallbackResponder<BasicRequestContext> = .handler { request in
        guard request.uri.path == "/large" else { return text("") }
        return Response(status: .ok, body: ResponseBody(byteBuffer: ByteBuffer(bytes: body)))
      }
      // Nothing fails on a slow machine: the clients that the deadline ends never send anything.
      try await withServer(limits: limits { $0.headDeadline = .seconds(3) }, handler) { port in
        _ = try await exchange(get("/", "Connection: close\r\n"), with: port)
        let before = try Self.openDescriptors().count
        var silent: [RawClient] = []
        for number in 0..<200 {
          let client = try RawClient(port: port)
          switch number % 8 {
          case 0: try client.send("GET /")
          case 1: try client.send(get("/large"))
          case 2: try client.send(get("/"))
          case 3: try client.send("nonsense\r\n\r\n")
          case 4: try client.send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n1")
          case 5:
            // A reset while the server writes must not end the program with SIGPIPE.
            try client.send(get("/large") + get("/large"))
            client.reset()
            continue
          case 6:
            try client.send(get("/"))
            client.finishSending()
            _ = try await client.readToEnd()
          default:
            silent.append(client)
            continue
          }
          client.close()
        }
        // The server closes the connections of clients that send nothing.
        for client in silent {
          _ = try await client.readToEnd()
          client.close()
        }
        // It ends when nothing is left, or never.
        while try Self.openDescriptors().count > before { try await Task.sleep(for: .milliseconds(5)) }
        let response = try await exchange(get("/", "Connection: close\r\n"), with: port)
        #expect(response.status == 200)
      }
    }
  }

  @Test func fiveHundredConnections() async {
    await #expect(processExitsWith: .success) {
      Self.setDescriptorLimit { min($0.rlim_max, 4_096) }
      try await withServer { port in
        let clients = try (0..<500).map { _ in try RawClient(port: port) }
        for round in 0..<3 {
          for client in clients { try client.send(get("/\(round)")) }
          for client in clients {
            let response = try await client.response()
            #expect(response.text == "/\(round)")
          }
        }
        for client in clients { client.close() }
      }
    }
  }

  @Test func theServerLeavesDescriptorsToTheProgram() async {
    await #expect(processExitsWith: .success) {
      // This process has descriptors of the process that started it. After this, hardly a number below the last one is
      // free.
      let highest = try Self.openDescriptors().max() ?? 0
      var last = dup(0)
      while last < highest { last = dup(0) }
      // 64 are for the program and the clients of this test, and about 20 for the server.
      let limit = rlim_t(last) + 64 + 20 + 60
      Self.setDescriptorLimit { _ in limit }
      try await withServer { port in
        // More clients than the server has descriptors for: those that it can't take yet wait.
        let clients = try (0..<60).map { _ in try RawClient(port: port) }
        for client in clients { try client.send(get("/", "Connection: close\r\n")) }
        for client in clients {
          #expect(try RawResponse(await client.readToEnd()).status == 200)
          client.close()
        }
      }
    }
  }
}
