import Foundation

/// The checkout that the tests run in.
public enum Repository {
  /// Its root folder.
  public static let root = URL(fileURLWithPath: #filePath, isDirectory: false).deletingLastPathComponent()
    .appendingPathComponent("../../..", isDirectory: false).standardizedFileURL

  /// The path of its root folder.
  public static let path = root.path

  /// The folder of the tour's target, with flags in `Flags`.
  public static let tour = root.appendingPathComponent("Examples/Tour/Sources/Tour", isDirectory: false)

  /// The folder with a subfolder for each invalid input.
  public static let invalidFixtures = root.appendingPathComponent("Fixtures/Invalid", isDirectory: false)

  /// A flag of the tour.
  public static func flag(_ code: String) -> URL {
    tour.appendingPathComponent("Flags/\(code).png", isDirectory: false)
  }

  /// The names of the folders in a folder, sorted.
  public static func folders(in folder: URL) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  /// Whether `Scripts/test --record` runs the tests, to write what they expect.
  ///
  /// A service that checks a commit sets `CI`, and must not write what it checks.
  public static var isRecording: Bool {
    let environment = ProcessInfo.processInfo.environment
    return environment["ALMANAC_RECORD"] != nil && environment["CI"] == nil
  }

  /// Compares a text with the text of a file, or writes it to the file when recording.
  public static func matches(_ text: String, reference file: URL) throws -> Bool {
    if isRecording {
      let folder = file.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try String(contentsOf: file, encoding: .utf8) == text
  }
}
