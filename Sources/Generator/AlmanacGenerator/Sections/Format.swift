/// The content of the files of a section.
protocol SectionData: Sendable {
  associatedtype Record: FileRecord

  /// A description of the expected file, for messages.
  static var expected: String { get }

  /// The known formats, in the order in which they are tried.
  static var formats: [Format<Self>] { get }

  /// The records of all files, in the order of the files.
  var records: [Record] { get set }
}

/// The facts about an entry in one file.
protocol FileRecord: Sendable {
  /// Adapts a record from a file that Almanac ships, which is in Almanac's own format.
  ///
  /// - Parameters:
  ///   - file: The file. Its language is the language of the record's name.
  ///   - main: The language of the section's names.
  mutating func adapt(to file: NamedFile, main: String)
}

/// A format of a section's data files.
struct Format<Data: SectionData>: Sendable {
  /// Whether a file is in the format, judging by its structure.
  let matches: @Sendable (DataFile) -> Bool

  /// Adds the data of a file.
  let read: @Sendable (DataFile, inout Data, Problems) -> Void

  /// Creates a JSON format.
  init(
    where matches: @escaping @Sendable (JSONValue) -> Bool,
    read: @escaping @Sendable (JSONValue, inout Data, Problems) -> Void
  ) {
    self.matches = { $0.root.map(matches) ?? false }
    self.read = { file, data, problems in
      if let root = file.root { read(root, &data, problems) }
    }
  }

  /// Creates the format of CLDR's files for a language: `{"main": {"fr": {…}}}`.
  ///
  /// - Parameters:
  ///   - path: The keys of nested objects that such a file contains for a language.
  ///   - read: Adds what a file contains for a language, by its canonical code.
  init(
    ofLanguagesWith path: String...,
    read: @escaping @Sendable (_ language: String, _ object: JSONObject, inout Data) -> Void
  ) {
    self.init(
      where: { root in
        (root["main"]?.members ?? []).contains { language in
          path.reduce(language.value as JSONValue?) { $0?[$1] } != nil
        }
      },
      read: { root, data, problems in
        for language in root["main"]?.members ?? [] {
          let code = language.key.value
          let object = JSONObject(language.value, named: "'\(code)'", keys: nil, rules: .data, problems)
          read(LanguageTag.canonical(code), object, &data)
        }
      }
    )
  }

  /// Creates a format with lines of text.
  init(lines read: @escaping @Sendable (SourceText, inout Data, Problems) -> Void) {
    matches = { if case .lines = $0 { true } else { false } }
    self.read = { file, data, problems in
      if case .lines(let text) = file { read(text, &data, problems) }
    }
  }

  /// Detects the format of a file, and adds its data. Reports a file of unknown format, with the name of its entries.
  ///
  /// - Returns: Whether the file contains no errors.
  static func read(_ file: DataFile, of entries: String, into data: inout Data, _ problems: Problems) -> Bool {
    let errorCount = problems.errorCount
    if let format = Data.formats.first(where: { $0.matches(file) }) {
      format.read(file, &data, problems)
    } else {
      problems.report(.dataShape, at: file.location, "unknown format of \(entries); expected \(Data.expected)")
    }
    return problems.errorCount == errorCount
  }

  /// Adds the data of the files of a section, whose names are in the language `main`.
  ///
  /// - Returns: Whether all files could be read and contain no errors.
  static func read(
    _ files: SectionFiles,
    of entries: String,
    main: String = World.language,
    into data: inout Data,
    _ problems: Problems
  ) -> Bool {
    var isSound = files.isComplete
    for (name, file) in files.files {
      let count = data.records.count
      if !read(file, of: entries, into: &data, problems) { isSound = false }
      guard name.isShipped else { continue }
      for index in count..<data.records.count { data.records[index].adapt(to: name, main: main) }
    }
    return isSound
  }
}

extension JSONObject {
  /// The language that one of CLDR's files identifies, with its script and territory: "zh-Hant", "pt-PT".
  var identifiedLanguage: String? {
    guard let value = value("identity") else {
      reportMissing("identity")
      return nil
    }
    let identity = object(value, named: "identity")
    guard let language = identity.required("language") else { return nil }
    let parts = ["script", "territory", "variant"].compactMap { identity.string($0)?.value }
    let tag = ([language.value] + parts).joined(separator: "-")
    guard LanguageTag(tag) != nil else {
      report(.localeIdentifier, at: language.location, "'\(tag)' is not a BCP 47 language code, such as 'de'")
      return nil
    }
    return LanguageTag.canonical(tag)
  }
}
