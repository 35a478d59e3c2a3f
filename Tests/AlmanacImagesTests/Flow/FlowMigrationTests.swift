import Foundation
import Testing

@testable import AlmanacFlowImage
@testable import AlmanacImages

/// What programs for the package FlowImage do.
@Suite struct FlowMigrationTests {
  private let cache = FlowCache()
  private let image = RasterImage.row(3).platformImage

  @Test func typesCanHaveGetUIImage() async throws {
    #expect(try await Photo(width: 2).width() == 2)
    #expect(try await LargePhoto(width: 2, factor: 10).width() == 20)
    #expect(try await Photo(width: 2).prepareForDisplay().width() == 2)
    #expect(try await width(of: Photo(width: 4).getUIImageFromCache(cache)) == 4)
    #expect(try await width(of: cache.get(Photo(width: 4).eraseToAnyFlowImage())) == 4)
    #expect(cache.count == 1)
  }

  @Test func imagesHaveAnotherNameForGetUIImage() async throws {
    #expect(try await width(of: TestFlowImage(id: "a", width: 6).image()) == 6)
    #expect(try await width(of: Photo(width: 7).image()) == 7)
  }

  @Test func aCacheCanBeNil() async throws {
    let id = "\(UUID())"
    let none: FlowCache? = nil
    #expect(try await width(of: TestFlowImage(id: id, width: 1).getUIImageFromCache(none)) == 1)
    #expect(FlowCache.shared.cached(id) != nil)
    let forced = TestFlowImage(id: id, width: 2)
    #expect(try await width(of: forced.getUIImageFromCache(none)) == 1)
    #expect(try await width(of: forced.getUIImageFromCache(nil, forceRecache: true)) == 2)
    forced.removeFromCache(none)
    #expect(FlowCache.shared.cached(id) == nil)
  }

  @Test func testImagesFailAsTheyAreAskedTo() async throws {
    let image = try #require(image)
    let works = TestFlowImage(image, id: "pic")
    #expect(try await width(of: works.getUIImageFromCache(cache)) == 3)
    #expect(cache.size == [1, 12])
    // The cache has an image with this id.
    let failing = TestFlowImage(image, id: "pic", failPrepare: true, failGet: true)
    #expect(try await width(of: cache.get(failing)) == 3)
    cache.clear()
    await #expect(throws: FlowImageError.failedForTest) { try await cache.get(failing) }
    #expect(cache.count == 0)
    // It can be prepared, but not shown.
    await #expect(throws: FlowImageError.failedForTest) { try await cache.get(TestFlowImage(image, failGet: true)) }
    #expect(cache.count == 1)
    #expect(TestFlowImage(image).id != TestFlowImage(image).id)
  }

  @Test(.timeLimit(.minutes(60)), arguments: [true, false]) func testImagesWait(isPreparing: Bool) async throws {
    let image = try #require(image)
    let slow = TestFlowImage(image, delayPrepare: isPreparing, delayGet: !isPreparing, delayInSeconds: 1e6)
    let task = Task {
      isPreparing ? try await slow.prepareForDisplay() : DownloadedFlowImage(uiImage: try await slow.image())
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    // The other one does not wait.
    #expect(try await isPreparing ? slow.width() == 3 : slow.prepareForDisplay().id == slow.id)
  }

  @Test func imagesOfThePlatformAndFilesAreImages() async throws {
    let (image, other) = (try #require(image), try #require(RasterImage.row(4).platformImage))
    #expect(DownloadedFlowImage(uiImage: image).id == DownloadedFlowImage(uiImage: image).id)
    #expect(DownloadedFlowImage(uiImage: image).id != DownloadedFlowImage(uiImage: other).id)
    #expect(try await DownloadedFlowImage(uiImage: other).prepareForDisplay().width() == 4)
    let file = Data(try RasterImage.row(5).png())
    #expect(try await DownloadedFlowImage(data: file)?.width() == 5)
    #expect(DownloadedFlowImage(data: Data("no image".utf8)) == nil)
    #expect(DelayedFlowImage(data: file)?.delay == 1)
    #expect(DelayedFlowImage(data: Data()) == nil)
    #expect(DelayedFlowImage(uiImage: image).delay == 1)
    #expect(DelayedFlowImage(uiImage: image).id == DownloadedFlowImage(uiImage: image).id)
    let url = try #require(URL(string: "https://example.com/a.png"))
    #expect(URLFlowImage(url).url == url)
  }

  @Test func errorsAreEqualWhateverIsBehindThem() {
    #expect(FlowImageError.notAnImage(underlying: SourceError()) == .dataToImageConvertionFailed)
    #expect(FlowImageError.notAnImage(underlying: SourceError()) == .uiImageDecodeFailed)
    #expect(FlowImageError.invalidResponse(statusCode: 404) != .invalidResponse(statusCode: 500))
    #expect(FlowImageError.tooLarge("a") != .tooLarge("b"))
    let different: [FlowImageError] = [
      .unexpected, .failedForTest, .failed, .dataToImageConvertionFailed,
      .networkUnavailable(underlying: SourceError()),
      .invalidURL("a"), .tooLarge("a"), .invalidResponse(statusCode: 1),
    ]
    for (index, error) in different.enumerated() { #expect(different.firstIndex(of: error) == index) }
  }

  @Test func errorsAreCaughtByTheirNames() async {
    let data = TestFlowImage(failingWith: FlowImageError.notAnImage(underlying: SourceError()))
    do {
      _ = try await cache.get(data)
      Issue.record("no error")
    } catch FlowImageError.dataToImageConvertionFailed {} catch { Issue.record(error) }
    do {
      _ = try await cache.get(TestFlowImage(failingWith: FlowImageError.failed))
      Issue.record("no error")
    } catch FlowImageError.dataToImageConvertionFailed { Issue.record("another error") } catch FlowImageError.failed {
    } catch { Issue.record(error) }
    do {
      _ = try await cache.get(TestFlowImage(failingWith: SourceError()))
      Issue.record("no error")
    } catch FlowImageError.uiImageDecodeFailed { Issue.record("another error") } catch { #expect(error is SourceError) }
  }

  @Test func erasedImagesAreIdentifiable() {
    func identity<Value: Identifiable>(of value: Value) -> Value.ID { value.id }
    #expect(identity(of: Photo(width: 2).eraseToAnyFlowImage()) == "photo-2")
  }

  private func width(of image: PlatformImage) throws -> Int { try RasterImage(platformImage: image).width }
}

/// A type of such a program.
private class Photo: FlowImage, @unchecked Sendable {
  let width: Int
  var id: ID { "photo-\(width)" }

  init(width: Int) { self.width = width }

  func prepareForDisplay() async throws -> any FlowImage {
    DownloadedFlowImage(uiImage: try await getUIImage(), rendered: true)
  }

  func getUIImage() async throws -> PlatformImage { try RasterImage.row(width).displayed() }
  func hash(into hasher: inout Hasher) { hasher.combine(width) }
}

private final class LargePhoto: Photo, @unchecked Sendable {
  private let factor: Int

  init(width: Int, factor: Int) {
    self.factor = factor
    super.init(width: width)
  }

  override func getUIImage() async throws -> PlatformImage { try RasterImage.row(factor * width).displayed() }
}
