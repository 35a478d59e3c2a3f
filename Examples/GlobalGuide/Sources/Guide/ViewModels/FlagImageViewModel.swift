import Almanac
import AlmanacFlowImage
import AlmanacImages
import AlmanacWorld
import Dispatch
import Foundation

/// The flag of a country as a PNG file.
public struct FlagImage: Hashable, Sendable {
  /// The file.
  public let png: [UInt8]
}

/// Draws the flags of countries in each size, and keeps what was drawn.
///
/// A flag with an address is downloaded once, and kept on disk. All others are in the program. Copies share what they
/// keep.
public struct FlagImageViewModel: Sendable {
  /// Which drawing of which flag.
  private struct Key: Hashable {
    let code: String
    let size: FlagSize
    let url: URL?
  }

  private static let style = CircleFlagStyle(background: .none, placeholder: .monogram)

  private let deadline: TimeInterval
  // A lock, because each answer of the server asks for an image, and a change to an actor would take as long as the
  // answer.
  private let images: Locked<RecentlyUsed<Key, FlagImage>>
  private let downloads: FlowCache
  private let diskCache: FlowDiskCache?

  /// Draws one flag after the other, so that all clients together take one core at most. A task could run on the
  /// thread of a server's connection, which then answers nobody.
  private let queue = DispatchQueue(label: "flags")

  /// The bytes of all files that are kept in memory.
  public var byteCount: Int { images.withLock { $0.totalCost } }

  /// Makes a cache without files.
  ///
  /// - Parameters:
  ///   - folder: The folder for downloaded flags, or `nil` to keep them nowhere: `flagFolder` of the source.
  ///   - deadline: The seconds until a downloaded flag must be there.
  ///   - maximumByteCount: The most bytes of files in memory. The default has room for all flags in all sizes.
  public init(folder: URL?, deadline: TimeInterval = 10, maximumByteCount: Int = 64 << 20) {
    self.deadline = deadline
    images = Locked(RecentlyUsed(limits: CacheLimits(count: .max, totalCost: maximumByteCount)))
    downloads = FlowCache(limits: FlowCache.Limits(count: 300, totalCost: 32 << 20))
    diskCache = folder.map { FlowDiskCache(folder: $0) }
  }

  /// Returns the flag of a country in a size.
  ///
  /// - Throws: `FlagError.unavailable` if the flag cannot be downloaded, decoded or drawn.
  public func image(of country: GuideCountry, size: FlagSize = .standard) async throws(FlagError) -> FlagImage {
    let key = Key(code: country.code, size: size, url: country.flagURL)
    if let kept = images.withLock({ $0.value(for: key) }) { return kept }
    if let url = country.flagURL {
      let flag = try await download(url)
      return try await draw(key) { flag }
    }
    let flag = (Country(rawValue: country.code) ?? .fallback).flag
    if size != .standard { return try await draw(key) { try flag.image() } }
    let image = FlagImage(png: flag.png)
    keep(image, key)
    return image
  }

  private func draw(
    _ key: Key,
    _ flag: @escaping @Sendable () throws -> RasterImage
  ) async throws(FlagError) -> FlagImage {
    let result = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: drawn(key, flag)) }
    }
    return try result.get()
  }

  private func drawn(_ key: Key, _ flag: () throws -> RasterImage) -> Result<FlagImage, FlagError> {
    // Another request may have waited for the same one.
    if let kept = images.withLock({ $0.value(for: key) }) { return .success(kept) }
    let renderer = CircleFlagRenderer(size: Double(key.size.pixels), style: Self.style)
    do {
      let image = FlagImage(png: try renderer.image(of: try flag(), code: key.code).png())
      keep(image, key)
      return .success(image)
    } catch {
      return .failure(.unavailable("\(error)"))
    }
  }

  private func keep(_ image: FlagImage, _ key: Key) {
    _ = images.withLock { $0.set(image, cost: image.png.count, for: key) }
  }

  private func download(_ url: URL) async throws(FlagError) -> RasterImage {
    var image = URLFlowImage(url: url, diskCache: diskCache)
    image.timeout = deadline
    image.deadline = deadline
    image.acceptsStaleFile = true
    image.maximumByteCount = 2 << 20
    do {
      return try RasterImage(platformImage: await image.imageFromCache(downloads))
    } catch {
      throw .unavailable("\(error)")
    }
  }
}
