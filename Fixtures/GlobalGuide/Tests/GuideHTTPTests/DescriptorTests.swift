import Foundation
import Glibc
import GuideHTTP
import Testing

/// Each test has a process of its own, because descriptors, limits and signals belong to a process.
@Suite("Descriptors and signals")
struct DescriptorTests {
  private static func openDescriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
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
      try await withServer(limits: limits { $0.headDeadline = .milliseconds(200) }, handler: handler) { server in
        _ = try await exchange(get("/", "Connection: close\r\n"), with: server)
        let before = try Self.openDescriptors()
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
          default: break
          }
          client.close()
        }
        // It ends when nothing is left, or never.
        while try Self.openDescriptors() > before { try await Task.sleep(for: .milliseconds(5)) }
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

  @Test func theServerSurvivesALackOfDescriptors() async {
    await #expect(processExitsWith: .success) {
      try await withServer { server in
        _ = try await exchange(get("/", "Connection: close\r\n"), with: server)
        let open = try Self.openDescriptors()
        Self.setDescriptorLimit { _ in rlim_t(open + 20) }
        // The clients take all descriptors, and the last ones wait for the server in vain.
        var clients: [RawClient] = []
        while let client = try? RawClient(port: server.port) { clients.append(client) }
        try await Task.sleep(for: .milliseconds(50))
        for client in clients { client.close() }
        var response: RawResponse?
        while response == nil { response = try? await exchange(get("/", "Connection: close\r\n"), with: server) }
        #expect(response?.status == 200)
      }
    }
  }
}
