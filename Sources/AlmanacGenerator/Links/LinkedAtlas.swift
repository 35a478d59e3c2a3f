/// The sections of a target, and the links between their entries.
struct LinkedAtlas: Sendable {
  let settings: Settings
  let atlas: Atlas
  let links: Links

  /// Parses the files and reads the sections.
  init(_ inputs: Inputs, _ problems: Problems) {
    settings = inputs.settings
    atlas = Atlas.read(inputs, problems)
    links = Links(atlas)
  }
}
