/// What a flag's image must be like.
struct ImageLimits: Sendable {
  /// The largest `maxSize` that a configuration may ask for: an image of that size still decodes in a second or two.
  static let largestSize = 8192

  /// The largest `maxBytes` that a configuration may ask for.
  static let largestByteCount = 1 << 26

  /// Whether width and height must be equal.
  var square = true

  /// The smallest width and height, in pixels.
  var minSize = 16

  /// The largest width and height, in pixels.
  var maxSize = 1024

  /// The largest file, in bytes.
  var maxBytes = 262_144
}
