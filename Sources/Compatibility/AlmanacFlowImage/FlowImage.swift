public import AlmanacImages

/// An image that can be loaded on demand.
///
/// A conforming type stores what it needs for that, such as a URL, and implements how to load it. Your own types need
/// an `id` and `getUIImage()`. A `FlowCache` loads each image once, and keeps the result of `prepareForDisplay()`.
///
/// ```swift
/// struct Avatar: FlowImage {
///   let user: Int
///   var id: ID { "avatar-\(user)" }
///   func getUIImage() async throws -> PlatformImage { try await picture(of: user) }
/// }
/// ```
///
/// `@preconcurrency` lets types that were written before Swift 6 conform without a warning.
@preconcurrency public protocol FlowImage: Sendable {
  /// A string that uniquely identifies an image.
  typealias ID = String

  /// A string that uniquely identifies the image.
  ///
  /// A `FlowCache` stores one value per identifier.
  var id: ID { get }

  /// The number of bytes of the pixels that this value holds; 0 if it has to load them.
  ///
  /// `FlowCache` limits their sum. The default is 0.
  var cost: Int { get }

  /// Prepares everything, so that `getUIImage()` of the result doesn't wait.
  ///
  /// The default loads the image, and returns a `DownloadedFlowImage`.
  ///
  /// - Throws: Any error of the source.
  func prepareForDisplay() async throws -> any FlowImage

  /// Returns the image to show, which is an `NSImage` on macOS and a `RasterImage` on Linux.
  ///
  /// It also works without `prepareForDisplay()`.
  ///
  /// - Throws: Any error of the source.
  func getUIImage() async throws -> PlatformImage

  /// Hashes the values that distinguish the image from others, by default `id`.
  func hash(into hasher: inout Hasher)
}

extension FlowImage {
  /// 0, because the value holds no pixels.
  public var cost: Int { 0 }

  /// Loads the image.
  public func prepareForDisplay() async throws -> any FlowImage {
    try await DownloadedFlowImage(id: id, image: try await getUIImage()).prepareForDisplay()
  }

  /// Hashes `id`.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension FlowImage {
  /// Returns the image to show: the same as `getUIImage()`, under a name that suits every platform.
  public func image() async throws -> PlatformImage { try await getUIImage() }

  /// Returns the image to show from a cache, by default the shared one.
  ///
  /// - Throws: The same errors as `FlowCache.get(_:forceReCache:)`.
  public nonisolated(nonsending) func imageFromCache(
    _ cache: FlowCache? = nil,
    forceReCache: Bool = false
  ) async throws -> PlatformImage {
    try await (cache ?? .shared).get(self, forceReCache: forceReCache)
  }

  /// Removes the image from a memory cache, by default the shared one.
  ///
  /// A `FlowDiskCache` still keeps it.
  public func removeFromCache(_ cache: FlowCache? = nil) { (cache ?? .shared).remove(id) }
}
