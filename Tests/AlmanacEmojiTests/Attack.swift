import AlmanacEmoji
import Foundation
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
    /// An error of the source, of URL loading, or of decoding. Systems differ.
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
}
