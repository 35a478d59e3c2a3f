import AlmanacDownload
import Foundation
import TestSupport
import Testing

@testable import AlmanacFlowImage

/// The answers to settings of downloads that cannot be meant.
@Suite struct DownloadSettingsTests {
  @Test(arguments: [-1, .min]) func aNegativeLimitIsNamed(limit: Int) async throws {
    let server = try ImageServer { _ in ImageServer.answer(3) }
    let download = Download(
      url: server.server.url,
      accept: "*/*",
      timeout: 600,
      deadline: 600,
      maximumByteCount: limit
    )
    let error = await #expect(throws: DownloadError.self) { try await download.run() }
    guard case .tooLarge("The limit of \(limit) bytes is negative, so no file is small enough.") = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(server.requestCount == 0)
  }

  @Test func anImageSaysThatItsLimitIsNegative() async throws {
    let server = try ImageServer { _ in ImageServer.answer(3) }
    let image = image(of: server, limit: -1)
    let error = await #expect(throws: FlowImageError.self) { try await image.prepareForDisplay() }
    #expect(error?.errorDescription?.contains("The limit of -1 bytes is negative") == true)
    #expect(try await self.image(of: server, limit: 3).width() == 3)
  }

  @Test func aLimitOfZeroHasRoomForNothing() async throws {
    let server = try ImageServer { _ in ImageServer.answer(3) }
    let image = image(of: server, limit: 0)
    let error = await #expect(throws: FlowImageError.self) { try await image.prepareForDisplay() }
    #expect(error?.errorDescription?.contains("has more than 0 bytes") == true)
  }

  private func image(of server: ImageServer, limit: Int) -> URLFlowImage {
    var image = server.image
    image.maximumByteCount = limit
    return image
  }
}
