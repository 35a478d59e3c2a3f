/// The sections of a target, and the links between their entries: the third step of a run.
final class LinkedAtlas: Sendable {
  let settings: Settings
  let atlas: Atlas
  let links: Links
  let collations: Collations
  let outdated: OutdatedFacts

  /// Reads the sections, and links them.
  init(_ inputs: ParsedInputs, _ problems: Problems) {
    settings = inputs.settings
    outdated = inputs.outdated
    collations = Collations(inputs.collation, problems)
    atlas = Atlas(inputs, problems)
    links = Links(atlas, formats: LocaleFormats(inputs, atlas, problems))
  }
}
