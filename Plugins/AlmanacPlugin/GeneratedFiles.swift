import Foundation
import PackagePlugin

/// The files among a target's sources that Almanac generated, for people who commit them.
struct GeneratedFiles {
  let urls: [URL]

  init(among files: FileList) {
    urls = files.map(\.url).filter { GeneratedMark.canBeName($0.lastPathComponent) && Self.isGenerated($0) }
  }

  private static func isGenerated(_ file: URL) -> Bool {
    guard let handle = try? FileHandle(forReadingFrom: file) else { return false }
    defer { try? handle.close() }
    let bytes = try? handle.read(upToCount: GeneratedMark.text.utf8.count)
    return bytes.map { GeneratedMark.begins($0) } ?? false
  }
}
