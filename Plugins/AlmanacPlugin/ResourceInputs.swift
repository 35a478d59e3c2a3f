import Foundation

/// The files of a target's folder that the generator reads.
///
/// They are found anew whenever a build is planned, which is how a build notices that a flag has come or gone.
struct ResourceInputs {
  /// The paths in `almanac.json`. All else in it, and every mistake, is for the generator to read.
  private struct Paths: Decodable {
    struct Countries: Decodable {
      var flags: String?
      var required: String?
    }
    var countries: Countries?
    var templates: String?
  }

  let files: [URL]

  init(folder: URL) {
    let configuration = folder.appending(path: "almanac.json")
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let paths = (try? Data(contentsOf: configuration)).flatMap { try? decoder.decode(Paths.self, from: $0) }
    let named = [configuration] + [paths?.countries?.required].compactMap { $0 }.map { Self.url($0, in: folder) }
    let folders = [paths?.countries?.flags ?? "Flags"] + [paths?.templates].compactMap { $0 }
    files =
      named.filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
      + folders.flatMap { Self.contents(of: Self.url($0, in: folder)) }
  }

  private static func url(_ path: String, in folder: URL) -> URL {
    path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path).standardizedFileURL
  }

  /// What is directly in a folder, sorted by name; nothing where there is no such folder, which the generator reports.
  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
    return names.sorted().map { folder.appending(path: $0) }
  }
}
