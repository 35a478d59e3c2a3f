import Foundation
import Testing

@testable import AlmanacEmoji

@Suite struct EmojiIndexErrorTests {
  private static let underlying = DamagedFileError(
    file: URL(fileURLWithPath: "/a"),
    movedTo: URL(fileURLWithPath: "/b"),
    reason: "no JSON"
  )

  /// Each case, and what its description must contain.
  private static let texts: [(error: EmojiIndexError, words: [String])] = [
    (.networkUnavailable(underlying: URLError(.timedOut)), ["network", "unavailable", text(of: URLError(.timedOut))]),
    (.invalidResponse(statusCode: 503), ["server", "503"]),
    (.decodingFailed(underlying: underlying), ["decode", "'/a' is damaged (no JSON)"]),
    (.cacheReadFailed(underlying: underlying), ["cache", "read", "'/a' is damaged (no JSON)"]),
    (.cacheWriteFailed(underlying: underlying), ["cache", "written", "'/a' is damaged (no JSON)"]),
    (.noDataAvailable, ["No", "data"]),
    (.emptyData, ["empty"]),
    (.invalidURL("ftp://a"), ["ftp://a"]),
    (.sourceUnavailable(reason: "It is closed"), ["It is closed."]),
    (.tooLarge("The list has more than 5 bytes."), ["The list has more than 5 bytes."]),
  ]

  private static func text(of error: any Error) -> String { error.localizedDescription }

  @Test(arguments: texts.indices) func saysWhatHappened(index: Int) throws {
    let (error, words) = Self.texts[index]
    let texts = [error.errorDescription, error.failureReason, error.recoverySuggestion]
    for text in texts {
      let text = try #require(text)
      #expect(text.first?.isLetter == true || text.hasPrefix("'"))
      #expect(text.hasSuffix(".") && !text.hasSuffix(".."))
    }
    #expect(Set(texts.compactMap(\.self)).count >= 2)
    let description = try #require(error.errorDescription)
    for word in words { #expect(description.contains(word)) }
    #expect("\(error)" == description)
    #expect((error as any Error).localizedDescription == description)
  }

  @Test func saysWhatToDo() {
    let suggestion = { (error: EmojiIndexError) in error.recoverySuggestion ?? "" }
    #expect(suggestion(.networkUnavailable(underlying: URLError(.timedOut))).contains("internet connection"))
    #expect(suggestion(.networkUnavailable(underlying: Self.underlying)) == Self.underlying.recoverySuggestion)
    #expect(suggestion(.invalidResponse(statusCode: 500)).contains("later"))
    #expect(suggestion(.noDataAvailable).contains("internet"))
    #expect(suggestion(.noDataAvailable).contains("EmojiIndexProvider.fallback = .embedded(Emoji.self)"))
  }

  @Test func saysWhereAListIsWrong() throws {
    let json = Data(#"[{"emoji": "😀", "description": 1, "category": "", "aliases": [], "tags": []}]"#.utf8)
    let error = #expect(throws: EmojiIndexError.self) { try EmojiDocument.entries(in: json) }
    #expect(error?.failureReason?.contains("[0].description") == true)
    let noJSON = #expect(throws: EmojiIndexError.self) { try EmojiDocument.entries(in: Data("[".utf8)) }
    #expect(noJSON?.decodingError != nil)
    #expect(noJSON?.failureReason?.isEmpty == false)
  }

  @Test func hasAReasonWithoutTheSource() {
    let error = EmojiIndexError.sourceUnavailable(reason: "")
    #expect(error.description == "The source of emoji is unavailable.")
    #expect(error.failureReason?.isEmpty == false)
  }

  @Test func saysWhatIsDamaged() {
    let error = Self.underlying
    #expect((error as any Error).localizedDescription == error.description)
    #expect(error.failureReason == "no JSON")
    #expect(error.recoverySuggestion?.contains("/b") == true)
  }
}
