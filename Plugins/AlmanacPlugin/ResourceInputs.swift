import Foundation

/// The files that the generator may read for a target.
///
/// Each build plan lists them again, so a build detects added and removed flags. The generator decides which files it
/// uses, and checks them. Additional files do no harm.
struct ResourceInputs {
  /// The name of the configuration in a target's folder.
  static let configuration = "almanac.json"

  private static let flags = "Flags"

  let files: [URL]

  /// - Parameters:
  ///   - folder: The folder of the target.
  ///   - world: The folder of the lists and flags that Almanac ships.
  init(folder: URL, world: URL) {
    let configuration = folder.appending(path: Self.configuration)
    let text = (try? String(contentsOf: configuration, encoding: .utf8)) ?? ""
    let named = QuotedPaths(in: text).paths.map { path in
      path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path).standardizedFileURL
    }
    // The default data files, such as countries.json and emoji.de.json, are directly in the folder.
    let lists = Self.contents(of: Self.path(of: folder)).filter { $0.hasSuffix(".json") }
    let all = lists + ([folder.appending(path: Self.flags), world] + named).map(Self.path)
    files = Set(all.flatMap { Self.files(at: $0, depth: 0) }).sorted().map { URL(filePath: $0) }
  }

  /// The path without a slash at its end.
  private static func path(of url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// A file, or all files in a folder and its subfolders. These are paths, because URLs are slow to make.
  private static func files(at path: String, depth: Int) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { return [path] }
    // The limit stops at cyclic symbolic links. Asset catalogues are never so deep.
    return depth < 8 ? contents(of: path).flatMap { files(at: $0, depth: depth + 1) } : []
  }

  /// The items directly in a folder.
  private static func contents(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { "\(folder)/\($0)" }
  }
}

/// The quoted texts in almanac.json, some of which are paths.
///
/// The plugin cannot share the generator's parser, and another parser could read some files differently. So it takes
/// every text that could be a string, even in comments. The file system decides which of them are paths.
struct QuotedPaths {
  let paths: Set<String>

  init(in text: String) {
    var paths: Set<String> = []
    // A backslash at the end of a line continues a string on the next line.
    let lines = text.replacing(/\\(\r\n|\r|\n|\u{2028}|\u{2029})/, with: "").split(whereSeparator: \.isNewline)
    for line in lines {
      for quote in ["\"", "'"] as [Character] {
        let quotes = line.indices.filter { line[$0] == quote }
        for (start, end) in zip(quotes, quotes.dropFirst()) {
          let path = Self.unescaped(line[line.index(after: start)..<end])
          // Skip the target's folder, because it also contains its sources.
          if !path.isEmpty, path.contains(where: { $0 != "." && $0 != "/" }) { paths.insert(path) }
        }
      }
    }
    self.paths = paths
  }

  /// A string with its escapes decoded: `\u0041` is `A`, and `\/` is `/`.
  private static func unescaped(_ string: Substring) -> String {
    // Two escapes can be the two halves of a character.
    var units: [UInt16] = []
    var rest = string
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.popFirst() else {
        units += character.utf16
        continue
      }
      let digitCount = escaped == "u" ? 4 : escaped == "x" ? 2 : 0
      if digitCount > 0, let unit = UInt16(rest.prefix(digitCount), radix: 16) {
        units.append(unit)
        rest = rest.dropFirst(digitCount)
      } else {
        units += escaped.utf16
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
