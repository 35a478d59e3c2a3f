import Foundation
import TestSupport

@testable import AlmanacFlowImage
@testable import AlmanacImages

/// A server with one image, and a disk cache with a clock of the test.
final class ImageServer: Sendable {
  let folder: TemporaryFolder
  let clock = ManualClock(Date(timeIntervalSince1970: 1_700_000_000))
  let cache: FlowDiskCache
  let server: LoopbackServer

  init(
    maximumSize: Int = 1 << 20,
    _ respond: @escaping @Sendable (_ request: String) -> [LoopbackServer.Step]
  ) throws {
    folder = try TemporaryFolder()
    cache = FlowDiskCache(folder: folder.url, maximumSize: maximumSize) { [clock] in clock.now }
    server = try LoopbackServer(respond)
  }

  deinit { server.stop() }

  /// An image of the server, without a memory cache.
  var image: URLFlowImage { image(at: server.url) }

  /// The requests so far.
  var requestCount: Int { server.requests.count }

  func image(at url: URL) -> URLFlowImage {
    var image = URLFlowImage(url: url, diskCache: cache) { try Self.decode($0) }
    // Longer than a machine that runs all tests at once can need.
    (image.timeout, image.deadline) = (600, 600)
    return image
  }

  /// The width of the image, loaded again.
  func width(isForced: Bool = false) async throws -> Int {
    try await FlowReload.$isForced.withValue(isForced) { try await image.width() }
  }

  /// The file of a row: a letter for each pixel.
  static func file(_ width: Int) -> Data { Data(repeating: UInt8(ascii: "x"), count: width) }

  /// A complete answer with a row.
  static func answer(_ width: Int, _ headers: String...) -> [LoopbackServer.Step] {
    LoopbackServer.Step.answer("200 OK", headers: headers, body: file(width))
  }

  private static func decode(_ file: [UInt8]) throws -> RasterImage {
    guard !file.isEmpty, file.allSatisfy({ $0 == UInt8(ascii: "x") }) else { throw SourceError() }
    return .row(file.count)
  }
}

/// Answers in their order. The last one is repeated.
final class Answers: @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [[LoopbackServer.Step]]

  init(_ answers: [LoopbackServer.Step]...) { self.answers = answers }

  var next: [LoopbackServer.Step] {
    lock.withLock { answers.count > 1 ? answers.removeFirst() : answers[0] }
  }
}
