#if canImport(UIKit)
  public import UIKit

  extension FlowImage {
    /// The image to show: the same as `image()`.
    public func getUIImage() async throws -> UIImage { try await image() }

    /// The image of a cache: the same as `imageFromCache(_:forceReCache:)`.
    public func getUIImageFromCache(_ cache: FlowCache = .shared, forceReCache: Bool = false) async throws -> UIImage {
      try await imageFromCache(cache, forceReCache: forceReCache)
    }
  }
#endif
