/// Shrinks the images of flags without changing their pixels.
enum FlagShrinker {
  private static let cacheName = "Shrunk"

  /// The version of the files in the cache.
  private static let cacheKey = "1"

  /// Returns the images, by path, with smaller files for those that the output uses.
  ///
  /// A file with a problem is left unchanged, because decoders can disagree on it. The files that Almanac ships are
  /// already that small, so every build would try in vain. The files of the last run are in the cache. Each is compared
  /// with its image again, so a wrong one does no harm.
  static func shrunk(
    _ images: [String: FlagImage],
    used: Set<String>,
    _ cache: Cache?,
    _ progress: ProgressLine? = nil
  ) -> [String: FlagImage] {
    let known = cache?.value([String: Int].self, cacheName, key: cacheKey).flatMap(ShrunkFiles.init) ?? ShrunkFiles()
    let flags = images.filter { used.contains($0.key) && $0.value.canShrink }.sortedByKey
    progress?.begin("shrinking flags", count: flags.count)
    let results = flags.concurrentMap(progress) { flag -> (hash: String, file: [UInt8]) in
      var hash = ContentHash()
      hash.add(flag.value.png)
      return (hash.text, known.file(hash.text, of: flag.value.png) ?? PNGShrinker.shrunk(flag.value.png) ?? [])
    }
    var images = images
    var shrunk = ShrunkFiles()
    for (flag, result) in zip(flags, results) {
      shrunk.files[result.hash] = result.file
      if !result.file.isEmpty { images[flag.key]?.png = result.file }
    }
    if shrunk != known { cache?.set(shrunk.counts, payload: shrunk.payload, cacheName, key: cacheKey) }
    return images
  }
}

/// The smaller files of images, by the hash of the larger ones. A file that can't be smaller has no bytes.
struct ShrunkFiles: Equatable {
  var files: [String: [UInt8]] = [:]

  /// The number of bytes of each file.
  var counts: [String: Int] { files.mapValues(\.count) }

  /// All files, in the order of their hashes.
  var payload: Data { Data(files.sortedByKey.flatMap(\.value)) }

  /// Returns the file for an image, empty if it can't be smaller, or `nil` if the file is unknown, or not of this
  /// image.
  func file(_ hash: String, of png: [UInt8]) -> [UInt8]? {
    guard let file = files[hash], file.isEmpty || PNGShrinker.isShrunk(file, of: png) else { return nil }
    return file
  }
}

extension ShrunkFiles {
  /// Splits the payload into files, or returns `nil` unless it has exactly these numbers of bytes.
  init?(counts: [String: Int], payload: Data) {
    self.init()
    var rest = payload[...]
    for (hash, count) in counts.sortedByKey {
      guard 0...rest.count ~= count else { return nil }
      files[hash] = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    guard rest.isEmpty else { return nil }
  }
}
