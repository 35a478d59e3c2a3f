import AlmanacDownload
public import Foundation

/// The error for a damaged file that was renamed.
public struct DamagedFileError: LocalizedError, CustomStringConvertible {
  /// The original location of the file.
  public let file: URL

  /// The new location of the file.
  public let movedTo: URL

  /// Why the file could not be decoded.
  public let reason: String

  /// What happened: the same as `errorDescription`.
  public var description: String {
    "'\(file.path)' is damaged (\(reason)) and was moved to '\(movedTo.path)'"
  }

  /// What happened.
  public var errorDescription: String? { description }

  /// Why the file could not be decoded.
  public var failureReason: String? { reason }

  /// What to do.
  public var recoverySuggestion: String? {
    "Continue: the next file is a new one. To find the cause, inspect '\(movedTo.path)'."
  }
}

extension FileManager {
  /// Renames a damaged file from `name.type` to `name.damaged.type`, and replaces an older one.
  ///
  /// - Returns: The error to report.
  func setAside(_ url: URL, reason: any Error) throws -> DamagedFileError {
    let aside = url.deletingPathExtension().appendingPathExtension("damaged").appendingPathExtension(url.pathExtension)
    try removeFile(at: aside)
    try moveItem(at: url, to: aside)
    return DamagedFileError(file: url, movedTo: aside, reason: "\(reason)")
  }
}
