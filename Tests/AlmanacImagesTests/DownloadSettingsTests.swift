import AlmanacDownload
import Foundation
import TestSupport
import Testing

@testable import AlmanacFlowImage

/// The answers to settings of downloads that cannot be meant.
@Suite struct DownloadSettingsTests {
  @Test(arguments: [-1, .min]) func aNegativeLimitIsNamed(limit: Int) async throws {
    let server = try ImageServer { _ in ImageServer.answer(3) }
    let download = Download(
      url: server.server.url,
      accept: "*/*",
      timeout: 600,
      deadline: 600,
      maximumByteCount: limit
    )
    let error = await #expect(throws: DownloadError.self) { try await download.run() }
    guard case .tooLarge("The limit of \(limit) bytes is negative, so no file is small enough.") = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(server.requestCount == 0)
  }

  @Test func anImageSaysThatItsLimitIsNegative() async throws {
    let server = try ImageServer { _ in ImageServer.answer(3) }
    let image = image(of: server, limit: -1)
    let error = await #expect(throws: FlowImageError.self) { try await image.prepareForDisplay() }
    #expect(error?.errorDescription?.contains("The limit of -1 bytes is negative") == true)
    #expect(try await self.image(of: server, limit: 3).width() == 3)
  }

  @Test func aLimitOfZeroHasRoomForNothing() async throws {
    let server = try ImageServer { _ in ImageServer.answer(3) }
    let image = image(of: server, limit: 0)
    let error = await #expect(throws: FlowImageError.self) { try await image.prepareForDisplay() }
    #expect(error?.errorDescription?.contains("has more than 0 bytes") == true)
  }

  @Test func theTokenIsForOneServer() async throws {
    let other = try LoopbackServer { _ in LoopbackServer.answer(Data("other".utf8)) }
    let address = other.url.absoluteString.replacingOccurrences(of: "127.0.0.1", with: "localhost")
    let server = try LoopbackServer { request in
      let isMoved = LoopbackServer.path(of: request) == "/moved"
      return isMoved ? LoopbackServer.redirect(to: address) : LoopbackServer.redirect(to: "/moved")
    }
    let download = Download(
      url: server.url,
      accept: "*/*",
      bearerToken: "secret",
      timeout: 600,
      deadline: 600,
      maximumByteCount: 100
    )
    guard case .body(Data("other".utf8), _) = try await download.run() else {
      Issue.record("Nothing came.")
      return
    }
    #expect(server.requests.count == 2)
    #expect(server.requests.allSatisfy { $0.contains("Authorization: Bearer secret\r\n") })
    #expect(other.requests.count == 1 && !other.requests[0].contains("secret"))
  }

  /// The user and the password of an address are no token, neither the caller's nor a redirect's.
  @Test(arguments: ["secret", nil]) func logsInOnlyWithTheToken(token: String?) async throws {
    let server = try LoopbackServer { request in
      guard LoopbackServer.path(of: request) != "/moved" else { return LoopbackServer.answer(Data("file".utf8)) }
      let host = request.split(separator: "\r\n").first { $0.hasPrefix("Host: ") }?.dropFirst(6) ?? ""
      return LoopbackServer.redirect(to: "http://other:key@\(host)/moved")
    }
    let address = server.url.absoluteString.replacingOccurrences(of: "//", with: "//user:password@")
    let download = Download(
      url: try #require(URL(string: address)),
      accept: "*/*",
      bearerToken: token,
      timeout: 600,
      deadline: 600,
      maximumByteCount: 100
    )
    guard case .body(Data("file".utf8), _) = try await download.run() else {
      Issue.record("Nothing came.")
      return
    }
    let logins = server.requests.map { request in
      request.split(separator: "\r\n").filter { $0.hasPrefix("Authorization:") }
    }
    #expect(logins == Array(repeating: token.map { ["Authorization: Bearer \($0)"] } ?? [], count: 2))
  }

  @Test(arguments: ["a\r\nX: y", "a\u{0}", ""]) func aValueCanBeNoOtherHeader(value: String) async throws {
    let server = try LoopbackServer { _ in LoopbackServer.answer(Data()) }
    var conditions = DownloadConditions()
    conditions.version = value
    conditions.lastModified = value
    let download = Download(
      url: server.url,
      accept: value,
      conditions: conditions,
      bearerToken: value,
      timeout: 600,
      deadline: 600,
      maximumByteCount: 100
    )
    _ = try await download.run()
    #expect(server.requests.count == 1)
    for header in ["Authorization", "If-None-Match", "If-Modified-Since", "X:"] {
      #expect(server.requests.allSatisfy { !$0.contains(header) }, "\(header)")
    }
  }

  private func image(of server: ImageServer, limit: Int) -> URLFlowImage {
    var image = server.image
    image.maximumByteCount = limit
    return image
  }
}

extension LoopbackServer {
  fileprivate static func answer(_ body: Data) -> [Step] { Step.answer("200 OK", body: body) }

  fileprivate static func redirect(to address: String) -> [Step] {
    Step.answer("302 Found", headers: ["Location: \(address)"])
  }
}
