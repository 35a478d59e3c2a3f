public import Foundation

/// A file that could not be read was set aside.
public struct DamagedFileError: Error, CustomStringConvertible {
  /// The file that could not be read.
  public let file: URL

  /// Where it is now.
  public let movedTo: URL

  /// What was wrong with it.
  public let reason: String

  /// What happened.
  public var description: String {
    let paths = [file, movedTo].map { $0.path(percentEncoded: false) }
    return "'\(paths[0])' is damaged (\(reason)) and was moved to '\(paths[1])'"
  }
}
