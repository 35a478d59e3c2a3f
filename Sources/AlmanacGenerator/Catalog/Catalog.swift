/// The entries of a target with all their facts, for pages that show them.
package struct Catalog: Sendable {
  /// The sections of the target, in the order in which they are read.
  package let sections: [Section]

  /// All files in the folders of flags, also those that are no entry.
  package let flags: [Flag]

  /// The emoji categories in use: the Unicode groups in their order, then the custom categories.
  package let categories: [String]

  /// A section of the target.
  package struct Section: Sendable {
    /// The key in almanac.json, such as `countries`.
    package let kind: String

    /// The name of the generated type.
    package let type: String

    /// In the order of the cases.
    package let entries: [Entry]
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

  /// A fact about an entry.
  package struct Fact: Sendable {
    package let label: String
    package let value: String

    /// The source of the fact, or its location; `nil` if it follows from other facts.
    package let origin: String?
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

  /// A file in a folder of flags.
  package struct Flag: Sendable {
    package let fileName: String
    package let path: String

    /// The size in pixels; `nil` if the file is not a valid PNG.
    package let size: (width: Int, height: Int)?

    /// `nil` if the file is larger than the limit.
    package let bytes: [UInt8]?
  }

  /// The literals with which `SearchText` folds texts.
  package static var folds: (runs: String, texts: String) { ("\(FoldData.runs)", "\(FoldData.texts)") }
}
