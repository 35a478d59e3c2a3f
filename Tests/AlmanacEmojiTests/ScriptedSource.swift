import AlmanacEmoji
import Foundation

/// A source with scripted answers, which counts its requests and can block.
final class ScriptedSource: EmojiDataSource, @unchecked Sendable {
  struct Refusal: Error {}

  let identifier: String
  let displayName = "Scripted"
  let language: String?

  private let lock = NSLock()
  private var answers: [Result<[EmojiRawEntry], Refusal>]
  private var asked = 0
  private let (gate, opener) = AsyncStream.makeStream(of: Void.self)

  /// Creates a source with answers, in order, of which the last one is repeated. If it `isHeld`, the first request
  /// waits for `release()`.
  init(
    _ answers: [Result<[EmojiRawEntry], Refusal>],
    identifier: String = "scripted",
    language: String? = nil,
    isHeld: Bool = false
  ) {
    self.answers = answers
    self.identifier = identifier
    self.language = language
    if !isHeld { opener.finish() }
  }

  var count: Int { lock.withLock { asked } }

  func release() { opener.finish() }

  func fetch() async throws -> [EmojiRawEntry] {
    let answer = lock.withLock {
      asked += 1
      return answers.count > 1 ? answers.removeFirst() : answers[0]
    }
    for await _ in gate {}
    return try answer.get()
  }
}
