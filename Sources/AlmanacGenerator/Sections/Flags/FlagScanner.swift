import Foundation

/// Reads the PNG files of a folder.
struct FlagScanner {
  let folder: Folder
  private let configuration: CountriesConfiguration
  private(set) var files: [FlagFile] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - path: A folder that exists.
  ///   - configuration: Says which names to look at and how large a file may be.
  init(path: String, configuration: CountriesConfiguration) {
    folder = Folder(path: path)
    self.configuration = configuration
    do {
      for fileName in try Folder.names(in: path) { scan(fileName) }
    } catch {
      diagnostics.append(.unreadable(path, error))
    }
  }

  private mutating func scan(_ fileName: String) {
    let dot = fileName.lastIndex(of: ".") ?? fileName.endIndex
    let name = String(fileName[..<dot])
    guard fileName[dot...].lowercased() == ".png" else {
      // Hidden files, such as those that file managers leave behind, are nobody's mistake.
      if !fileName.hasPrefix(".") {
        report(.fileUnused, fileName, "'\(fileName)' is not used; only PNG files belong here")
      }
      return
    }
    guard configuration.looksAt(name) else { return }
    do {
      try read(fileName, name: name)
    } catch {
      diagnostics.append(.unreadable(folder.path(of: fileName), error))
    }
  }

  private mutating func read(_ fileName: String, name: String) throws {
    let path = folder.path(of: fileName)
    guard isWithinFolder(path) else {
      report(.fileLink, fileName, "'\(fileName)' links out of the folder; put the file itself here")
      return
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: resolved(path))
    let type = attributes[.type] as? FileAttributeType
    guard type != .typeSymbolicLink else {
      report(.fileLink, fileName, "'\(fileName)' is a symbolic link that leads nowhere; put the file itself here")
      return
    }
    guard type == .typeRegular else {
      report(.fileKind, fileName, "'\(fileName)' is not a file; a flag is a PNG file")
      return
    }
    let byteCount = (attributes[.size] as? NSNumber)?.intValue ?? 0
    let isSmall = byteCount <= configuration.image.maxBytes
    let bytes = isSmall ? [UInt8](try Data(contentsOf: URL(filePath: path))) : nil
    files.append(FlagFile(fileName: fileName, name: name, path: path, byteCount: byteCount, bytes: bytes))
  }

  private func isWithinFolder(_ path: String) -> Bool {
    let inside = resolved(folder.path)
    return resolved(path).hasPrefix(inside.hasSuffix("/") ? inside : inside + "/")
  }

  private func resolved(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false)
  }

  private mutating func report(_ rule: Rule, _ fileName: String, _ message: String) {
    diagnostics.append(Diagnostic(rule, at: SourceLocation(path: folder.path(of: fileName)), message))
  }
}
