// Scripts/copy-sources copied this from Plugins/AlmanacPlugin/ResourceInputs.swift. Do not edit.

import Foundation

/// The files that the generator may read for a target.
///
/// Each build plan lists them again, so a build detects added and removed flags. The generator decides which files it
/// uses, and checks them. Additional files do no harm.
struct ResourceInputs {
  /// The name of the configuration in a target's folder.
  static let configuration = "almanac.json"

  private static let flags = "Flags"

  /// The maximum number of bytes of almanac.json, as in the generator.
  private static let largestConfiguration = 1 << 20

  let files: [URL]

  /// - Parameters:
  ///   - folder: The folder of the target.
  ///   - shipped: The folders of what Almanac ships.
  init(folder: URL, shipped: [URL]) {
    let configuration = folder.appending(path: Self.configuration)
    let text = Self.text(of: configuration)
    let named = QuotedPaths(in: text).paths.map { path in
      path.hasPrefix("/") ? URL(filePath: path) : folder.appending(path: path).standardizedFileURL
    }
    // The default data files, such as countries.json and emoji.de.json, are directly in the folder.
    let lists = Self.contents(of: Self.path(of: folder)).filter { Self.isList($0.lowercased()) }
    var search = FileSearch()
    for path in lists + ([folder.appending(path: Self.flags)] + shipped + named).map(Self.path) { search.add(path) }
    // The generator also reports flags that are elsewhere.
    var images = FileSearch(isWanted: { $0.lowercased().hasSuffix(".png") })
    images.add(Self.path(of: folder))
    files = search.files.union(images.files).sorted().map { URL(filePath: $0) }
  }

  /// Returns whether the generator reads a file, or reports that its name is wrong.
  private static func isList(_ path: String) -> Bool {
    [".json", ".json5", ".jsonc", ".geojson"].contains(where: path.hasSuffix)
  }

  /// Returns the text of a file, or an empty text if the generator refuses it, because reading a pipe or a device can
  /// take forever.
  private static func text(of file: URL) -> String {
    guard FileSearch.isFile(path(of: file)), let handle = try? FileHandle(forReadingFrom: file) else { return "" }
    defer { try? handle.close() }
    let data = (try? handle.read(upToCount: largestConfiguration + 1)) ?? Data()
    return data.count > largestConfiguration ? "" : String(decoding: data, as: UTF8.self)
  }

  /// Returns the path without a slash at its end.
  private static func path(of url: URL) -> String {
    let path = url.path(percentEncoded: false)
    return path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Returns the items directly in a folder.
  fileprivate static func contents(of folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { "\(folder)/\($0)" }
  }
}

/// Finds files in folders and their subfolders, as paths, because URLs are slow to create.
private struct FileSearch {
  /// More than the generator reads. A wrong path in almanac.json can be that of a folder with everything.
  private static let maximumCount = 100_000

  /// Whether a file is among those to find.
  private let isWanted: (String) -> Bool

  private(set) var files: Set<String> = []

  /// The folders without symbolic links, so that links cannot lead in circles.
  private var visited: Set<String> = []

  init(isWanted: @escaping (String) -> Bool = { _ in true }) {
    self.isWanted = isWanted
  }

  /// Adds a file, or all files in a folder.
  mutating func add(_ path: String) {
    guard files.count < Self.maximumCount else { return }
    if Self.isFile(path) {
      if isWanted(path) { files.insert(path) }
    } else if let folder = realpath(path, nil) {
      defer { free(folder) }
      guard visited.insert(String(cString: folder)).inserted else { return }
      for item in ResourceInputs.contents(of: path) where !item.hasPrefix("\(path)/.") { add(item) }
    }
  }

  /// Returns whether there is a file, and not a folder, a device, a pipe or a socket.
  static func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}

/// The quoted texts in almanac.json, some of which are paths.
///
/// The plugin cannot share the generator's parser, and another parser could read some files differently, so it uses
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

  /// Returns a string with its escapes decoded: `\u0041` is `A`, and `\/` is `/`.
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
