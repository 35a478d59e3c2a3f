import AlmanacEmoji
import Foundation
import TestSupport
import Testing

/// What a hostile or broken server sends, and how the fetch must end.
struct Attack: CustomTestStringConvertible, Sendable {
  enum End: Sendable {
    case status(Int)
    case tooLarge
    case nothingToKeep
    case urlError
    case timedOut
    case decodingError
    /// Any error of a list. Systems differ.
    case error
    /// The list, because the answer is good enough.
    case list
  }

  let name: String
  let steps: [LoopbackServer.Step]
  let end: End

  /// Whether the fetch ends only because of a deadline.
  var needsDeadline = false

  init(_ name: String, _ end: End, _ steps: LoopbackServer.Step...) {
    self.name = name
    self.end = end
    self.steps = steps
    if case .timedOut = end { needsDeadline = true }
  }

  var testDescription: String { name }

  /// Requests to log in.
  static let logins = [401, 407].flatMap { status in
    let field = status == 401 ? "WWW-Authenticate" : "Proxy-Authenticate"
    let schemes = [
      [#"Basic realm="x""#], ["Basic"], [#"Basic realm=""#], [#"Digest realm="x", nonce="n", qop="auth""#],
      ["Negotiate"],
      ["NTLM"], ["Bearer"], ["Unknown of=us"], [",,=,"], [""], [],
      [#"Basic realm="x""#, #"Digest realm="x", nonce="n""#, "Negotiate", "NTLM"],
      [#"Negotiate, NTLM, Basic realm="x", Digest realm="y", nonce="n""#],
    ]
    return schemes.map { scheme in
      let head = ["HTTP/1.1 \(status) No", "Content-Length: 2"] + scheme.map { "\(field): \($0)" }
      return Attack("\(status) \(scheme)", .status(status), .text(head.joined(separator: "\r\n") + "\r\n\r\nno"))
    }
  }

  /// Runs the attack, and then fetches a list from another server.
  func run() async throws {
    let server = try LoopbackServer { _ in steps }
    defer { server.stop() }
    let source = RemoteEmojiDataSource(
      identifier: "hostile",
      url: server.url,
      timeout: 600,
      deadline: needsDeadline ? 0.2 : 200
    )
    await check(server.url) {
      let entries = try await source.fetch()
      #expect(entries.count == 1)
    }

    let good = try LoopbackServer { _ in LoopbackServer.Step.answer("200 OK", body: EmojiList.gemoji) }
    defer { good.stop() }
    let entries = try await GemojiDataSource(url: good.url).fetch()
    #expect(entries == EmojiList.entries)
  }

  /// Checks that a fetch from the server ends as it must.
  private func check(_ url: URL, fetch: () async throws -> Void) async {
    do {
      try await fetch()
      if case .list = end { return }
      Issue.record("\(name) gives a list")
    } catch {
      #expect(end.matches(error, url), "\(name) gives \(error)")
    }
  }
}

extension Attack.End {
  fileprivate func matches(_ error: any Error, _ url: URL) -> Bool {
    switch self {
    case .list: false
    case .status(let status): EmojiIndexError.invalidResponse(statusCode: status).isSame(as: error)
    case .tooLarge: EmojiIndexError.tooLarge("\(url.absoluteString) has more than \(1 << 24) bytes.").isSame(as: error)
    case .nothingToKeep:
      if case .sourceUnavailable = error as? EmojiIndexError { true } else { false }
    case .urlError: (error as? EmojiIndexError)?.urlError != nil
    case .timedOut: (error as? EmojiIndexError)?.urlError?.code == .timedOut
    case .decodingError: (error as? EmojiIndexError)?.decodingError != nil
    case .error: error is EmojiIndexError
    }
  }
}
