import AlmanacDownload
public import Foundation

/// The error for a damaged file that was renamed.
public struct DamagedFileError: LocalizedError, CustomStringConvertible {
  /// The original location of the file.
  public let file: URL

  /// The new location of the file.
  public let movedTo: URL

  /// The reason why the file couldn't be decoded.
  public let reason: String

  /// A description of the error, the same as `errorDescription`.
  public var description: String {
    "'\(file.path)' is damaged (\(reason)) and was moved to '\(movedTo.path)'"
  }

  /// A description of the error.
  public var errorDescription: String? { description }

  /// A message describing the reason for the failure.
  public var failureReason: String? { reason }

  /// A message describing how to recover from the failure.
  public var recoverySuggestion: String? {
    "No action is needed: the next save creates a new file. To find the cause, inspect '\(movedTo.path)'."
  }
}

extension FileManager {
  /// Renames a damaged file from `name.type` to `name.damaged.type`, replacing an older one.
  ///
  /// - Returns: The error to report.
  func setAside(_ url: URL, reason: any Error) throws -> DamagedFileError {
    let aside = url.deletingPathExtension().appendingPathExtension("damaged").appendingPathExtension(url.pathExtension)
    try removeFile(at: aside)
    try moveItem(at: url, to: aside)
    return DamagedFileError(file: url, movedTo: aside, reason: "\(reason)")
  }
}
