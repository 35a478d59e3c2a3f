/// The lists and flags of the whole world, which Almanac ships.
///
/// A target without input uses all of them. Other targets use those that almanac.json asks for.
struct World: Sendable {
  /// The string in almanac.json that asks for Almanac's files.
  static let name = "world"

  /// The language of the names in the lists. For each other language, there is a file for each section:
  /// `countries.de.json`.
  static let language = "en"

  /// The folder with the files.
  let folder: Folder

  func flags(_ shape: FlagShape) -> String { folder.path(of: "Flags/\(shape.folderName)") }

  /// Returns the files of a section, ignoring languages that the world lacks.
  func files(
    of kind: SectionKind,
    _ languages: [String],
    namedAt origin: SourceLocation,
    _ reader: FileReader
  ) -> [NamedFile] {
    let list = NamedFile(path: folder.path(of: kind.fileName), origin: origin, isShipped: true)
    let words = languages.compactMap { language -> NamedFile? in
      let name = "\(kind.rawValue).\(language).json"
      guard reader.contains(name, in: folder) else { return nil }
      return NamedFile(path: folder.path(of: name), origin: origin, language: language, isShipped: true)
    }
    return [list] + words
  }

  /// The upstream sources of facts, by section and label: `{"countries": {"capital": "…"}}`. The sources of single
  /// facts are in "exceptions", by section, code and label.
  var sources: JSONValue? {
    let text = try? FileContents.text(folder.path(of: "sources.json"))
    return text.flatMap { try? JSONParser.parse($0, as: .json) }
  }

  /// Returns whether a location is in one of the files, which users can't correct.
  func contains(_ location: SourceLocation) -> Bool { location.path.hasPrefix(folder.path(of: "")) }
}
