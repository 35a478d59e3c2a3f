/// CLDR's orders of texts (UTS #10), which Almanac ships: the root order, and what each language changes in it.
struct Collations: Sendable {
  /// The name of the file among the lists that Almanac ships.
  static let fileName = "collation.json"

  private let root: CollationTable
  private let languages: [String: JSONValue]

  /// Reads the root order. Without a file, the order is that of the code points.
  init(_ file: DataFile? = nil, _ problems: Problems? = nil) {
    let root = file?.root?["root"].flatMap(CollationTable.init)
    if let file, root == nil {
      problems?.report(.dataShape, at: file.location, "this is not Almanac's list of orders; restore it")
    }
    self.root = root ?? CollationTable()
    let members = file?.root?["languages"]?.members ?? []
    languages = Dictionary(members.map { ($0.key.value, $0.value) }) { first, _ in first }
  }

  /// Returns the rank of each name, from 0. Equal names are in the order of the list. If CLDR has no rules for a
  /// language (BCP 47), the order is the root order.
  func ranks(of names: [String], in language: String) -> [Int] {
    let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
    var collation = Collation(root, CollationTailoring(languages[code], of: root))
    let keys = names.map { collation.key(of: $0) }
    var ranks = Array(repeating: 0, count: names.count)
    for (rank, row) in byteOrder(of: keys).enumerated() { ranks[row] = rank }
    return ranks
  }
}
