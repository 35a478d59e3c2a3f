import Foundation

/// The contents of a file, read up to a limit.
enum FileContents {
  /// Why a file was not read.
  enum Failure: Error {
    case missing
    case notAFile
    case tooLarge
    case unreadable(reason: String)
  }

  /// The maximum number of bytes of a data file: ten times the largest known file.
  static let largestDataFile = 1 << 24

  /// The maximum number of bytes of almanac.json, a template or a list of required codes.
  static let largestTextFile = 1 << 20

  /// Reads a file that the output depends on.
  ///
  /// - Parameter limit: The maximum number of bytes to read, even through a symbolic link.
  static func read(_ path: String, atMost limit: Int) throws(Failure) -> [UInt8] {
    ReadPaths.add(path)
    return try bytes(path, atMost: limit)
  }

  /// Reads a file.
  static func bytes(_ path: String, atMost limit: Int) throws(Failure) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .missing }
    // Opening a pipe would block until there is a writer.
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile }
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path, isDirectory: false))
      defer { try? file.close() }
      let bytes = [UInt8](try file.read(upToCount: limit + 1) ?? Data())
      guard bytes.count <= limit else { throw Failure.tooLarge }
      return bytes
    } catch let failure as Failure {
      throw failure
    } catch {
      throw .unreadable(reason: reason(error))
    }
  }

  /// Reads a text file. Throws a diagnostic if that is not possible.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of bytes.
  ///   - origin: The location where the file is named. A missing file is reported there.
  static func text(_ path: String, atMost limit: Int, namedAt origin: SourceLocation) throws(Diagnostic) -> SourceText {
    let location = SourceLocation(path: path)
    do {
      return SourceText(path: path, bytes: try read(path, atMost: limit))
    } catch {
      switch error {
      case .missing: throw Diagnostic(.configPath, at: origin, "there is no file '\(path)'")
      case .notAFile:
        throw Diagnostic(.fileUnreadable, at: location, "this is not a file; put a file here or remove it")
      case .tooLarge:
        throw Diagnostic(.dataSize, at: location, "the file has more than \(limit) bytes; remove what you do not need")
      case .unreadable(let reason):
        throw Diagnostic(
          .fileUnreadable,
          at: location,
          "the file cannot be read (\(reason)); make it readable or remove it"
        )
      }
    }
  }

  /// The message of the system, without the path, which the diagnostic already has.
  static func reason(_ error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file"
    case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
    default: error.localizedDescription
    }
  }
}
