import Foundation
import Glibc
import GuideHTTP
import Testing

/// Each test has a process of its own, because descriptors, limits and signals belong to a process.
@Suite("Descriptors and signals")
struct DescriptorTests {
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
      let handler: HTTPHandler = { request in request.path == "/large" ? HTTPResponse(body: body) : .text("") }
      let clock = ManualClock()
      try await withServer(limits: limits { $0.headDeadline = .seconds(10) }, clock: clock, handler: handler) {
        server in
        _ = try await exchange(get("/", "Connection: close\r\n"), with: server)
        let before = try Self.openDescriptors().count
        var silent: [RawClient] = []
        for number in 0..<200 {
          let client = try RawClient(port: server.port)
          switch number % 8 {
          case 0: try client.send("GET /")
          case 1: try client.send(get("/large"))
          case 2: try client.send(get("/"))
          case 3: try client.send("nonsense\r\n\r\n")
          case 4: try client.send("POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 9\r\n\r\n1")
          case 5:
            // A reset while the server writes must not end the program with SIGPIPE.
            try client.send(get("/large") + get("/large"))
            try client.reset()
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
        try await clock.pass {
          for client in silent {
            _ = try await client.readToEnd()
            client.close()
          }
        }
        // It ends when nothing is left, or never.
        while try Self.openDescriptors().count > before { try await Task.sleep(for: .milliseconds(5)) }
        let response = try await exchange(get("/", "Connection: close\r\n"), with: server)
        #expect(response.status == 200)
      }
    }
  }

  @Test func fiveHundredConnections() async {
    await #expect(processExitsWith: .success) {
      Self.setDescriptorLimit { min($0.rlim_max, 4_096) }
      try await withServer { server in
        let clients = try (0..<500).map { _ in try RawClient(port: server.port) }
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
      // This process has descriptors of the process that started it. After this, hardly a number below the last one is free.
      let highest = try Self.openDescriptors().max() ?? 0
      var last = dup(0)
      while last < highest { last = dup(0) }
      // 64 are for the program, and about 20 for the server. The clients of the test use some of the 64.
      let limit = rlim_t(last) + 84
      Self.setDescriptorLimit { _ in limit }
      try await withServer { server in
        var clients: [RawClient] = []
        var status = 200
        while status == 200 {
          let client = try RawClient(port: server.port)
          clients.append(client)
          // It fails if the server has refused the client already.
          try? client.send(get("/"))
          status = try await client.response().status
        }
        #expect(status == 503)
        #expect(clients.count > 10)
        try clients[0].send(get("/"))
        #expect(try await clients[0].response().status == 200)
        for client in clients { client.close() }
      }
    }
  }
}
