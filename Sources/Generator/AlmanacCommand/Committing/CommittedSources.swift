import AlmanacGenerator

/// The generated files that people commit with a target's sources, so no plugin runs when it is built.
struct CommittedSources {
  /// The folder of the files.
  private let folder: Folder

  /// The folder of the resources, usually the target's.
  private let target: Folder

  /// The command that writes the files.
  private let command: String

  /// The files that belong in the folder.
  private let files: [GeneratedFile]

  /// The names of all items in the folder.
  private let items: [String]

  /// The contents of the generated files among them, by name.
  private var texts: [String: String] = [:]

  /// Reads the generated files in a folder.
  init(folder: String, target: String, command: String, _ files: [GeneratedFile]) {
    self.folder = Folder(path: folder)
    self.target = Folder(path: target)
    self.command = command
    self.files = files.compactMap(CommittedFile.file)
    items = (try? Folder.names(in: folder)) ?? []
    for name in items where GeneratedMark.canBeName(name) {
      texts[name] = CommittedFile.text(at: self.folder.path(of: name))
    }
  }

  /// Returns what was written or compared, for people: "Sources/App/Generated: 8 files match the resources".
  func summary(isCheck: Bool) -> String {
    let count = files.count == 1 ? "1 file" : "\(files.count) files"
    if isCheck { return "\(folder.path): \(count) \(files.count == 1 ? "matches" : "match") the resources" }
    let changed = files.count { SourceDifference(from: texts[$0.name] ?? "", to: $0.contents) != nil }
    return "\(folder.path): \(count), \(changed) written, \(stale.count) removed"
  }

  /// Writes the files of targets that have changed, and removes files that nothing generates anymore. If something is
  /// in the way, it changes nothing.
  static func write(_ targets: [CommittedSources]) -> [Diagnostic] {
    let conflicts = targets.flatMap(\.conflicts)
    return conflicts.isEmpty ? targets.flatMap { $0.replace() } : conflicts
  }

  private func replace() -> [Diagnostic] {
    let problems = OutputWriter(folder: folder.path).write(files)
    if !problems.isEmpty { return problems }
    return stale.compactMap { name in
      guard unlink(folder.path(of: name)) != 0 else { return nil }
      let message = "cannot be removed, although nothing generates it anymore"
      return Diagnostic(.outputUnwritable, at: SourceLocation(path: folder.path(of: name)), message)
    }
  }

  /// Returns an error for each file that `write(_:)` would change or refuse to change.
  func differences() -> [Diagnostic] {
    if !conflicts.isEmpty { return conflicts }
    let changed = files.compactMap { file -> Diagnostic? in
      guard let text = texts[file.name] else {
        return outdated(file.name, "this file is missing, although the resources contain entries for it")
      }
      return SourceDifference(from: text, to: file.contents).map { outdated(file.name, line: $0.line, $0.text) }
    }
    return changed + stale.map { outdated($0, "the resources no longer contain entries for this file") }
  }

  private func outdated(_ name: String, line: Int = 1, _ message: String) -> Diagnostic {
    let location = SourceLocation(path: folder.path(of: name), line: line)
    return Diagnostic(.outputOutdated, at: location, "\(message); run '\(command)' to write it again")
  }

  /// The names of the generated files that nothing generates anymore.
  private var stale: [String] { texts.keys.filter { name in !files.contains { $0.name == name } }.sorted() }

  private var conflicts: [Diagnostic] { foreignFiles + duplicates }

  /// The errors for files that Almanac didn't write.
  private var foreignFiles: [Diagnostic] {
    // On most Macs, names that differ only in case are the same file.
    let names = Set(files.map { $0.name.lowercased() })
    return items.filter { texts[$0] == nil && names.contains($0.lowercased()) }.map { name in
      let message = "Almanac did not write this file, so it does not replace it; rename or remove the file"
      return Diagnostic(.outputUnwritable, at: SourceLocation(path: folder.path(of: name)), message)
    }
  }

  /// The errors for files of an earlier run in another folder of the target, which would declare everything twice.
  private var duplicates: [Diagnostic] {
    let names = Set(files.map(\.name))
    let found = (try? FileManager.default.subpathsOfDirectory(atPath: target.path)) ?? []
    return found.sorted().compactMap { item -> Diagnostic? in
      let components = item.split(separator: "/").map(String.init)
      let other = target.path(of: item)
      guard let name = components.last, names.contains(name), !components.contains(where: { $0.hasPrefix(".") }),
        Folder.resolved(other) != Folder.resolved(folder.path(of: name)), CommittedFile.text(at: other) != nil
      else { return nil }
      let message = "Almanac wrote this file in an earlier run; remove it, or name its folder after '--into'"
      return Diagnostic(.outputUnwritable, at: SourceLocation(path: other), message)
    }
  }
}
