import SwiftEmojiIndex

/// Code as programs with SwiftEmoji have it, and its results.
struct Snippet: Sendable {
  let name: String
  let expected: [String]
  let results: @Sendable () async throws -> [Any?]

  /// - Parameters:
  ///   - name: The name in SwiftEmoji that the code uses.
  ///   - expected: The results in SwiftEmoji, as texts.
  ///   - results: Runs the code.
  init(_ name: String, expects expected: String..., results: @escaping @Sendable () async throws -> [Any?]) {
    self.name = name
    self.expected = expected
    self.results = results
  }

  /// What is wrong, or `nil` if all results are as expected.
  func complaint() async -> String? {
    do {
      let texts = try await results().map { $0.map { "\($0)" } ?? "nil" }
      return texts == expected ? nil : "\(name): \(texts), not \(expected)"
    } catch {
      return "\(name): \(error)"
    }
  }
}
