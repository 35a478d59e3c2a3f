import Foundation
import TestSupport
import Testing

@testable import AlmanacFlowImage
@testable import AlmanacImages

/// Loads images from a real server, on loopback.
@Suite struct URLFlowImageTests {
  @Test(.timeLimit(.minutes(60))) func loadsOnceForManyCallers() async throws {
    let release = DispatchSemaphore(value: 0)
    let images = try ImageServer { _ in
      release.wait()
      return ImageServer.answer(4)
    }
    let cache = FlowCache()
    let (image, asked) = (images.image, images)
    let tasks = (0..<30).map { _ in Task { try await cache.prepared(image).width() } }
    while asked.requestCount == 0 { await Task.pause() }
    release.signal()
    for task in tasks { #expect(try await task.value == 4) }
    #expect(images.requestCount == 1)
    #expect(images.server.requests[0].contains("Accept: image/*\r\n"))
  }

  @Test(.timeLimit(.minutes(60))) func waitsForASlowServer() async throws {
    let images = try ImageServer { _ in
      [.head("200 OK", "Content-Length: 6"), .text("xxx"), .wait(seconds: 0.2), .text("xxx")]
    }
    #expect(try await images.width() == 6)
  }

  @Test(.timeLimit(.minutes(60))) func givesUpAtTheDeadline() async throws {
    let images = try ImageServer { _ in [.head("200 OK"), .text("xx"), .hold] }
    var image = images.image
    image.deadline = 0.5
    let error = await #expect(throws: FlowImageError.self) { try await image.prepareForDisplay() }
    guard case .networkUnavailable(let reason) = error else { Issue.record("\(String(describing: error))"); return }
    #expect((reason as? URLError)?.code == .timedOut)
  }

  @Test(.timeLimit(.minutes(60))) func canBeCancelled() async throws {
    let images = try ImageServer { _ in [.hold] }
    let task = Task { [image = images.image] in try await image.image() }
    while images.requestCount == 0 { await Task.pause() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test(
    arguments: [
      ("nothing", [.head("200 OK", "Content-Length: 0")]),
      (
        "a list",
        LoopbackServer.Step.answer("200 OK", headers: ["Content-Type: application/json"], body: Data("[]".utf8))
      ),
      ("a page", LoopbackServer.Step.answer("200 OK", headers: ["Content-Type: image/png"], body: Data("<html>".utf8))),
    ] as [(String, [LoopbackServer.Step])]
  )
  func refusesWhatIsNoImage(name: String, steps: [LoopbackServer.Step]) async throws {
    let images = try ImageServer { _ in steps }
    let error = await #expect(throws: FlowImageError.self) { try await images.width() }
    guard case .notAnImage = error else { Issue.record("\(String(describing: error))"); return }
    #expect(await images.cache.totalSize == 0)
  }

  @Test(
    arguments: [
      [.reset], [], [.head("200 OK", "Content-Length: 10"), .text("xxx"), .reset],
      [.head("200 OK", "Content-Length: 10"), .text("xxx")], [.head("200 OK", "Content-Encoding: gzip"), .text("xxx")],
    ] as [[LoopbackServer.Step]]
  )
  func refusesABrokenAnswer(steps: [LoopbackServer.Step]) async throws {
    let images = try ImageServer { _ in steps }
    let error = await #expect(throws: FlowImageError.self) { try await images.width() }
    guard case .networkUnavailable = error else { Issue.record("\(String(describing: error))"); return }
    #expect(await images.cache.totalSize == 0)
  }

  @Test func refusesATooLargeFile() async throws {
    for steps in [ImageServer.answer(1_001), [.head("200 OK"), .flood(ImageServer.file(100))]] {
      let images = try ImageServer { _ in steps }
      var image = images.image
      image.maximumByteCount = 1_000
      let error = await #expect(throws: FlowImageError.self) { try await image.prepareForDisplay() }
      guard case .tooLarge = error else { Issue.record("\(String(describing: error))"); return }
    }
  }

  @Test func followsRedirectsToServersOnly() async throws {
    let images = try ImageServer { request in
      if request.hasPrefix("GET /moved") { return ImageServer.answer(9, "Cache-Control: max-age=60") }
      let target = request.hasPrefix("GET /file") ? "file:///etc/hostname" : "/moved"
      return [.head("302 Found", "Content-Length: 0", "Cache-Control: no-store", "Location: \(target)")]
    }
    #expect(try await images.width() == 9)
    #expect(try await images.width() == 9)
    #expect(images.requestCount == 2)
    let file = images.image(at: try #require(URL(string: "/file", relativeTo: images.server.url)).absoluteURL)
    let error = await #expect(throws: FlowImageError.self) { try await file.image() }
    // Systems differ.
    switch error {
    case .invalidResponse(302), .networkUnavailable: break
    default: Issue.record("\(String(describing: error))")
    }
  }

  @Test(arguments: ["file:///etc/hostname", "data:,x", "ftp://127.0.0.1/"])
  func asksWebServersOnly(text: String) async throws {
    let url = try #require(URL(string: text))
    let error = await #expect(throws: FlowImageError.self) { try await URLFlowImage(url: url, diskCache: nil).image() }
    guard case .invalidURL(text) = error else { Issue.record("\(String(describing: error))"); return }
  }

  @Test func worksWithoutADisk() async throws {
    let answers = Answers(ImageServer.answer(1, "ETag: \"1\"", "Cache-Control: max-age=60"), ImageServer.answer(2))
    let images = try ImageServer { _ in answers.next }
    let image = URLFlowImage(url: images.server.url, diskCache: nil) { .row($0.count) }
    #expect(image.id.hasPrefix(images.server.url.absoluteString))
    #expect(try await image.width() == 1)
    #expect(try await image.prepareForDisplay().width() == 2)
    #expect(!images.server.requests[1].contains("If-None-Match"))
    #expect(await images.cache.totalSize == 0)
  }

  @Test func limitsThePixels() async throws {
    let png = try RasterImage.row(12).png()
    let images = try ImageServer { _ in LoopbackServer.Step.answer("200 OK", headers: [], body: Data(png)) }
    var image = URLFlowImage(url: images.server.url, diskCache: nil)
    #expect(image.maximumPixelCount == RasterImage.defaultMaximumPixelCount)
    #expect(try await image.width() == 12)
    image.maximumPixelCount = 12
    #expect(try await image.prepareForDisplay().width() == 12)
    image.maximumPixelCount = 11
    let error = await #expect(throws: FlowImageError.self) { try await image.image() }
    #expect(error == .tooLarge("It has 12 x 1 pixels, and the limit is 11 pixels."))
    #expect(error?.recoverySuggestion == "Use a smaller image, or a larger limit.")
  }

  @Test func isAnotherImageWithAnotherLimitOrDecoder() async throws {
    let png = try RasterImage.row(12).png()
    let images = try ImageServer { _ in LoopbackServer.Step.answer("200 OK", headers: [], body: Data(png)) }
    let (url, cache) = (images.server.url, FlowCache())
    var limited = URLFlowImage(url: url, diskCache: images.cache)
    #expect(limited.id == url.absoluteString)
    #expect(try await cache.prepared(limited).width() == 12)
    limited.maximumPixelCount = 11
    let refused = limited
    await #expect(throws: FlowImageError.self) { try await cache.prepared(refused) }
    let three = URLFlowImage(url: url, diskCache: images.cache) { _ in .row(3) }
    var five = URLFlowImage(url: url, diskCache: images.cache) { _ in .row(5) }
    #expect(try await cache.prepared(three).width() == 3)
    #expect(try await cache.prepared(five).width() == 5)
    five.decoderID = three.decoderID
    #expect(five.id == three.id)
    // The limit is that of the decoder.
    five.maximumPixelCount = 1
    #expect(five.id == three.id)
    #expect(cache.count == 3)
  }

  @Test func aSmallFileCannotClaimAHugeImage() async throws {
    let png = PNGFileWriter.signature + PNGFileWriter.chunk("IHDR", PNGDecodingTests.header(8_192, 8_192))
    let images = try ImageServer { _ in LoopbackServer.Step.answer("200 OK", headers: [], body: Data(png)) }
    let image = URLFlowImage(url: images.server.url, diskCache: nil)
    let error = await #expect(throws: FlowImageError.self) { try await image.image() }
    guard case .tooLarge = error else { Issue.record("\(String(describing: error))"); return }
  }

  #if !canImport(ImageIO)
    @Test func saysWhichFormatItCannotRead() async throws {
      let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0])
      let images = try ImageServer { _ in LoopbackServer.Step.answer("200 OK", headers: [], body: jpeg) }
      let image = URLFlowImage(url: images.server.url, diskCache: nil)
      let error = await #expect(throws: FlowImageError.self) { try await image.image() }
      guard case .notAnImage(RasterImageError.unsupported(format: "JPEG")) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(error?.localizedDescription.contains("JPEG files cannot be read on this system") == true)
      #expect(error?.recoverySuggestion?.contains("decoder") == true)
    }
  #endif
}
