import AlmanacGenerator

/// A generated file among the sources of a target.
struct CommittedFile {
  /// What is above the code. It is the same for every caller, because a file must not depend on who has written it last.
  ///
  /// Formatters and linters leave the file as it is.
  private static let header = """
    \(GeneratedMark.text) from this target's resources. Do not edit.
    // To write this file again, run 'swift package generate-resources' or 'almanac generate --into'.
    // swift-format-ignore-file
    // swiftlint:disable all

    """

  /// Far more than the flags of a target can have.
  private static let largestByteCount = 1 << 30

  let name: String
  let contents: String

  /// Creates the file for the sources, or `nil` if the target has no input for it.
  init?(_ file: GeneratedFile) {
    let lines = file.contents.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    // Templates of the user's own need not have the comment.
    let code = GeneratedMark.begins(file.contents.utf8) ? String(lines.dropFirst().first ?? "") : "\n" + file.contents
    if code.isEmpty { return nil }
    name = file.name
    contents = Self.header + code
  }

  /// Returns the text of a file that Almanac has generated, or `nil` if it has not.
  static func text(at path: String) -> String? {
    guard let bytes = try? FileContents.bytes(path, atMost: largestByteCount), GeneratedMark.begins(bytes) else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
