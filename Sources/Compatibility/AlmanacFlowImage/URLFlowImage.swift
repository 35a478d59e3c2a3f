public import AlmanacImages
public import Foundation

/// An image on a web server.
///
/// Downloads are cached on disk and revalidated according to the server's `Cache-Control`, `Expires`, `ETag` and
/// `Last-Modified` headers. Offline, the cached file is used, however old.
///
/// A server can't stall a download, which ends with an error at a number of bytes or at a deadline. It doesn't log in,
/// keeps no cookies, and follows redirects only to `http` and `https`, and not from `https` to `http`.
public struct URLFlowImage: FlowImage {
  /// A function that decodes a file, and throws if it isn't an image or has too many pixels.
  public typealias Decoder = @Sendable (_ file: [UInt8]) throws -> RasterImage

  /// The address of the image.
  public let url: URL

  /// The cache for the downloaded file, or `nil` to keep it nowhere.
  public let diskCache: FlowDiskCache?

  /// The seconds to wait for more data before giving up.
  public var timeout: TimeInterval = 30

  /// The seconds until the server must have sent the whole image.
  public var deadline: TimeInterval = 60

  /// The maximum number of bytes of the file.
  public var maximumByteCount = 16 << 20

  /// The maximum number of pixels of the image.
  ///
  /// Each needs 4 bytes of memory, however small the file is. Your own decoder sets its own limits.
  public var maximumPixelCount = RasterImage.defaultMaximumPixelCount

  /// Whether a file on disk is used however old it is, without asking the server.
  ///
  /// A forced reload still asks. Set it for files that never change at their address.
  public var acceptsStaleFile = false

  /// A string that distinguishes your own decoder from others, by default the source location that creates the image.
  ///
  /// Set it if the decoder uses values that change the image. Without your own decoder, it has no effect.
  public var decoderID: String

  private let decoder: Decoder?

  /// Creates an image on a web server, whose URL has the scheme `http` or `https`.
  ///
  /// The default decoder is `RasterImage(file:)`, which reads all formats of ImageIO on Apple's systems, and PNG on
  /// others. The last parameters are for `decoderID`.
  public init(
    url: URL,
    diskCache: FlowDiskCache? = .shared,
    decoder: Decoder? = nil,
    file: String = #fileID,
    line: Int = #line,
    column: Int = #column
  ) {
    self.url = url
    self.diskCache = diskCache
    self.decoder = decoder
    decoderID = "\(file):\(line):\(column)"
  }

  /// The URL, followed by whatever else changes the image: your own decoder, or another limit of pixels.
  public var id: ID {
    // A URL contains no space.
    if decoder != nil { return "\(url.absoluteString) \(decoderID)" }
    if maximumPixelCount == RasterImage.defaultMaximumPixelCount { return url.absoluteString }
    return "\(url.absoluteString) \(maximumPixelCount) pixels"
  }

  /// Loads and decodes the image.
  ///
  /// - Throws: A `FlowImageError`, or a `CancellationError` if the task is canceled.
  public func prepareForDisplay() async throws -> any FlowImage {
    try DownloadedFlowImage(id: id, raster: await load())
  }

  /// Loads and decodes the image, and returns it.
  ///
  /// - Throws: The same errors as `prepareForDisplay()`.
  public func getUIImage() async throws -> PlatformImage { try await load().displayed() }

  func decode(_ file: [UInt8]) throws -> RasterImage {
    try decoder?(file) ?? RasterImage(file: file, maximumPixelCount: maximumPixelCount)
  }
}
