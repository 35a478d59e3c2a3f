extension AlmanacCommand {
  /// The version of Almanac (Semantic Versioning), which `Scripts/release` reads here.
  static let version = "1.0.0"
}
