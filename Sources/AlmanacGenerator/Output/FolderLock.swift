import Foundation

/// A lock of a folder between processes.
enum FolderLock {
  /// Calls a function when no other process is in one for the same folder.
  ///
  /// The system releases the lock of a process that was killed. On a file system without locks, it calls the function at once.
  static func held<Result>(_ folder: String, _ body: () -> Result) -> Result {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return body() }
    defer { close(file) }
    while flock(file, LOCK_EX) != 0, errno == EINTR {}
    return body()
  }
}
