import Foundation
import TestSupport
import Testing

@testable import AlmanacFlowImage
@testable import AlmanacImages

/// What `URLFlowImage` keeps on disk, and when it asks the server.
@Suite struct URLFlowImageCacheTests {
  private typealias Step = LoopbackServer.Step

  private static let notModified = Step.answer("304 Not Modified")

  @Test(
    arguments: [
      (["Cache-Control: max-age=60"], 60), (["cache-control: public, MAX-AGE = \"60\""], 60),
      (["Cache-Control: max-age=60", "Age: 50"], 10), (["Cache-Control: max-age=60, max-age=90"], 60),
      (["Cache-Control: max-age=60", "Expires: Thu, 01 Jan 1970 00:00:00 GMT"], 60),
      (["Cache-Control: public", "Cache-Control: max-age=60"], 60),
      (["Date: Sun, 06 Nov 1994 08:49:37 GMT", "Expires: Sun, 06 Nov 1994 08:50:07 GMT"], 30),
      (["Expires: Tue, 14 Nov 2023 22:13:40 GMT"], 20),
      (["Cache-Control: max-age=99999999999999999999"], 365 * 24 * 60 * 60),
      (["Cache-Control: no-cache, max-age=60"], 0), (["Cache-Control: max-age=-1"], 0),
      (["Cache-Control: max-age=x"], 0), (["Cache-Control: max-age=nan"], 0),
      (["Cache-Control: max-age=60", "Age: nan"], 0),
      (["Expires: 0"], 0), (["ETag: \"1\""], 0), (["Cache-Control: ,=,\"", "Age: x"], 0), ([], 0),
    ] as [([String], Int)]
  )
  func asksWhenTheServerWishes(headers: [String], seconds: Int) async throws {
    let images = try ImageServer { _ in Step.answer("200 OK", headers: headers, body: ImageServer.file(3)) }
    #expect(try await images.width() == 3)
    #expect(await images.cache.contains(images.server.url))
    if seconds > 0 {
      images.clock.advance(by: TimeInterval(seconds) - 0.5)
      #expect(try await images.width() == 3)
      #expect(images.requestCount == 1)
      images.clock.advance(by: 0.5)
    }
    #expect(try await images.width() == 3)
    #expect(images.requestCount == 2)
    // Of an answer from the future, nobody knows the age.
    images.clock.advance(by: -10)
    #expect(try await images.width() == 3)
    #expect(images.requestCount == 3)
  }

  @Test func asksWhetherTheImageHasChanged() async throws {
    let answers = Answers(
      ImageServer.answer(
        1,
        "ETag: \"one\"",
        "Last-Modified: Sun, 06 Nov 1994 08:49:37 GMT",
        "Cache-Control: max-age=9"
      ),
      Self.notModified,
      ImageServer.answer(2, "ETag: \"two\""),
      Step.answer("304 Not Modified", headers: ["Cache-Control: max-age=60"])
    )
    let images = try ImageServer { _ in answers.next }
    #expect(try await images.width() == 1)
    images.clock.advance(by: 9)
    #expect(try await images.width() == 1)
    #expect(images.server.requests[1].contains("If-None-Match: \"one\"\r\n"))
    #expect(images.server.requests[1].contains("If-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT\r\n"))
    // The answer 304 does not say how long, so it is as before.
    #expect(try await images.width() == 1)
    #expect(images.requestCount == 2)
    images.clock.advance(by: 9)
    #expect(try await images.width() == 2)
    #expect(images.server.requests[2].contains("If-None-Match: \"one\"\r\n"))
    #expect(try await images.width() == 2)
    #expect(images.server.requests[3].contains("If-None-Match: \"two\"\r\n"))
    #expect(!images.server.requests[3].contains("If-Modified-Since"))
    #expect(try await images.width() == 2)
    #expect(images.requestCount == 4)
  }

  @Test func aForcedReloadAsksTheServer() async throws {
    let answers = Answers(
      ImageServer.answer(1, "Cache-Control: max-age=60"),
      ImageServer.answer(2),
      Step.answer("500 No")
    )
    let images = try ImageServer { _ in answers.next }
    let (cache, image) = (FlowCache(), images.image)
    #expect(try await cache.prepared(image).width() == 1)
    #expect(try await cache.prepared(image, forceReCache: true).width() == 2)
    await #expect(throws: FlowImageError.self) { try await cache.prepared(image, forceReCache: true) }
    #expect(try await cache.prepared(image).width() == 2)
    #expect(images.requestCount == 3)
  }

  @Test func asksNobodyIfStaleFilesAreAccepted() async throws {
    let answers = Answers(ImageServer.answer(1, "Cache-Control: no-cache"), ImageServer.answer(2))
    let images = try ImageServer { _ in answers.next }
    var image = images.image
    image.acceptsStaleFile = true
    #expect(try await image.width() == 1)
    images.clock.advance(by: 1_000_000)
    #expect(try await image.width() == 1)
    #expect(images.requestCount == 1)
    #expect(try await FlowReload.$isForced.withValue(true) { try await image.width() } == 2)
  }

  @Test func keepsNothingThatTheServerForbidsToKeep() async throws {
    let answers = Answers(
      ImageServer.answer(1, "Cache-Control: no-store"),
      ImageServer.answer(2),
      ImageServer.answer(3, "Cache-Control: no-store")
    )
    let images = try ImageServer { _ in answers.next }
    for width in 1...3 {
      #expect(try await images.width() == width)
      #expect(await images.cache.contains(images.server.url) == (width == 2))
    }
  }

  @Test func hasTheOldImageWhenTheServerIsAway() async throws {
    let images = try ImageServer { _ in ImageServer.answer(5, "Cache-Control: max-age=60") }
    #expect(try await images.width() == 5)
    images.server.stop()
    images.clock.advance(by: 1_000_000)
    #expect(try await images.width() == 5)
    let error = await #expect(throws: FlowImageError.self) { try await images.width(isForced: true) }
    guard case .networkUnavailable = error else { Issue.record("\(String(describing: error))"); return }
    try await images.cache.remove(images.server.url)
    await #expect(throws: FlowImageError.self) { try await images.width() }
  }

  @Test(arguments: [
    Step.answer("500 No"), Step.answer("503 No"), Step.answer("429 No"), [.reset], [], [.head("999 No")],
    Step.answer("200 OK", body: Data("<html>Log in".utf8)), [.head("200 OK", "Content-Length: 999999999")],
  ])
  func hasTheOldImageWhenTheServerIsBroken(steps: [LoopbackServer.Step]) async throws {
    let answers = Answers(ImageServer.answer(5), steps, ImageServer.answer(6))
    let images = try ImageServer { _ in answers.next }
    #expect(try await images.width() == 5)
    #expect(try await images.width() == 5)
    #expect(try await images.width() == 6)
  }

  @Test(arguments: ["403 No", "401 No", "204 No"])
  func saysThatTheServerRefuses(status: String) async throws {
    let answers = Answers(ImageServer.answer(5), Step.answer(status))
    let images = try ImageServer { _ in answers.next }
    #expect(try await images.width() == 5)
    await #expect(throws: FlowImageError.self) { try await images.width() }
  }

  @Test(arguments: ["404 Gone", "410 Gone"])
  func forgetsAnImageThatIsGone(status: String) async throws {
    let answers = Answers(ImageServer.answer(5), Step.answer(status))
    let images = try ImageServer { _ in answers.next }
    #expect(try await images.width() == 5)
    await #expect(throws: FlowImageError.self) { try await images.width() }
    #expect(await !images.cache.contains(images.server.url))
  }

  @Test(.timeLimit(.minutes(60)), arguments: [true, false])
  func anOlderDownloadDoesNotBringBackWhatWasRemoved(isAll: Bool) async throws {
    let release = DispatchSemaphore(value: 0)
    let images = try ImageServer { _ in
      release.wait()
      return ImageServer.answer(1)
    }
    let task = Task { [image = images.image] in try await image.width() }
    while images.requestCount == 0 { await Task.pause() }
    if isAll { try await images.cache.removeAll() } else { try await images.cache.remove(images.server.url) }
    release.signal()
    #expect(try await task.value == 1)
    #expect(await images.cache.totalSize == 0)
    release.signal()
    #expect(try await images.width() == 1)
    #expect(await images.cache.totalSize > 0)
  }
}
