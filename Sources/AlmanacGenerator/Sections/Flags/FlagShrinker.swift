import Foundation

/// Makes the images of flags smaller, without a change of their pixels.
enum FlagShrinker {
  private static let cacheName = "Shrunk"

  /// The version of what the cache has.
  private static let cacheKey = "2"

  /// The images with smaller files. A file with a problem stays as it is, because decoders can disagree on it. The files
  /// that Almanac ships are as small already, and every build would try in vain.
  ///
  /// - Parameters:
  ///   - images: Images by path.
  ///   - used: The paths of the images that the output has. The others stay as they are.
  ///   - cache: Has the files of the last run. They were compared with their images then, and are not decoded again.
  static func shrunk(
    _ images: [String: FlagImage],
    used: Set<String>,
    _ cache: Cache?,
    _ progress: ProgressLine? = nil
  ) -> [String: FlagImage] {
    let known = cache?.bytes(cacheName, key: cacheKey).flatMap(ShrunkFiles.init) ?? ShrunkFiles()
    let flags = images.filter { used.contains($0.key) && $0.value.canShrink }.sortedByKey
    progress?.begin("shrinking flags", count: flags.count)
    let results = flags.concurrentMap(progress) { flag -> (hash: String, file: ShrunkFiles.File) in
      let png = flag.value.png
      var hash = ContentHash()
      hash.add(png)
      if let file = known[hash.text], file.isSealed(for: hash), file.bytes.count < png.count {
        return (hash.text, file)
      }
      return (hash.text, ShrunkFiles.File(PNGShrinker.shrunk(png) ?? [], of: hash))
    }
    var images = images
    var files = ShrunkFiles()
    for (flag, result) in zip(flags, results) {
      files[result.hash] = result.file
      if !result.file.bytes.isEmpty { images[flag.key]?.png = result.file.bytes }
    }
    if files != known { cache?.set(bytes: files.encoded, cacheName, key: cacheKey) }
    return images
  }
}

/// The smaller files of images, by the hash of the larger ones.
struct ShrunkFiles: Equatable {
  /// A smaller file. If the image cannot be smaller, it has no bytes.
  struct File: Equatable {
    let bytes: [UInt8]

    /// The hash of the larger file and then of this one. So a file cannot take the place of another one.
    fileprivate let seal: String

    /// - Parameter hash: The hash of the larger file.
    init(_ bytes: [UInt8], of hash: ContentHash) {
      self.bytes = bytes
      seal = Self.seal(bytes, hash)
    }

    fileprivate init(_ bytes: [UInt8], seal: String) {
      self.bytes = bytes
      self.seal = seal
    }

    /// Whether the file was made from the file with this hash.
    func isSealed(for hash: ContentHash) -> Bool { seal == Self.seal(bytes, hash) }

    private static func seal(_ bytes: [UInt8], _ hash: ContentHash) -> String {
      var seal = hash
      seal.add(bytes)
      return seal.text
    }
  }

  /// What the first line says about a file.
  private struct Row: Codable {
    let count: Int
    let seal: String
  }

  private var files: [String: File] = [:]

  init() {}

  /// Decodes files. Returns `nil` if the bytes are not from `encoded`.
  init?(_ bytes: [UInt8]) {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      let rows = try? JSONDecoder().decode([String: Row].self, from: Data(bytes[..<end]))
    else { return nil }
    var rest = bytes[(end + 1)...]
    for (hash, row) in rows.sortedByKey {
      guard 0...rest.count ~= row.count else { return nil }
      files[hash] = File(Array(rest.prefix(row.count)), seal: row.seal)
      rest = rest.dropFirst(row.count)
    }
    guard rest.isEmpty else { return nil }
  }

  /// A line of JSON with the number of bytes and the seal of each file, and then all files.
  var encoded: [UInt8] {
    guard let rows = try? JSONEncoder().encode(files.mapValues { Row(count: $0.bytes.count, seal: $0.seal) }) else {
      return []
    }
    return Array(rows) + [UInt8(ascii: "\n")] + files.sortedByKey.flatMap(\.value.bytes)
  }

  subscript(hash: String) -> File? {
    get { files[hash] }
    set { files[hash] = newValue }
  }
}
