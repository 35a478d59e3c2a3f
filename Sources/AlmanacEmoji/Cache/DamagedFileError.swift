public import Foundation

/// A damaged file was renamed.
public struct DamagedFileError: Error, CustomStringConvertible {
  /// The original location of the file.
  public let file: URL

  /// The new location of the file.
  public let movedTo: URL

  /// Why the file could not be decoded.
  public let reason: String

  /// What happened.
  public var description: String {
    "'\(file.path)' is damaged (\(reason)) and was moved to '\(movedTo.path)'"
  }
}
