/// The rows of the table of currency names after numbers: the languages of the names, in the order of the table of
/// names, and then the variants of these languages that name some currencies differently, sorted.
struct CurrencyNameRows: Sendable {
  let tags: [String]
  let rows: [String: Int]

  init(_ currencies: Currencies) {
    let variants = currencies.entries.flatMap { $0.record?.plurals.variants(of: currencies.languages) ?? [] }
    tags = currencies.languages + Set(variants).sortedByBytes
    rows = Dictionary(tags.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
  }
}

extension Currencies {
  /// Returns the variables of the table of names after numbers, or none if no locale writes them.
  func pluralNames(_ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    guard context.libraries.contains(.amountForms), let rows = context.links.currencyNames,
      let formats = context.links.formats
    else { return [:] }
    var forms = RowPool()
    var sets: [[String]] = []
    for tag in rows.tags {
      let others = rows.rows.filter { $0.key != tag }
      let parent = formats.nearest(to: tag.replacing(each: "-", with: "_"), among: others)
      var set: [String: String] = [:]
      for entry in entries {
        guard let record = entry.record else { continue }
        let name = tag == languages.first ? entry.name : languages.contains(tag) ? record.names[tag]?.value : nil
        let text = Self.forms(record.plurals[tag], name: name)
        if !text.isEmpty { set[entry.code] = Base56.rows([forms.index(of: [text])]) }
      }
      sets.append([parent.map(Base56.row) ?? "", CurrencyKey.entries(set)])
    }
    guard sets.count < Base56.base * Base56.base else { throw TableOverflow() }
    return [
      "hasPluralNames": .flag(true),
      "pluralNameSets": try context.table(sets),
      "pluralNameSetCount": .number(sets.count),
      "pluralNames": try context.table(forms.rows),
      "pluralNameCount": .number(forms.rows.count),
    ]
  }

  /// Returns lines with the digit of a category and its string, which is empty if it is the name itself. In this case,
  /// `other` has no line. Each category without a line has the string of `other`.
  private static func forms(_ plurals: CurrencyPlurals.Forms, name: String?) -> String {
    func isSame(_ text: String, _ other: String?) -> Bool { other?.utf8.elementsEqual(text.utf8) == true }
    guard !plurals.isEmpty, let other = plurals[.other]?.value ?? name else { return "" }
    var lines = isSame(other, name) ? [] : [Base56.digit(of: PluralCategory.other.rawValue) + other]
    for category in PluralCategory.allCases {
      guard let text = plurals[category]?.value, !isSame(text, other) else { continue }
      lines.append(Base56.digit(of: category.rawValue) + (isSame(text, name) ? "" : text))
    }
    return lines.joined(separator: "\n")
  }
}
