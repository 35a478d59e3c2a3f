import AlmanacEmoji
import Foundation

/// A source that answers as told, and counts how often it is asked.
final class ScriptedSource: EmojiDataSource, @unchecked Sendable {
  struct Refusal: Error {}

  let identifier: String
  let displayName = "Scripted"

  private let lock = NSLock()
  private var answers: [Result<[EmojiRawEntry], Refusal>]
  private var asked = 0

  /// - Parameter answers: The answers in turn; the last one stands for all that follow.
  init(_ answers: [Result<[EmojiRawEntry], Refusal>], identifier: String = "scripted") {
    self.answers = answers
    self.identifier = identifier
  }

  var count: Int { lock.withLock { asked } }

  func fetch() async throws -> [EmojiRawEntry] {
    let answer = lock.withLock {
      asked += 1
      return answers.count > 1 ? answers.removeFirst() : answers[0]
    }
    // Long enough for all callers to come.
    try await Task.sleep(for: .milliseconds(50))
    return try answer.get()
  }
}
