/// The table of a target's patterns with currency names, as AlmanacAmountForms reads it.
struct NamedTables: Sendable {
  /// For each locale, a row of `formats` as one base-56 digit, and 1 plus a row of names, or 0 for none, as two digits.
  private var locales = ""
  private var formats = RowPool()

  /// Builds the table for the identifiers of the locales, in the order of the cases.
  init(_ names: [String], _ formats: LocaleFormats, _ currencies: CurrencyNameRows) throws(TableOverflow) {
    for name in names {
      let row = self.formats.index(of: Self.row(of: name, formats))
      let rowOfNames = formats.nearest(to: name, among: currencies.rows).map { $0 + 1 } ?? 0
      guard row < Base56.base, rowOfNames < Base56.base * Base56.base else { throw TableOverflow() }
      locales += Base56.digit(of: row) + Base56.row(rowOfNames)
    }
  }

  /// Returns the groups, if they differ from those of amounts with a symbol, and the pattern of each category.
  private static func row(of name: String, _ formats: LocaleFormats) -> [String] {
    let named = formats.value(of: name) { $0.named } ?? []
    let patterns = Dictionary(named.map { ($0.category, $0.pattern) }) { first, _ in first }
    let groups = patterns[.other]?.groups
    let (override, format) = (formats.override(of: name), formats.format(of: name))
    let isUsual = [format.standard?.groups, format.accounting?.groups].allSatisfy { $0 == groups }
    let sizes = isUsual || override?[.standard] != nil ? "" : groups.map { "\($0.primary) \($0.secondary)" } ?? ""
    return [sizes] + PluralCategory.allCases.map { patterns[$0]?.text ?? "" }
  }

  func variables(_ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    [
      "hasNamedFormats": .flag(true),
      "namedFormatsOfLocales": .text(SwiftLiteral.multiline(locales)),
      "namedFormats": try context.table(formats.rows),
      "namedFormatCount": .number(formats.rows.count),
      "namedFormatColumns": .number(PluralCategory.allCases.count + 1),
    ]
  }
}
