import Foundation
import SwiftEmojiIndex

private let offline = NSError(domain: "test", code: 1, userInfo: [NSLocalizedDescriptionKey: "No connection"])

private let allErrors: [EmojiIndexError] = [
  .networkUnavailable(underlying: offline), .invalidResponse(statusCode: 403), .decodingFailed(underlying: offline),
  .cacheReadFailed(underlying: offline), .cacheWriteFailed(underlying: offline), .noDataAvailable, .emptyData,
  .invalidURL("not://valid"), .sourceUnavailable(reason: "Maintenance"),
]

/// The type `EmojiIndexError`.
extension Snippet {
  static var errors: [Snippet] {
    [
      Snippet("EmojiIndexError", expects: "9", "No connection", "403") {
        guard case .networkUnavailable(let underlying) = allErrors[0],
          case .invalidResponse(let status) = allErrors[1]
        else { return [] }
        return [allErrors.count, underlying.localizedDescription, status]
      },
      Snippet("EmojiIndexError.errorDescription", expects: "true", "true", "true", "true") {
        let texts = allErrors.map { $0.errorDescription ?? "" }
        return [
          texts.allSatisfy { !$0.isEmpty }, texts[1].contains("403"), texts[7].contains("not://valid"),
          texts[8].contains("Maintenance"),
        ]
      },
      Snippet("EmojiIndexError.recoverySuggestion", expects: "true", "true") {
        let texts = allErrors.map { $0.recoverySuggestion ?? "" }
        return [texts.allSatisfy { !$0.isEmpty }, texts[0].contains("connection")]
      },
      Snippet("EmojiIndexError is a LocalizedError", expects: "true", "true") {
        let error: any LocalizedError = EmojiIndexError.emptyData
        let plain: any Error = EmojiIndexError.emptyData
        return [error.errorDescription == plain.localizedDescription, plain is EmojiIndexError]
      },
      Snippet("an error of a provider", expects: "noDataAvailable") {
        do {
          _ = try await EmojiIndexProvider(source: EmptySource(), cache: MemoryCache()).allEmojis
          return ["no error"]
        } catch let error as EmojiIndexError {
          if case .noDataAvailable = error { return ["noDataAvailable"] }
          return [error]
        }
      },
    ]
  }
}
