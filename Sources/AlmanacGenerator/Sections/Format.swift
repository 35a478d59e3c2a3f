/// A format of a section's data files.
///
/// - Parameter Data: The data that is collected from all files of the section.
struct Format<Data>: Sendable {
  /// The name of the format in messages.
  let name: String

  /// Whether a file has the format, judging by its structure.
  let matches: @Sendable (DataFile) -> Bool

  /// Adds the data of a file.
  let read: @Sendable (DataFile, inout Data, Problems) -> Void

  /// A JSON format.
  init(
    _ name: String,
    where matches: @escaping @Sendable (JSONValue) -> Bool,
    read: @escaping @Sendable (JSONValue, inout Data, Problems) -> Void
  ) {
    self.name = name
    self.matches = { $0.root.map(matches) ?? false }
    self.read = { file, data, problems in
      if let root = file.root { read(root, &data, problems) }
    }
  }

  /// A format with lines of text.
  init(lines name: String, read: @escaping @Sendable (SourceText, inout Data, Problems) -> Void) {
    self.name = name
    matches = { if case .lines = $0 { true } else { false } }
    self.read = { file, data, problems in
      if case .lines(let text) = file { read(text, &data, problems) }
    }
  }

  /// Detects the format of a file, and adds its data. Reports a file of unknown format.
  ///
  /// - Parameters:
  ///   - formats: The known formats, in the order to try them.
  ///   - entries: The name of the entries in messages.
  /// - Returns: Whether the file has no errors.
  @discardableResult
  static func read(
    _ file: DataFile,
    as formats: [Format],
    of entries: String,
    into data: inout Data,
    _ problems: Problems
  ) -> Bool {
    let errorCount = problems.errorCount
    if let format = formats.first(where: { $0.matches(file) }) {
      format.read(file, &data, problems)
    } else {
      let message = "this has none of the known formats of \(entries): \(formats.map(\.name).joined(separator: "; "))"
      problems.report(.dataShape, at: file.location, message)
    }
    return problems.errorCount == errorCount
  }

  /// Adds the data of the files of a section.
  ///
  /// - Returns: Whether all files could be read and have no errors.
  static func read(
    _ files: SectionFiles,
    as formats: [Format],
    of entries: String,
    into data: inout Data,
    _ problems: Problems
  ) -> Bool {
    var isSound = files.isComplete
    for (_, file) in files.files where !read(file, as: formats, of: entries, into: &data, problems) { isSound = false }
    return isSound
  }
}
