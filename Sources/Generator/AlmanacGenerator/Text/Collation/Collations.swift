/// CLDR's sort orders (UTS #10), which Almanac ships: the root order, and the changes of each language to it.
struct Collations: Sendable {
  /// The name of the file among the lists that Almanac ships.
  static let fileName = "collation.json"

  private let root: CollationTable
  private let languages: [String: JSONValue]

  /// The labels of sections for languages that have none.
  private let labels: JSONValue?

  /// Reads the root order. Without a file, names are sorted by code points.
  init(_ file: DataFile? = nil, _ problems: Problems? = nil) {
    let root = file?.root?["root"].flatMap(CollationTable.init)
    if let file, root == nil {
      problems?.report(.dataShape, at: file.location, "this is not Almanac's collation data; restore it")
    }
    self.root = root ?? CollationTable()
    labels = file?.root?["root"]
    let members = file?.root?["languages"]?.members ?? []
    languages = Dictionary(members.map { ($0.key.value, $0.value) }) { first, _ in first }
  }

  /// Returns the rank of each name, from 0. Equal names are in the order of the list. If CLDR has no rules for a
  /// language (BCP 47), the order is the root order.
  func ranks(of names: [String], in language: String) -> [Int] {
    var collation = collation(of: language)
    let keys = names.map { collation.key(of: $0) }
    var ranks = Array(repeating: 0, count: names.count)
    for (rank, row) in byteOrder(of: keys).enumerated() { ranks[row] = rank }
    return ranks
  }

  /// Returns the sections of a sorted list of names: the rank of the first name of each, and its label.
  func sections(of names: [String], in language: String) -> [(start: Int, label: String)] {
    let own = languages[code(of: language)]
    var labels = SectionLabels(own?["index"] == nil ? self.labels : own, collation(of: language))
    let ranks = ranks(of: names, in: language)
    var sections: [(start: Int, label: String)] = []
    for (rank, name) in zip(ranks, names).sorted(by: { $0.0 < $1.0 }) {
      let label = labels.label(of: name)
      if sections.last?.label != label { sections.append((rank, label)) }
    }
    return sections
  }

  private func collation(of language: String) -> Collation {
    Collation(root, CollationTailoring(languages[code(of: language)], of: root))
  }

  private func code(of language: String) -> String { language.prefix { $0 != "-" && $0 != "_" }.lowercased() }
}
