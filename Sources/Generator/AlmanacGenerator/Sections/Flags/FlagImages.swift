/// Checks the images of flags.
enum FlagImages {
  private static let cacheName = "Flags"

  /// The width and height of a valid image.
  private struct Size: Codable {
    let width: Int
    let height: Int
  }

  /// Returns the images of the valid files, by path. Reports the problems of the others. The cache lists the files that
  /// were valid in the last run, so they are not decoded again.
  static func check(
    _ files: [FlagFile],
    _ limits: ImageSettings,
    _ cache: Cache?,
    _ problems: Problems,
    _ progress: ProgressLine?
  ) -> [String: FlagImage] {
    let known = cache?.value([String: Size].self, cacheName, key: limits.cacheKey)?.value ?? [:]
    let rules = FlagImageRules(limits: limits)
    progress?.begin("checking flags", count: files.count)
    typealias Result = (hash: String, image: FlagImage?, diagnostics: [Diagnostic])
    let results = files.concurrentMap(progress) { file -> Result in
      var hash = ContentHash()
      hash.add(file.bytes ?? [])
      if let bytes = file.bytes, let size = known[hash.text] {
        let image = FlagImage(width: size.width, height: size.height, png: bytes, canShrink: !file.isShipped)
        return (hash.text, image, [])
      }
      let (image, diagnostics) = rules.check(file)
      return (hash.text, image, diagnostics)
    }
    var images: [String: FlagImage] = [:]
    var sound: [String: Size] = [:]
    for (file, result) in zip(files, results) {
      result.diagnostics.forEach(problems.add)
      guard let image = result.image else { continue }
      images[file.path] = image
      if result.diagnostics.isEmpty { sound[result.hash] = Size(width: image.width, height: image.height) }
    }
    if sound.count != known.count || sound.keys.contains(where: { known[$0] == nil }) {
      cache?.set(sound, cacheName, key: limits.cacheKey)
    }
    return images
  }
}
