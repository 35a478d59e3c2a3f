import AlmanacGenerator

/// Generated files among the sources of a target.
enum CommittedFile {
  /// The lines above the code. They are the same for every caller, because a file must not depend on who wrote it last.
  ///
  /// Formatters and linters skip the file.
  private static let header = """
    \(GeneratedMark.text) from this target's resources. Do not edit.
    // Write it again: 'swift package [--package almanac-plugins] generate-resources' or 'almanac generate --into'.
    // swift-format-ignore-file
    // swiftlint:disable all

    """

  /// The maximum size of a file in bytes, far more than a target's flags can need.
  private static let maximumByteCount = 1 << 30

  /// Returns the file for the sources, or `nil` if the target has no input for it.
  static func file(_ file: GeneratedFile) -> GeneratedFile? {
    let lines = file.contents.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    // Users' own templates need not contain the comment.
    let code = GeneratedMark.begins(file.contents.utf8) ? String(lines.dropFirst().first ?? "") : "\n" + file.contents
    return code.isEmpty ? nil : GeneratedFile(name: file.name, contents: header + code)
  }

  /// Returns a file's contents if Almanac generated it.
  static func text(at path: String) -> String? {
    guard let bytes = try? FileContents.bytes(path, atMost: maximumByteCount), GeneratedMark.begins(bytes) else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
