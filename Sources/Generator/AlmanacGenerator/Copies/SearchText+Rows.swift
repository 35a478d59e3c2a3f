// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Text/SearchText+Rows.swift. Do not edit.

/// The rows of the table that a `SearchableEnum` searches.
///
/// A row consists of the number of its case if the rows are in another order, `=code;` for each code, `=code=;` for
/// each code that mainly belongs to another row, `<name;`, ` name;` for each other name, and `/ word;` for other words.
/// Folded strings never contain `=`, `;`, `<` or `/`, so each pattern below matches only its own part.
extension SearchText {
  /// Returns the pattern for rows with a code.
  package static func code(_ folded: String) -> String { "=\(folded);" }

  /// Returns a code that mainly belongs to another row, such as the Canadian dollar's `$`.
  package static func shared(_ code: String) -> String { code + "=" }

  /// Returns the pattern for rows whose main name starts with a string.
  package static func start(_ folded: String) -> String { "<\(folded)" }

  /// Returns the pattern for rows in which a word starts with a string, except the main name's first word.
  package static func word(_ folded: String) -> String { " \(folded)" }

  /// Returns the patterns of each rank after the ranks of codes, best ones first: main names, other names, codes that
  /// only the folded query equals, starts of main names with and without whole words, other whole words, and starts of
  /// other words.
  package static func ranks(_ folded: String) -> [[String]] {
    let (start, word) = (start(folded), word(folded))
    return [[start + ";"], [";\(word);"], [code(folded)], [start + " "], [start], [word + " ", word + ";"], [word]]
  }

  /// Returns a table's row of folded strings, the main name first.
  package static func row(codes: [String], names: [String], words: [String]) -> String {
    let further = names.dropFirst().map { word($0) + ";" } + words.map { "/\(word($0));" }
    return codes.map(code).joined() + start(names.first ?? "") + ";" + further.joined()
  }
}
