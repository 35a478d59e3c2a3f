/// The entries of a target with all their facts, for pages that show them.
package struct Catalog: Sendable {
  /// The sections of the target, in the order in which they are read.
  package let sections: [Section]

  /// All files in the folders of flags, also those that are no entry.
  package let flags: [FlagFile]

  /// The images of the valid flags, by path.
  package let images: [String: FlagImage]

  /// The emoji categories in use: the Unicode groups in their order, then the custom categories.
  package let categories: [String]

  /// A section of the target.
  package struct Section: Sendable {
    let sectionKind: SectionKind
    let origins: FactOrigins

    /// The key in almanac.json, such as `countries`.
    package var kind: String { sectionKind.rawValue }

    /// The name of the generated type.
    package let type: String

    /// In the order of the cases.
    package let entries: [Entry]

    /// The source of each fact about an entry, or its location; `nil` if it follows from other facts.
    package func origins(of facts: [Fact]) -> [String?] { origins.origins(of: facts, in: sectionKind) }
  }

  /// An entry of a section.
  package struct Entry: Sendable {
    /// The expression for the entry: `Country.us`.
    package let expression: String

    /// Whether it is something else than the section is about, such as the fallback among the countries. It does not count as one of
    /// them.
    package let isOther: Bool

    /// All that is known. The first fact is the code, the identifier or the emoji.
    package let facts: [Fact]
    package let search: SearchTexts

    /// The image of a country.
    package let image: Image?
  }

  /// The folded texts that a search for an entry looks through.
  package enum SearchTexts: Sendable {
    /// The row of a table, as `SearchText` forms it.
    case row(String)
    case emoji(name: String, shortcodes: [String], keywords: [String])
  }

  /// The image of a country.
  package struct Image: Sendable {
    /// The path of the flag, or of the fallback.
    package let path: String

    /// The accessibility label, as the generated enum has it.
    package let label: String
  }

  /// The literals with which `SearchText` folds texts.
  package static var folds: (runs: String, texts: String) { ("\(FoldData.runs)", "\(FoldData.texts)") }
}
