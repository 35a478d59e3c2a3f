/// The rows of the table that the search of a `SearchableEnum` looks through.
///
/// A row consists of the number of its case if the rows are in another order, `=code;` for each code, `=code=;` for
/// each code that is rather another row's, `<name;`, ` name;` for each further name, and `/ word;` for other words.
/// Folded texts never contain `=`, `;`, `<` or `/`, so a pattern below matches only what it is meant for.
extension SearchText {
  /// Returns the pattern for rows with a code.
  package static func code(_ folded: String) -> String { "=\(folded);" }

  /// Returns a code that is rather another row's, such as `$` of the Canadian dollar.
  package static func shared(_ code: String) -> String { code + "=" }

  /// Returns the pattern for rows whose main name begins with a text.
  package static func start(_ folded: String) -> String { "<\(folded)" }

  /// Returns the pattern for rows where a word begins with a text, except the first one of the main name.
  package static func word(_ folded: String) -> String { " \(folded)" }

  /// Returns the patterns of each rank of matches after those of a code, best ones first: main names, further names,
  /// codes that only the folded query equals, beginnings of main names with whole words and without, other whole words,
  /// and beginnings of other words.
  package static func ranks(_ folded: String) -> [[String]] {
    let (start, word) = (start(folded), word(folded))
    return [[start + ";"], [";\(word);"], [code(folded)], [start + " "], [start], [word + " ", word + ";"], [word]]
  }

  /// Returns the row of a table, with folded texts, the main name first.
  package static func row(codes: [String], names: [String], words: [String]) -> String {
    let further = names.dropFirst().map { word($0) + ";" } + words.map { "/\(word($0));" }
    return codes.map(code).joined() + start(names.first ?? "") + ";" + further.joined()
  }
}
