/// Encodes keys and their rows as the runtime's `_KeyTable` reads them.
enum KeyTableBuilder {
  /// Returns the template variables of a lookup. Each pair is a key and a row; the first row of a key is the usual one.
  static func variables(
    _ name: String,
    _ documentation: String,
    _ pairs: [(key: String, row: Int)]
  ) throws(TableOverflow) -> TemplateValue {
    var rows: [String: [Int]] = [:]
    for (key, row) in pairs where rows[key]?.contains(row) != true { rows[key, default: []].append(row) }
    let sorted = rows.sortedByKey
    return .variables([
      "name": .text(name),
      "documentation": .text(documentation),
      "keys": .text(
        SwiftLiteral.multiline(try TextTableBuilder.bytes(of: sorted.map { [$0.key, Base56.rows($0.value)] }))
      ),
      "keyCount": .number(sorted.count),
      "keyIndex": .text(SwiftLiteral.multiline(try HashIndexBuilder.bytes(of: sorted.map { [$0.key] }))),
    ])
  }
}
