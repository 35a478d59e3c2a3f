/// A file of the flags folder: its name, its path and its bytes.
struct FlagFile: Sendable {
  /// The whole name, such as `us.png`.
  let fileName: String

  /// The name without the extension.
  let name: String

  let path: String

  /// The size on disk, known also where the file is not read.
  let byteCount: Int

  /// The contents, or `nil` where the file is larger than the limit and so was not read.
  let bytes: [UInt8]?

  var location: SourceLocation { SourceLocation(path: path) }
}
