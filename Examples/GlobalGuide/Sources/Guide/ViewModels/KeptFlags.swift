import Foundation

/// Which drawing of which flag.
struct FlagKey: Hashable {
  let code: String
  let style: FlagStyle
  let url: URL?

  init(_ country: GuideCountry, _ style: FlagStyle) {
    (code, url) = (country.code, country.flagURL)
    self.style = style
  }
}

/// The flags in memory. Those that were not used for the longest time are dropped.
struct KeptFlags {
  private let maximumByteCount: Int
  private var images: [FlagKey: (image: FlagImage, lastUse: UInt64)] = [:]
  private var useCount: UInt64 = 0

  /// The bytes of all files.
  private(set) var byteCount = 0

  init(maximumByteCount: Int) { self.maximumByteCount = maximumByteCount }

  /// Returns a flag that is kept, which counts as a use.
  mutating func image(_ key: FlagKey) -> FlagImage? {
    guard let index = images.index(forKey: key) else { return nil }
    useCount += 1
    images.values[index].lastUse = useCount
    return images.values[index].image
  }

  /// Keeps a flag, unless it is larger than all flags together may be.
  mutating func keep(_ image: FlagImage, _ key: FlagKey) {
    guard image.png.count <= maximumByteCount, images[key] == nil else { return }
    useCount += 1
    images[key] = (image, useCount)
    byteCount += image.png.count
    while byteCount > maximumByteCount, let oldest = images.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      byteCount -= oldest.value.image.png.count
      images[oldest.key] = nil
    }
  }
}
