import Almanac
import AlmanacFlowImage
import AlmanacImages
import AlmanacWorld
import Foundation

/// The flag of a country as a PNG file.
public struct FlagImage: Hashable, Sendable {
  /// The file.
  public let png: [UInt8]

  /// A text that changes with the file, for the `ETag` of HTTP. It has no quotes.
  public let version: String

  init(png: [UInt8]) {
    self.png = png
    // FNV-1a: it need not withstand attacks, because the files are ours.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in png { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    version = "\(String(hash, radix: 36))-\(String(png.count, radix: 36))"
  }
}

/// Draws the flags of countries in any size and style, and keeps what was drawn.
///
/// A flag with an address is downloaded once, and kept on disk. All others are in the program. Copies share what they
/// keep.
public struct FlagImageViewModel: Sendable {
  private let deadline: TimeInterval
  // A lock, because each answer of the server asks for an image, and a change to an actor would take as long as the
  // answer.
  private let images: Locked<KeptFlags>
  private let downloads: FlowCache
  private let diskCache: FlowDiskCache?

  /// The bytes of all files that are kept in memory.
  public var byteCount: Int { images.withLock { $0.byteCount } }

  /// Makes a cache without files.
  ///
  /// - Parameters:
  ///   - folder: The folder for downloaded flags, or `nil` to keep them nowhere: `flagFolder` of the source.
  ///   - deadline: The seconds until a downloaded flag must be there.
  ///   - maximumByteCount: The most bytes of files in memory. The files that were not used for the longest time are
  ///     dropped.
  public init(folder: URL?, deadline: TimeInterval = 10, maximumByteCount: Int = 8 << 20) {
    self.deadline = deadline
    images = Locked(KeptFlags(maximumByteCount: maximumByteCount))
    downloads = FlowCache(limits: FlowCache.Limits(count: 300, totalCost: 32 << 20))
    diskCache = folder.map { FlowDiskCache(folder: $0) }
  }

  /// Returns the flag of a country in a size and look.
  ///
  /// - Throws: `FlagError.unavailable` if the flag cannot be downloaded, decoded or drawn.
  public func image(of country: GuideCountry, style: FlagStyle) async throws(FlagError) -> FlagImage {
    let key = FlagKey(country, style)
    if let kept = images.withLock({ $0.image(key) }) { return kept }
    let image: FlagImage
    if let url = country.flagURL {
      image = try await Self.drawn(try await download(url), key)
    } else {
      image = try await Self.embedded(key)
    }
    images.withLock { $0.keep(image, key) }
    return image
  }

  /// A flag of the program.
  private static func embedded(_ key: FlagKey) async throws(FlagError) -> FlagImage {
    let country = Country(rawValue: key.code) ?? .fallback
    if key.style.isStandard { return FlagImage(png: country.flag.png) }
    let flag: RasterImage
    do { flag = try country.flag.image() } catch { throw .unavailable("\(error)") }
    return try await drawn(flag, key)
  }

  /// Draws a flag on another thread, so that kept flags need not wait for it.
  @concurrent
  private static func drawn(_ flag: RasterImage, _ key: FlagKey) async throws(FlagError) -> FlagImage {
    let renderer = CircleFlagRenderer(size: Double(key.style.size), style: key.style.circle)
    do {
      return FlagImage(png: try renderer.image(of: flag, code: key.code).png())
    } catch {
      throw .unavailable("\(error)")
    }
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
