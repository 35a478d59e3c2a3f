/// The shape of flags.
enum FlagShape: String, CaseIterable, Sendable {
  /// The circle that fills a square image.
  case circle

  case square

  case fourToThree = "4:3"

  /// The country's own aspect ratio.
  case rectangle

  /// The name of the folder of Almanac's flags of this shape.
  var folderName: String { self == .fourToThree ? "4x3" : rawValue }

  /// Whether width and height are equal.
  var isSquare: Bool { self == .circle || self == .square }
}
