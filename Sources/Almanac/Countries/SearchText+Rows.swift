/// The rows of the table that a search of countries looks through.
///
/// A row is `=code;` for each code, then `<` and the name, then `; ` and each further name. A folded text has none of
/// these characters, so that a search for one of the patterns below finds nothing else.
extension SearchText {
  /// What the row contains that has a code.
  package static func code(_ folded: String) -> String { "=\(folded);" }

  /// What the row contains whose name begins with a text.
  package static func start(_ folded: String) -> String { "<\(folded)" }

  /// What the row contains where a word of a further name begins with a text, or a word of the name after the first.
  package static func word(_ folded: String) -> String { " \(folded)" }

  /// The row of a table.
  ///
  /// - Parameters:
  ///   - codes: The codes, folded.
  ///   - names: The names, folded, the main one first.
  package static func row(codes: [String], names: [String]) -> String {
    let further = names.dropFirst().map { ";" + word($0) }
    return codes.map(code).joined() + start(names.first ?? "") + further.joined()
  }
}
