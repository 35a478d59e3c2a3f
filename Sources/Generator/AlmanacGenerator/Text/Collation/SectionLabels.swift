/// The labels of the sections of a sorted list in a language, such as the letters of its alphabet (CLDR's index
/// characters).
struct SectionLabels {
  /// The label of names before the first label and after the script of the labels.
  private static let other = "…"

  private var collation: Collation

  /// The primary weights from which on names belong to each label, in ascending order.
  private var starts: [(weights: [UInt32], label: String)] = []

  /// The greatest primary weight of the script.
  private let last: UInt32?

  /// Reads the labels of a language: `index` with spaces between them, where a `=` separates a label from the first
  /// string of its section if that is another one, and `last`, the last letter of their script.
  init(_ language: JSONValue?, _ collation: Collation) {
    var collation = collation
    last = (language?["last"]?.text?.value).flatMap { collation.weights(of: $0).first }
    for word in (language?["index"]?.text?.value ?? "").split(separator: " ") {
      let parts = word.split(separator: "=").map(String.init)
      let weights = collation.weights(of: parts[parts.count - 1])
      // Several letters are only a label where the language sorts them as one.
      if weights.count == 1 { starts.append((weights, parts[0])) }
    }
    self.collation = collation
    starts.sort { $0.weights.lexicographicallyPrecedes($1.weights) }
    // Letters that differ only in a diacritic share a section.
    starts = starts.indices.filter { $0 == 0 || starts[$0 - 1].weights != starts[$0].weights }.map { starts[$0] }
  }

  /// Returns the label of the section that a name belongs to.
  mutating func label(of name: String) -> String {
    let weights = collation.weights(of: name)
    if let last, let first = weights.first, first > last { return Self.other }
    return starts.last { !weights.lexicographicallyPrecedes($0.weights) }?.label ?? Self.other
  }
}
