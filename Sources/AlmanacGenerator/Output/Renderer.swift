import Almanac
import AlmanacTemplates
import Mustache

/// Writes the Swift source of an atlas.
struct Renderer {
  let library: MustacheLibrary
  let configuration: Configuration
  let hasCurrencyFormatter: Bool

  /// The generated files, in the order of their templates; or, where a section has more text than its tables can hold,
  /// what is wrong with it.
  ///
  /// - Parameter places: Where to say so of each section.
  func files(for atlas: Atlas, places: SectionPlaces) throws(Diagnostic) -> [GeneratedFile] {
    let countries = try section(atlas.countries, places.countries) { countries throws(TableOverflow) in
      try context(for: countries, in: atlas)
    }
    let contexts: [Template: [String: Any]?] = [
      .country: countries,
      .countryFlags: countries.flatMap { hasFlags(atlas) ? $0 : nil },
      .countryFacts: countries.flatMap { atlas.hasFacts ? $0 : nil },
      .currency: try section(atlas.currencies, places.currencies) { currencies throws(TableOverflow) in
        try context(for: currencies, in: atlas)
      },
      .currencyLocale: try section(atlas.locales, places.locales) { locales throws(TableOverflow) in
        try context(for: locales, in: atlas)
      },
      .emojiCategory: try section(atlas.emoji, places.emoji, categoryContext),
      .emoji: try section(atlas.emoji, places.emoji, context),
    ]
    return Template.allCases.compactMap { template in
      guard let context = contexts[template] ?? nil else { return nil }
      let contents = library.render(context, withTemplate: template.rawValue) ?? ""
      return GeneratedFile(name: template.outputName, contents: contents)
    }
  }

  private func section<Entries>(
    _ entries: Entries?,
    _ place: SourceLocation,
    _ context: (Entries) throws(TableOverflow) -> [String: Any]
  ) throws(Diagnostic) -> [String: Any]? {
    guard let entries else { return nil }
    do {
      return try context(entries)
    } catch {
      let message =
        "a table of what is listed here and in other files has more than \(TextTableBuilder.largestByteCount) bytes; leave "
        + "out what is not needed"
      throw Diagnostic(.dataSize, at: place, message)
    }
  }

  // What the templates can use. The README lists it for those who write their own.

  private func context(for countries: [Country], in atlas: Atlas) throws(TableOverflow) -> [String: Any] {
    let entries = countries.map { entry($0.code, $0.caseName, $0.aliases) }
    let fallback = countries.first { $0.code == atlas.fallback }
    let section = configuration.countries
    let tables = CountryTables(countries, language: section.language, languages: section.languages.map(\.value))
    return try enumContext(type: section.type, codes: countries.map(\.code), entries: entries).merging([
      "hasFlags": hasFlags(atlas),
      "hasFacts": atlas.hasFacts,
      "fallback": fallback?.caseName ?? "",
      "flags": SwiftLiteral.multiline(FlagTableBuilder.characters(of: countries.compactMap(\.flag))),
      "names": SwiftLiteral.multiline(TextTableBuilder.text(of: tables.names)),
      "nameRows": tables.names.count,
      "nameColumns": section.languages.count + 1,
      "search": SwiftLiteral.multiline(TextTableBuilder.text(of: tables.search)),
    ]) { $1 }
    .merging(factsContext(tables.facts, columns: CountryColumn.allCases.count)) { $1 }
    .merging(relations(of: atlas)) { $1 }
  }

  private func hasFlags(_ atlas: Atlas) -> Bool { atlas.countries?.contains { $0.flag != nil } ?? false }

  private func context(for currencies: [Currency], in atlas: Atlas) throws(TableOverflow) -> [String: Any] {
    let entries = currencies.map { entry($0.code, $0.caseName, $0.aliases) }
    let facts = currencies.map { currency in CurrencyColumn.allCases.map { text(of: currency, $0) } }
    return try enumContext(type: configuration.currencies.type, codes: currencies.map(\.code), entries: entries)
      .merging(factsContext(facts, columns: CurrencyColumn.allCases.count)) { $1 }
      .merging(relations(of: atlas)) { $1 }
  }

  private func text(of currency: Currency, _ column: CurrencyColumn) -> String {
    switch column {
    case .name: currency.name
    case .symbol: currency.symbol ?? currency.code
    case .minorUnits: currency.minorUnits.map(String.init) ?? ""
    case .numericCode: currency.numericCode.map(String.init) ?? ""
    case .countries: currency.countries.map(\.value).joined(separator: " ")
    }
  }

  private func context(for locales: [CurrencyLocale], in atlas: Atlas) throws(TableOverflow) -> [String: Any] {
    let entries = locales.map { entry($0.identifier, $0.caseName, $0.aliases) }
    let facts = locales.map { locale in LocaleColumn.allCases.map { text(of: locale, $0) } }
    return try enumContext(type: configuration.locales.type, codes: locales.map(\.identifier), entries: entries)
      .merging(factsContext(facts, columns: LocaleColumn.allCases.count)) { $1 }
      .merging(relations(of: atlas)) { $1 }
  }

  private func text(of locale: CurrencyLocale, _ column: LocaleColumn) -> String {
    switch column {
    case .name: locale.name
    case .country: locale.country?.value ?? ""
    case .currency: locale.currency?.value ?? ""
    }
  }

  /// The types of the other enums, for the properties that lead to them.
  private func relations(of atlas: Atlas) -> [String: Any] {
    let types = [
      "countryType": atlas.countries.map { _ in configuration.countries.type },
      "currencyType": atlas.currencies.map { _ in configuration.currencies.type },
      "localeType": atlas.locales.map { _ in configuration.locales.type },
      "emojiType": atlas.emoji.map { _ in configuration.emoji.type },
    ]
    return types.compactMapValues { $0 }
  }

  private func context(for list: EmojiList) throws(TableOverflow) -> [String: Any] {
    let tables = EmojiTableBuilder(list: list)
    let languages = try list.words.map { words throws(TableOverflow) in
      let tables = EmojiWordsBuilder(entries: words.texts)
      return try wordsContext(tables, language: words.language).merging([
        "names": SwiftLiteral.multiline(TextTableBuilder.text(of: tables.names))
      ]) { $1 }
    }
    return try commonContext(type: configuration.emoji.type, count: list.emoji.count)
      .merging(factsContext(tables.texts, columns: EmojiColumn.allCases.count)) { $1 }
      .merging(indexContext(tables.characters, prefix: "character")) { $1 }
      .merging(indexContext(tables.shortcodes, prefix: "shortcode")) { $1 }
      .merging(wordsContext(tables.words, language: configuration.emoji.language)) { $1 }
      .merging(["hasLanguages": !languages.isEmpty, "languages": languages, "categoryType": Self.categoryType]) { $1 }
  }

  private static let categoryType = "EmojiCategory"

  private func categoryContext(for list: EmojiList) throws(TableOverflow) -> [String: Any] {
    let categories = EmojiCategories(list)
    let language = configuration.emoji.language
    // Unicode's names are English.
    let names = [[language]] + categories.groups.map { [language == "en" ? $0.displayName : ""] }
    let entries = categories.groups.map {
      entry($0.rawValue, SwiftIdentifier.caseName(forNames: [$0.rawValue]) ?? "", [])
    }
    return try commonContext(type: Self.categoryType, count: entries.count)
      .merging(factsContext(categories.facts, columns: EmojiCategoryColumn.allCases.count)) { $1 }
      .merging([
        "entries": entries, "emojiType": configuration.emoji.type, "nameRows": names.count, "nameColumns": 1,
        "names": SwiftLiteral.multiline(TextTableBuilder.text(of: names)),
      ]) { $1 }
  }

  private func wordsContext(_ words: EmojiWordsBuilder, language: String) throws(TableOverflow) -> [String: Any] {
    try indexContext(words.keywords, prefix: "keyword").merging([
      "language": SwiftLiteral.escaped(language),
      "foldedNames": SwiftLiteral.multiline(TextTableBuilder.text(of: words.foldedNames)),
    ]) { $1 }
  }

  private func indexContext(_ index: RowIndexBuilder, prefix: String) throws(TableOverflow) -> [String: Any] {
    ["\(prefix)s": SwiftLiteral.multiline(try index.text()), "\(prefix)Count": index.count]
  }

  private func enumContext(type: String, codes: [String], entries: [[String: Any]]) -> [String: Any] {
    let table = CodeTableBuilder.table(of: codes)
    return commonContext(type: type, count: codes.count).merging([
      "hasFormatter": hasCurrencyFormatter,
      "codes": SwiftLiteral.multiline(table.text),
      "codeWidth": table.width,
      "entries": entries,
    ]) { $1 }
  }

  private func commonContext(type: String, count: Int) -> [String: Any] {
    [
      "access": configuration.access.rawValue,
      // Implicit where it can be: an explicit level clashes with the plain imports of the user's own files.
      "import": configuration.access == .public ? "public import" : "import",
      "type": type,
      "count": count,
    ]
  }

  private func entry(_ code: String, _ caseName: String, _ aliases: [Located<String>]) -> [String: Any] {
    [
      "code": SwiftLiteral.escaped(code),
      "case": caseName,
      "declaration": SwiftIdentifier.declaration(of: caseName),
      "aliases": aliases.map { ["declaration": SwiftIdentifier.declaration(of: $0.value)] },
    ]
  }

  private func factsContext(_ rows: [[String]], columns: Int) throws(TableOverflow) -> [String: Any] {
    ["facts": SwiftLiteral.multiline(try TextTableBuilder.text(of: rows)), "columns": columns]
  }
}
