import TestSupport

@testable import AlmanacCircleFlagsKit
@testable import AlmanacImages

/// A decoder that counts, and waits for a signal if it is asked to.
actor DecodeCounter {
  private(set) var counts: [CircleFlagKey: Int] = [:]
  private(set) var running = 0
  private(set) var maximumRunning = 0
  private var isHeld: Bool
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(isHeld: Bool = false) { self.isHeld = isHeld }

  /// The number of decoded images.
  var total: Int { counts.values.reduce(0, +) }

  /// An image of one pixel, whose color is the number of its decoding.
  func decode(_ key: CircleFlagKey) async -> RasterImage {
    counts[key, default: 0] += 1
    let count = counts[key] ?? 0
    running += 1
    maximumRunning = max(maximumRunning, running)
    if isHeld { await withCheckedContinuation { waiting.append($0) } }
    running -= 1
    return Self.image(count)
  }

  /// Lets all decodings end.
  func release() {
    isHeld = false
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Lets one decoding end, the first that began.
  func releaseOne() { if !waiting.isEmpty { waiting.removeFirst().resume() } }

  /// Waits until some decodings have begun, and not ended.
  func waitUntilRunning(_ count: Int) async {
    while running < count { await Task.pause() }
  }

  /// The image of the given decoding of a key.
  static func image(_ count: Int) -> RasterImage {
    RasterImage(width: 1, height: 1, pixels: [UInt8(truncatingIfNeeded: count), 0, 0, 255])
  }
}

extension CircleFlagLoader {
  /// A loader of made-up flags, one for each two letters.
  convenience init(counter: DecodeCounter, config: CircleFlagCacheConfig = CircleFlagCacheConfig()) {
    self.init(sources: [.allLetters], config: config) { key, _ in await counter.decode(key) }
  }

  /// The number of images in the cache, and the sum of their costs.
  var contents: (count: Int, totalCost: Int) { images.withStore { ($0.count, $0.totalCost) } }

  /// Whether the cache has no more than its limits allow.
  var isWithinLimits: Bool {
    images.withStore { $0.count <= $0.limits.count && $0.totalCost <= $0.limits.totalCost }
  }
}

extension CircleFlagSource {
  /// A flag for each two letters.
  static let allLetters = madeUp { CircleFlagImage.resolvedKey(for: $0) }

  /// A flag for each text.
  static let anyText = madeUp { $0 }

  private static func madeUp(code: @escaping @Sendable (_ text: String) -> String) -> CircleFlagSource {
    var source = CircleFlagSource(OwnCountry.self)
    source.code = code
    source.flag = { _ in nil }
    return source
  }
}
