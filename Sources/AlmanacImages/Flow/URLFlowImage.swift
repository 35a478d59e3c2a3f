public import Foundation

/// An image on a web server.
///
/// It keeps what it downloaded on disk, and asks the server whether that is still current as the server wishes (`Cache-Control`,
/// `Expires`, `ETag`, `Last-Modified`). Without the network, it takes what it has, even if that is old.
///
/// A server cannot hold a download: it ends with an error at a number of bytes or at a deadline. It does not log in, keeps no
/// cookies, and follows a redirect only to `http` and `https`, and not from `https` to `http`.
public struct URLFlowImage: FlowImage {
  /// Decodes a file. It throws if the file is not an image, or has more pixels than it accepts.
  public typealias Decoder = @Sendable (_ file: [UInt8]) throws -> RasterImage

  /// The address of the image.
  public let url: URL

  /// Where the downloaded file is kept, or `nil` to keep it nowhere.
  public let diskCache: FlowDiskCache?

  /// The seconds to wait for further data of the server.
  public var timeout: TimeInterval = 30

  /// The seconds until the server must have sent the whole image.
  public var deadline: TimeInterval = 60

  /// The largest number of bytes of the file.
  public var largestByteCount = 16 << 20

  /// The largest number of pixels of the image. Each takes 4 bytes of memory, however small the file is. A decoder of your own
  /// has limits of its own.
  public var largestPixelCount = RasterImage.defaultLargestPixelCount

  /// Whether a file on disk counts however old it is, without a question to the server. A forced reload still asks.
  ///
  /// Set it for files that never change at their address.
  public var acceptsStaleFile = false

  private let decoder: Decoder?

  /// Creates an image on a web server, whose URL has the scheme `http` or `https`.
  ///
  /// The default decoder is `RasterImage(file:)`, which reads all formats of ImageIO on Apple's systems, and PNG on others.
  public init(url: URL, diskCache: FlowDiskCache? = .shared, decoder: Decoder? = nil) {
    self.url = url
    self.diskCache = diskCache
    self.decoder = decoder
  }

  /// The text of the URL.
  public var id: ID { url.absoluteString }

  /// Loads and decodes the image.
  ///
  /// - Throws: A `FlowImageError`, or a `CancellationError` if the task is cancelled.
  public func prepareForDisplay() async throws -> any FlowImage {
    try DownloadedFlowImage(id: id, raster: await load())
  }

  /// Loads and decodes the image, and returns it. Throws as `prepareForDisplay()` does.
  public func image() async throws -> PlatformImage { try await load().displayed() }

  func decode(_ file: [UInt8]) throws -> RasterImage {
    try decoder?(file) ?? RasterImage(file: file, largestPixelCount: largestPixelCount)
  }
}
