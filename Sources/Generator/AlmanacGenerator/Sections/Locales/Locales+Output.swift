extension Template {
  /// The enum of locales.
  static let currencyLocale = Template("CurrencyLocale")
}

extension Locales {
  /// No languages, because the names are in English only.
  var languages: [String] { [] }

  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: TemplateVariables] {
    let variables = try enumeration(context).adding(tables(context))
    guard context.libraries.contains(where: \.writesAmounts), let formats = context.links.formats else {
      return [.currencyLocale: variables]
    }
    var builder = FormatTableBuilder(formats)
    let tables = try builder.tables(names).variables(context)
    return [.currencyLocale: variables.adding(tables).adding(try forms(formats, context))]
  }

  /// Returns the variables of the tables of AlmanacAmountForms.
  private func forms(_ formats: LocaleFormats, _ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    guard context.libraries.contains(.amountForms) else { return [:] }
    let forms = try CompactTables(names, formats).variables(context).adding(ranges(formats, context))
    guard let currencies = context.links.currencyNames else { return forms }
    return forms.adding(try NamedTables(names, formats, currencies).variables(context))
  }

  /// Returns the variables of the table of formats of ranges: the formats, and the base-56 digit of each locale's.
  private func ranges(_ formats: LocaleFormats, _ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    var ranges = RowPool()
    var locales = ""
    for name in names {
      let infix = formats.value(of: name) { $0.range } ?? "–"
      let row = ranges.index(of: [infix, formats.value(of: name) { $0.approximateSign } ?? "~"])
      guard row < Base56.base else { throw TableOverflow() }
      locales += Base56.digit(of: row)
    }
    return [
      "rangesOfLocales": .text(SwiftLiteral.multiline(locales)),
      "ranges": try context.table(ranges.rows),
      "rangeCount": .number(ranges.rows.count),
    ]
  }

  func text(of locale: CurrencyLocale, in column: LocaleColumn, _ links: Links) -> String? {
    switch column {
    case .name: locale.name
    case .country: links.country(of: locale)?.value
    case .currency: links.currency(of: locale)?.value
    }
  }

  func indices(of text: String) -> [Int] {
    indices.filter { entries[$0].code == text.replacing(each: "-", with: "_") }
  }

  func searchTerms(of locale: CurrencyLocale) -> SearchTerms { SearchTerms(words: [locale.code]) }

  func facts(of locale: CurrencyLocale, _ links: Links) -> (own: [Fact], linked: [Fact]) {
    let name = Fact(LocaleFact.name.label, locale.name, at: locale.record?[.name]?.location)
    // The device's format of amounts isn't known.
    let format = locale.record == nil ? nil : links.formats?.facts(of: locale.code)
    let language = links.language(of: locale).map { [Fact("language", $0, at: nil)] } ?? []
    return (
      [name] + Fact.list("part of the name", locale.record?.partNames ?? []),
      Fact.list("country", [links.country(of: locale)]) + Fact.list("currency", [links.currency(of: locale)]) + language
        + (format ?? [])
    )
  }

  /// Returns whether an entry is one of the device's locales, which are in no list.
  func isOther(at index: Int) -> Bool { entries[index].record == nil }

  func lines(_ options: ImportedList.Options) -> [JSONLine] {
    // The device's locales are in every enum, but not in lists.
    entries.compactMap { locale in
      guard var record = locale.record else { return nil }
      record.facts[.name] = [Located(value: locale.name, location: record.code.location)]
      return record.line(locale.code, locale.aliases, options)
    }
  }
}
