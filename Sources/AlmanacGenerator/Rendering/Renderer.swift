import AlmanacTemplates
import Mustache

/// Writes the Swift source of an atlas.
struct Renderer {
  let library: MustacheLibrary
  let configuration: Configuration
  let hasCurrencyFormatter: Bool

  /// The generated files, in the order of their templates.
  func files(for atlas: Atlas) -> [GeneratedFile] {
    let countries = atlas.countries.map { context(for: $0, fallback: atlas.fallback) }
    let contexts: [Template: [String: Any]?] = [
      .country: countries,
      .countryFlags: countries,
      .currency: atlas.currencies.map(context),
      .currencyLocale: atlas.locales.map(context),
      .emoji: atlas.emoji.map(context),
    ]
    return Template.allCases.compactMap { template in
      guard let context = contexts[template] ?? nil else { return nil }
      let contents = library.render(context, withTemplate: template.rawValue) ?? ""
      return GeneratedFile(name: template.outputName, contents: contents)
    }
  }

  // What the templates can use. The README lists it for those who write their own.

  private func context(for countries: [Country], fallback: String) -> [String: Any] {
    let entries = countries.map { entry($0.code, $0.caseName, $0.aliases) }
    let fallback = countries.first { $0.code == fallback }
    return enumContext(type: configuration.countries.type, codes: countries.map(\.code), entries: entries).merging([
      "fallback": fallback?.caseName ?? "",
      "flags": SwiftLiteral.multiline(FlagTableBuilder.characters(of: countries.map(\.flag))),
    ]) { $1 }
  }

  private func context(for currencies: [Currency]) -> [String: Any] {
    let entries = currencies.map { entry($0.code, $0.caseName, $0.aliases) }
    let facts = currencies.map { currency in
      [
        currency.name, currency.symbol ?? currency.code, currency.minorUnits.map(String.init) ?? "",
        currency.numericCode.map(String.init) ?? "",
      ]
    }
    return enumContext(type: configuration.currencies.type, codes: currencies.map(\.code), entries: entries)
      .merging(factsContext(facts, columns: 4)) { $1 }
  }

  private func context(for locales: [CurrencyLocale]) -> [String: Any] {
    let entries = locales.map { entry($0.identifier, $0.caseName, $0.aliases) }
    return enumContext(type: configuration.locales.type, codes: locales.map(\.identifier), entries: entries)
      .merging(factsContext(locales.map { [$0.name] }, columns: 1)) { $1 }
  }

  private func context(for list: EmojiList) -> [String: Any] {
    let tables = EmojiTableBuilder(list: list)
    let languages = list.words.map { words in
      let tables = EmojiWordsBuilder(entries: words.entries)
      return wordsContext(tables, language: words.language).merging([
        "names": SwiftLiteral.multiline(TextTableBuilder.text(of: tables.names))
      ]) { $1 }
    }
    return commonContext(type: configuration.emoji.type, count: list.emoji.count)
      .merging(factsContext(tables.texts, columns: 5)) { $1 }
      .merging(indexContext(tables.characters, prefix: "character")) { $1 }
      .merging(indexContext(tables.shortcodes, prefix: "shortcode")) { $1 }
      .merging(wordsContext(tables.words, language: configuration.emoji.language)) { $1 }
      .merging(["hasLanguages": !languages.isEmpty, "languages": languages]) { $1 }
  }

  private func wordsContext(_ words: EmojiWordsBuilder, language: String) -> [String: Any] {
    indexContext(words.keywords, prefix: "keyword").merging([
      "language": SwiftLiteral.escaped(language),
      "foldedNames": SwiftLiteral.multiline(TextTableBuilder.text(of: words.foldedNames)),
    ]) { $1 }
  }

  private func indexContext(_ index: RowIndexBuilder, prefix: String) -> [String: Any] {
    ["\(prefix)s": SwiftLiteral.multiline(index.text), "\(prefix)Count": index.count]
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

  private func entry(_ code: String, _ caseName: String, _ aliases: [String]) -> [String: Any] {
    [
      "code": SwiftLiteral.escaped(code),
      "case": caseName,
      "declaration": SwiftIdentifier.declaration(of: caseName),
      "aliases": aliases.map { ["declaration": SwiftIdentifier.declaration(of: $0)] },
    ]
  }

  private func factsContext(_ rows: [[String]], columns: Int) -> [String: Any] {
    ["facts": SwiftLiteral.multiline(TextTableBuilder.text(of: rows)), "columns": columns]
  }
}
