/// The requirements for flag images, and whether to shrink them.
struct ImageSettings: Sendable {
  static let keys = ["square", "minSize", "maxSize", "maxBytes", "shrink"]

  /// The largest `maxSize` of a configuration: an image of that size still decodes in a second or two.
  static let maximumSize = 8192

  /// The maximum number of bytes of all flags of a target, which are in memory, and then in a literal of the binary.
  static let maximumTotalByteCount = 1 << 28

  /// The largest `maxBytes` of a configuration.
  static let maximumByteCount = 1 << 26

  /// Whether width and height must be equal.
  var square = true

  /// The smallest width and height, in pixels.
  var minSize = 16

  /// The largest width and height, in pixels.
  var maxSize = 1024

  /// The largest file, in bytes.
  var maxBytes = 262_144

  /// Whether the images are written again with fewer bytes and the same pixels.
  var shrink = true

  /// The key of a cache of images that meet the requirements.
  var cacheKey: String { "\(square) \(minSize) \(maxSize) \(maxBytes)" }

  mutating func read(_ object: JSONObject, _ shape: FlagShape) {
    let sizes = 1...Self.maximumSize
    if let isSquare = object.boolean("square") {
      square = isSquare.value && shape.isSquare
      if isSquare.value, !shape.isSquare {
        let message = "'square' cannot be true if 'shape' is '\(shape.rawValue)'; remove one of them"
        object.report(.configValue, at: isSquare.location, message)
      }
    }
    shrink = object.boolean("shrink")?.value ?? shrink
    let smallest = object.integer("minSize", in: sizes)
    let largest = object.integer("maxSize", in: sizes)
    minSize = smallest?.value ?? minSize
    maxSize = largest?.value ?? maxSize
    maxBytes = object.integer("maxBytes", in: 1...Self.maximumByteCount)?.value ?? maxBytes
    if minSize > maxSize, let location = (largest ?? smallest)?.location {
      let message = "'minSize' (\(minSize)) must not be larger than 'maxSize' (\(maxSize))"
      object.report(.configValue, at: location, message)
    }
  }
}
