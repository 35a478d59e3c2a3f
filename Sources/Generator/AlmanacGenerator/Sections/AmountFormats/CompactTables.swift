/// The tables of a target's compact patterns and plural rules, as AlmanacAmountForms reads them.
struct CompactTables: Sendable {
  /// For each locale, a row of `sets` as two base-56 digits.
  private var locales = ""
  private var sets = RowPool()
  private var patterns = RowPool()

  /// For each locale, a row of `rules` as one base-56 digit.
  private var pluralsOfLocales = ""
  private var rules = RowPool()

  /// Builds the tables for the identifiers of the locales, in the order of the cases.
  init(_ names: [String], _ formats: LocaleFormats) throws(TableOverflow) {
    for name in names {
      let compact = formats.value(of: name) { $0.compact } ?? []
      locales += Base56.row(sets.index(of: [set(compact)]))
      let plurals = formats.value(of: name) { $0.plurals } ?? []
      let row = PluralCategory.allCases.dropFirst().map { category in
        plurals.first { $0.category == category }?.text ?? ""
      }
      let rule = rules.index(of: row)
      guard rule < Base56.base else { throw TableOverflow() }
      pluralsOfLocales += Base56.digit(of: rule)
    }
    guard sets.rows.count + patterns.rows.count <= Base56.base * Base56.base else { throw TableOverflow() }
  }

  /// Returns the entries of `_CompactTable`.
  private mutating func set(_ entries: [CompactPattern]) -> String {
    entries.map { entry in
      [entry.power, entry.shift, entry.category.rawValue].map(Base56.digit).joined()
        + Base56.row(patterns.index(of: [entry.text]))
    }.joined()
  }

  func variables(_ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    [
      "compactSetsOfLocales": .text(SwiftLiteral.multiline(locales)),
      "compactSets": try context.table(sets.rows),
      "compactSetCount": .number(sets.rows.count),
      "compactPatterns": try context.table(patterns.rows),
      "compactPatternCount": .number(patterns.rows.count),
      "pluralsOfLocales": .text(SwiftLiteral.multiline(pluralsOfLocales)),
      "pluralRules": try context.table(rules.rows),
      "pluralRuleCount": .number(rules.rows.count),
      "pluralCategoryCount": .number(PluralCategory.allCases.count - 1),
    ]
  }
}
