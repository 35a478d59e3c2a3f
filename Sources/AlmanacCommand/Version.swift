extension AlmanacCommand {
  /// The version of the tools, as in Semantic Versioning. `Scripts/release` asks for the same.
  static let version = "1.0.0"
}
