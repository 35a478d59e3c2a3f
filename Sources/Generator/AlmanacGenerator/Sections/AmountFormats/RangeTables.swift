/// The table of a target's formats of ranges, as AlmanacAmountForms reads it.
struct RangeTables: Sendable {
  /// For each locale, the base-56 digit of a row of `formats`.
  private var locales = ""
  private var formats = RowPool()

  /// Builds the table for the identifiers of the locales, in the order of the cases.
  init(_ names: [String], _ formats: LocaleFormats) throws(TableOverflow) {
    for name in names {
      let (infix, approximateSign) = formats.range(of: name)
      let row = self.formats.index(of: [infix, approximateSign])
      guard row < Base56.base else { throw TableOverflow() }
      locales += Base56.digit(of: row)
    }
  }

  func variables(_ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    [
      "rangesOfLocales": .text(SwiftLiteral.multiline(locales)),
      "ranges": try context.table(formats.rows),
      "rangeCount": .number(formats.rows.count),
    ]
  }
}
