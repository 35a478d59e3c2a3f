/// An enum with a table of names in one or more languages.
///
/// Enums generated from lists of countries, subdivisions, currencies and languages conform to it.
public protocol NamedEnum: TableEnum {
  /// The names: a row of languages, then a row of names for each case.
  ///
  /// Each column is a language, and the first is the main language.
  static var _nameTable: _TextTable { get }

  /// The name in the main language.
  var name: String { get }
}

extension NamedEnum {
  /// The name in the main language, such as "Euro", or the code if there is no name.
  ///
  /// - Complexity: O(length of the name); names of up to 15 bytes need no allocation.
  @inlinable
  public var name: String { Self._nameTable.text(row: _tableIndex &+ 1, column: 0) ?? rawValue }

  /// Returns the name in a language.
  ///
  /// - Parameter language: A configured language (BCP 47), such as "fr", or a variant of it, such as "fr-CA".
  /// - Returns: The name, or `nil` if the data doesn't contain it.
  public func name(in language: String) -> String? { Self._nameTable.name(ofCase: _tableIndex, in: language) }

  /// Returns cases sorted by their names in a language. For each language of the names, the generated ranks contain a
  /// number of `TableLayout.rowDigits` digits for each case.
  public static func _sorted(_ cases: [Self], in language: String, by ranks: StaticString) -> [Self] {
    _ranked(cases, in: language, by: ranks).map { $0.item }
  }

  private static func _ranked(_ cases: [Self], in language: String, by ranks: StaticString) -> [(rank: Int, item: Self)]
  {
    let bytes = TableBytes(ranks).buffer
    let column = _nameTable.column(of: language) ?? 0
    let ranked = cases.map { item in
      (rank: Base56.number3(bytes, at: (column * _caseCount + item._tableIndex) * TableLayout.rowDigits), item: item)
    }
    return ranked.sorted { $0.rank < $1.rank }
  }

  /// Returns cases in the sections of an index. For each language of the names, the generated `starts` contain each
  /// section's label, after the rank of its first name in `TableLayout.rowDigits` digits.
  public static func _sections(
    _ cases: [Self],
    in language: String,
    by ranks: StaticString,
    startingAt starts: _TextTable
  ) -> [IndexSection<Self>] {
    let words = starts.bytes(_nameTable.column(of: language) ?? 0, 0).split(separator: UInt8(ascii: " "))
    var rest = _ranked(cases, in: language, by: ranks)[...]
    var sections: [(title: String, elements: [Self])] = []
    var titles: Set<String> = []
    // In Chinese, names in Latin letters follow all others, but belong to the same sections.
    var isSecondAlphabet = false
    for index in words.indices {
      let isLast = index + 1 == words.count
      let end = isLast ? Int.max : Base56.number3(UnsafeBufferPointer(rebasing: words[index + 1]), at: 0)
      let elements = rest.prefix { $0.rank < end }.map { $0.item }
      rest = rest.dropFirst(elements.count)
      let title = String(decoding: words[index].dropFirst(TableLayout.rowDigits), as: UTF8.self)
      if title != "…", !titles.insert(title).inserted { isSecondAlphabet = true }
      if elements.isEmpty { continue }
      let place = isSecondAlphabet ? sections.firstIndex { $0.title >= title && $0.title != "…" } : nil
      if let place, sections[place].title == title {
        sections[place].elements += elements
      } else {
        sections.insert((title, elements), at: place ?? sections.endIndex)
      }
    }
    return sections.enumerated().map { index, section in
      IndexSection(id: index, title: section.title, elements: section.elements)
    }
  }

  /// Calls a closure with the UTF-8 of `name`, in place in the binary.
  ///
  /// - Parameter body: A closure that must not keep the buffer.
  /// - Returns: The return value of `body`.
  /// - Throws: The error that `body` throws.
  /// - Complexity: O(1), without an allocation unless there is no name.
  @inlinable
  public func withName<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let name = Self._nameTable.tableBytes(_tableIndex &+ 1, 0)
    if name.count > 0 { return try body(name.buffer) }
    return try Array(self.name.utf8).withUnsafeBufferPointer(body)
  }
}
