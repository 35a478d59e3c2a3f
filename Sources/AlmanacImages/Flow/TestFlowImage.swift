/// An image for tests and previews, which needs no network.
public struct TestFlowImage: FlowImage {
  /// The `id` of the image.
  public let id: ID

  private let load: @Sendable () async throws -> RasterImage

  /// An image in one color.
  ///
  /// - Parameters:
  ///   - id: The `id` of the image.
  ///   - width: The width in pixels, at least 1.
  ///   - height: The height in pixels, at least 1.
  ///   - color: The color, by default gray.
  public init(
    id: ID = "test",
    width: Int = 64,
    height: Int = 64,
    color: (red: UInt8, green: UInt8, blue: UInt8) = (128, 128, 128)
  ) {
    self.init(id: id) {
      let pixels = repeatElement([color.red, color.green, color.blue, 255], count: width * height)
      return RasterImage(width: width, height: height, pixels: Array(pixels.joined()))
    }
  }

  /// An image that fails.
  public init(id: ID = "test", failingWith error: any Error) {
    self.init(id: id) { throw error }
  }

  /// An image that a function loads, again at each call of `image()` or `prepareForDisplay()`.
  public init(id: ID, load: @escaping @Sendable () async throws -> RasterImage) {
    self.id = id
    self.load = load
  }

  /// Loads the image.
  public func prepareForDisplay() async throws -> any FlowImage {
    try DownloadedFlowImage(id: id, raster: await load())
  }

  /// Loads the image.
  public func image() async throws -> PlatformImage { try await load().displayed() }
}
