/// An image that can be loaded. It has what is necessary to load it, such as a URL, and says how.
///
/// A type of your own needs an `id` and `image()`. A `FlowCache` loads each image once, and keeps what `prepareForDisplay()`
/// gives.
///
/// ```swift
/// struct Avatar: FlowImage {
///   let user: Int
///   var id: ID { "avatar-\(user)" }
///   func image() async throws -> PlatformImage { try await picture(of: user) }
/// }
/// ```
///
/// `@preconcurrency` lets types that were written before Swift 6 conform without a warning.
@preconcurrency public protocol FlowImage: Sendable {
  /// A text that no other image has.
  typealias ID = String

  /// The text that tells this image from others. A `FlowCache` keeps one value for each.
  var id: ID { get }

  /// The bytes of the pixels that this value holds; 0 if it has to load them. `FlowCache` limits their sum.
  ///
  /// The default is 0.
  var cost: Int { get }

  /// Prepares everything, so that `image()` of the result does not wait.
  ///
  /// The default loads the image, and gives a `DownloadedFlowImage`.
  ///
  /// - Throws: Any error of the source.
  func prepareForDisplay() async throws -> any FlowImage

  /// The image to show. It works without `prepareForDisplay()`, too.
  ///
  /// - Throws: Any error of the source.
  func image() async throws -> PlatformImage

  /// The name of `image()` in the package FlowImage. The default calls `image()`.
  func getUIImage() async throws -> PlatformImage

  /// Hashes what tells the image from others. The default hashes `id`.
  func hash(into hasher: inout Hasher)
}

extension FlowImage {
  /// 0: the value holds no pixels.
  public var cost: Int { 0 }

  /// Loads the image.
  public func prepareForDisplay() async throws -> any FlowImage {
    try await DownloadedFlowImage(id: id, image: try await image()).prepareForDisplay()
  }

  /// Hashes `id`.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension FlowImage {
  /// Returns the image to show, from a cache or from the shared one. Loads and throws as `FlowCache.get(_:forceReCache:)` does.
  public nonisolated(nonsending) func imageFromCache(
    _ cache: FlowCache? = nil,
    forceReCache: Bool = false
  ) async throws -> PlatformImage {
    try await (cache ?? .shared).get(self, forceReCache: forceReCache)
  }

  /// Removes the image from a cache in memory, or from the shared one. What a `FlowDiskCache` keeps stays.
  public func removeFromCache(_ cache: FlowCache? = nil) { (cache ?? .shared).remove(id) }
}
