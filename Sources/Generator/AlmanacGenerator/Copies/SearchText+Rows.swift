// Scripts/copy-sources copied this from Sources/Runtime/Almanac/Text/SearchText+Rows.swift. Do not edit.

/// The rows of the table that the search of a `SearchableEnum` looks through.
///
/// A row consists of `=code;` for each code, `<` and the name, and `; ` and the name for each further name. Folded
/// texts never contain `=`, `;` or `<`, so a pattern below matches only what it is meant for.
extension SearchText {
  /// Returns the pattern for rows with a code.
  package static func code(_ folded: String) -> String { "=\(folded);" }

  /// Returns the pattern for rows whose name begins with a text.
  package static func start(_ folded: String) -> String { "<\(folded)" }

  /// Returns the pattern for rows where a word begins with a text, except the first one of the main name.
  package static func word(_ folded: String) -> String { " \(folded)" }

  /// Returns the row of a table, with folded codes and names, the main name first.
  package static func row(codes: [String], names: [String]) -> String {
    let further = names.dropFirst().map { ";" + word($0) }
    return codes.map(code).joined() + start(names.first ?? "") + further.joined()
  }
}
