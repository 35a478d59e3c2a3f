public import AlmanacImages
import Foundation

/// An image for tests and previews, which needs no network.
public struct TestFlowImage: FlowImage {
  /// The `id` of the image.
  public let id: ID

  /// The number of bytes of the pixels, or 0 for an image that has to be loaded.
  public let cost: Int

  private let prepare: @Sendable (TestFlowImage) async throws -> any FlowImage
  private let show: @Sendable () async throws -> PlatformImage

  /// Creates an image in one color, with a width and height of at least 1 pixel.
  ///
  /// The default `id` consists of the size and the color.
  public init(
    id: ID? = nil,
    width: Int = 64,
    height: Int = 64,
    color: (red: UInt8, green: UInt8, blue: UInt8) = (128, 128, 128)
  ) {
    self.init(id: id ?? "TestFlowImage-\(width)x\(height)-\(color)") {
      let pixels = repeatElement([color.red, color.green, color.blue, 255], count: width * height)
      return RasterImage(width: width, height: height, pixels: Array(pixels.joined()))
    }
  }

  /// Creates an image that fails.
  ///
  /// The default `id` consists of the error.
  public init(id: ID? = nil, failingWith error: any Error) {
    self.init(id: id ?? "TestFlowImage-\(error)") { throw error }
  }

  /// Creates an image that a function loads at each call of `getUIImage()` or `prepareForDisplay()`.
  public init(id: ID, load: @escaping @Sendable () async throws -> RasterImage) {
    self.id = id
    cost = 0
    prepare = { try DownloadedFlowImage(id: $0.id, raster: await load()) }
    show = { try await load().displayed() }
  }

  /// Creates an image that fails or waits, as in the package FlowImage, even after it is prepared.
  ///
  /// `prepareForDisplay()` follows the flags for preparing, and `getUIImage()` those for getting. They throw
  /// `FlowImageError.failedForTest`. If you pass no `id`, the image gets a unique one.
  public init(
    _ image: PlatformImage,
    id: ID? = nil,
    failPrepare: Bool = false,
    failGet: Bool = false,
    delayPrepare: Bool = false,
    delayGet: Bool = false,
    delayInSeconds: Double = 2
  ) {
    let content = DownloadedFlowImage(id: id ?? "TestFlowImage-\(UUID())", image: image)
    let delay = FlowDelay(seconds: delayInSeconds)
    self.id = content.id
    cost = content.cost
    prepare = { test in
      if delayPrepare { try await delay.wait() }
      if failPrepare { throw FlowImageError.failedForTest }
      return test
    }
    show = {
      if delayGet { try await delay.wait() }
      if failGet { throw FlowImageError.failedForTest }
      return content.content
    }
  }

  /// Prepares the image.
  public func prepareForDisplay() async throws -> any FlowImage { try await prepare(self) }

  /// Returns the image to show.
  public func getUIImage() async throws -> PlatformImage { try await show() }
}
