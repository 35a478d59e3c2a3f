extension AlmanacCommand {
  /// The version of Almanac (Semantic Versioning). `Scripts/release` reads it here.
  static let version = "1.0.0"
}
