/// The contents of a file, read up to a limit.
package enum FileContents {
  /// The reason why a file was not read.
  package enum Failure: Error {
    case missing
    case notAFile
    case tooLarge(byteCount: Int)
    case unreadable(reason: String)
  }

  /// The maximum number of bytes of a data file: ten times the largest known file.
  package static let largestDataFile = 1 << 24

  /// The maximum number of bytes of almanac.json, a template or a list of required codes.
  package static let largestTextFile = 1 << 20

  /// The first bytes of a file that Git LFS has not fetched yet.
  static let pointerSignature = Array("version https://git-lfs".utf8)

  /// Reads a file, at most `limit` bytes, even through a symbolic link.
  package static func bytes(_ path: String, atMost limit: Int) throws(Failure) -> [UInt8] {
    // The system would read such a path only up to this character.
    guard !path.utf8.contains(0) else { throw .missing }
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure(errno) }
    // Opening a device can change it.
    guard status.isFile else { throw .notAFile }
    // Without this option, it would wait for the writer of a pipe that has taken the place of the file, and for the
    // next event of a file such as /proc/kmsg.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno) }
    defer { close(descriptor) }
    guard fstat(descriptor, &status) == 0 else { throw failure(errno) }
    guard status.isFile else { throw .notAFile }
    let bytes = try contents(of: descriptor, size: Int(status.st_size), atMost: limit)
    guard bytes.count <= limit else { throw .tooLarge(byteCount: max(bytes.count, Int(status.st_size))) }
    return bytes
  }

  /// Reads an open file, and at most one byte more than `limit`. The system reports the size, which can be wrong.
  private static func contents(of descriptor: Int32, size: Int, atMost limit: Int) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: min(max(size, 1 << 12), limit) + 1)
    while bytes.count <= limit {
      let count = read(descriptor, &part, min(part.count, limit + 1 - bytes.count))
      if count == 0 { break }
      if count > 0 { bytes += part.prefix(count) } else if errno != EINTR { throw failure(errno) }
    }
    return bytes
  }

  private static func failure(_ code: Int32) -> Failure {
    switch code {
    // A link that leads to itself leads to no file.
    case ENOENT, ENOTDIR, ELOOP: .missing
    default: .unreadable(reason: reason(code))
    }
  }

  /// Reads a text file. The error for a missing file is at `origin`, where the file is named.
  package static func text(
    _ path: String,
    atMost limit: Int = largestTextFile,
    namedAt origin: SourceLocation? = nil
  ) throws(Diagnostic) -> SourceText {
    let location = SourceLocation(path: path)
    let bytes: [UInt8]
    do {
      bytes = try self.bytes(path, atMost: limit)
    } catch {
      switch error {
      case .missing where Folder.hasItem(path):
        let message = "this is a symbolic link to a missing file; restore that file, or put the file itself here"
        throw Diagnostic(.fileLink, at: location, message)
      case .missing:
        throw Diagnostic(.configPath, at: origin ?? location, Folder.absence(of: path))
      case .notAFile where Folder.exists(path) && origin.map { $0.path != path } == true:
        throw Diagnostic(.configPath, at: origin ?? location, "'\(path)' is a folder; name a file in it")
      case .notAFile:
        throw Diagnostic(.fileUnreadable, at: location, "this is not a file; put a file here or remove it")
      case .tooLarge:
        throw Diagnostic(.dataSize, at: location, "the file has more than \(limit) bytes; remove what you do not need")
      case .unreadable(let reason):
        let message = "the file cannot be read (\(reason)); make it readable or remove it"
        throw Diagnostic(.fileUnreadable, at: location, message)
      }
    }
    guard !bytes.starts(with: pointerSignature) else {
      let message = "this is a Git LFS pointer, not the file itself; run 'git lfs pull' to fetch the file"
      throw Diagnostic(.fileUnreadable, at: location, message)
    }
    return SourceText(path: path, bytes: bytes)
  }

  /// The system's message for an error number.
  static func reason(_ code: Int32) -> String {
    let text = String(cString: strerror(code))
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Returns the system's message without the path, which is already in the diagnostic.
  package static func reason(_ error: any Error) -> String {
    if let error = (error as? CocoaError)?.underlying as? POSIXError { return reason(error.code.rawValue) }
    return switch (error as? CocoaError)?.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such file"
    case .fileReadNoPermission, .fileWriteNoPermission: "permission denied"
    default: "\(error)"
    }
  }
}

extension stat {
  /// The status of what is at a path, or `nil` if there is nothing. A link counts as what it leads to, or as itself.
  init?(of path: String, followsLinks: Bool = true) {
    self.init()
    guard (followsLinks ? stat(path, &self) : lstat(path, &self)) == 0 else { return nil }
  }

  /// Whether it is a file, and not a folder, a device, a pipe or a socket.
  var isFile: Bool { st_mode & S_IFMT == S_IFREG }

  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }

  /// The time at which its content was last modified, which programs can set.
  var lastModification: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }

  /// The time at which its content, name or permissions last changed, which only the system sets.
  var lastChange: timespec {
    #if canImport(Darwin)
      st_ctimespec
    #else
      st_ctim
    #endif
  }
}
