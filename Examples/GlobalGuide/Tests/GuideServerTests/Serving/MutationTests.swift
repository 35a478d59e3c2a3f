import GuideServer
import TestSupport
import Testing

@Suite struct MutationTests {
  private static let requests = [
    get("/country/ch?lang=de&q=%C3%A5", "Accept: text/html\r\nCookie: a=b; c=d\r\n"),
    "POST /favorites HTTP/1.1\r\nHost: localhost\r\nContent-Length: 11\r\n\r\nhello world",
    "PUT /a HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n6;x=y\r\n world\r\n0\r\nT: x\r\n\r\n",
    "HEAD http://localhost/flags/us.png?size=64 HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n\r\n",
    "GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
  ]
  /// Bytes and texts that have a meaning somewhere in a request.
  private static let pieces: [[UInt8]] =
    [[0], [0xFF], [0xC3], [13], [10], [13, 10], [13, 10, 13, 10]]
    + [
      " ", "\t", ":", "/", "..", "%", "%2f", "%00", "?", "#", "&", ";", ",", "Host: x\r\n", "Content-Length: 3\r\n",
      "Transfer-Encoding: chunked\r\n", "HTTP/1.1", "ffffffffffffffff", "-1", "é",
    ].map { Array($0.utf8) }

  private func mutated(_ request: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = request
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let start = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...8, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: Self.pieces.randomElement(using: &generator) ?? [], at: start)
      case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
      default: if start < bytes.count { bytes[start] = .random(in: 0...255, using: &generator) }
      }
    }
    return bytes
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func mutations(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    let statuses: Set = [200, 400, 403, 413, 417, 431, 501, 505]
    try await withServer { port in
      for number in 0..<250 {
        let request = mutated(Array(Self.requests[number % Self.requests.count].utf8), using: &generator)
        let client = try RawClient(port: port)
        try client.send(request)
        client.finishSending()
        // The server answers, or sees that the request has no end. In both cases, it closes the connection.
        let answer = try await client.readToEnd()
        client.close()
        guard !answer.isEmpty, !answer.starts(with: Array("HTTP/1.1 100".utf8)) else { continue }
        let status = try RawResponse(answer).status
        #expect(statuses.contains(status), "\(String(decoding: request, as: UTF8.self))")
      }
      let response = try await exchange(get("/", "Connection: close\r\n"), with: port)
      #expect(response.text == "/")
    }
  }
}
