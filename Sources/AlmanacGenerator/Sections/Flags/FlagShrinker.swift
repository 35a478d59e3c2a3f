/// Creates the images of flags smaller, without a change of their pixels.
enum FlagShrinker {
  private static let cacheName = "Shrunk"

  /// The version of what the cache has.
  private static let cacheKey = "1"

  /// Returns the images with smaller files. A file with a problem stays as it is, because decoders can disagree on it. The
  /// files that Almanac ships are as small already, and every build would try in vain.
  ///
  /// - Parameters:
  ///   - images: Images by path.
  ///   - used: The paths of the images that the output has. The others stay as they are.
  ///   - cache: Has the files of the last run. Each is compared with its image again, so a wrong one does no harm.
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

  /// Returns the file for an image; empty if it can't be smaller. Returns `nil` if the file is unknown, or not of this image.
  func file(_ hash: String, of png: [UInt8]) -> [UInt8]? {
    guard let file = files[hash], file.isEmpty || PNGShrinker.isShrunk(file, of: png) else { return nil }
    return file
  }
}

extension ShrunkFiles {
  /// Takes files apart. Returns `nil` unless the payload has exactly these numbers of bytes.
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
