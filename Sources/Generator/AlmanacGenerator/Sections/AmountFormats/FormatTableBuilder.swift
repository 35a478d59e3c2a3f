/// Builds the tables of a target's formats of amounts, as AlmanacMoney reads them.
struct FormatTableBuilder {
  /// The symbols and formats, by code, in which some locales differ from those of another set.
  private struct SymbolSet: Hashable {
    let parent: Int?

    /// In UTF-8, because Swift's strings are equal if they differ only in their Unicode normal form.
    var symbols: [String: [UInt8]] = [:]
    var narrowSymbols: [String: [UInt8]] = [:]

    /// The rows of formats, which are not inherited.
    var formats: [String: Int] = [:]

    /// Returns whether it is the same as another set.
    func addsNothing(to parent: SymbolSet?) -> Bool {
      symbols.isEmpty && narrowSymbols.isEmpty && formats == parent?.formats
    }
  }

  private let locales: LocaleFormats
  private var formats = RowPool()
  private var sets: [SymbolSet] = []
  private var setIndices: [SymbolSet: Int] = [:]

  /// CLDR's set for a locale.
  private var setOfLocale: [String: Int] = [:]

  /// CLDR's row for a locale.
  private var formatOfLocale: [String: Int] = [:]

  init(_ locales: LocaleFormats) { self.locales = locales }

  /// Builds the tables for the identifiers of the locales, in the order of the cases.
  mutating func tables(_ names: [String]) throws(TableOverflow) -> FormatTables {
    let rows = names.map { name in (format: formatRow(of: name), set: set(of: name)) }
    let symbols = pool()
    guard [formats.rows.count, symbols.rows.count, sets.count].allSatisfy({ $0 <= Base56.base * Base56.base }) else {
      throw TableOverflow()
    }
    let (sortedFormats, places) = formats.sorted
    return FormatTables(
      locales: rows.map { Base56.row(places[$0.format]) + Base56.row($0.set) }.joined(),
      formats: sortedFormats,
      symbolSets: setRows(symbols, places),
      symbols: symbols.rows
    )
  }

  /// Collects all symbols, in ascending order.
  private func pool() -> RowPool {
    var pool = RowPool()
    for set in sets {
      for texts in [set.symbols, set.narrowSymbols] {
        for (_, text) in texts.sortedByKey { _ = pool.index(of: [Self.symbolRow(text)]) }
      }
    }
    var sorted = RowPool()
    for row in pool.sorted.rows { _ = sorted.index(of: row) }
    return sorted
  }

  private func setRows(_ symbols: RowPool, _ formats: [Int]) -> [[String]] {
    var symbols = symbols
    func text(_ texts: [String: [UInt8]]) -> String {
      CurrencyKey.entries(texts.mapValues { Base56.row(symbols.index(of: [Self.symbolRow($0)])) })
    }
    return sets.map { set in
      SymbolSetColumn.allCases.map { column in
        switch column {
        case .parent: set.parent.map(Base56.row) ?? ""
        case .symbols: text(set.symbols)
        case .narrowSymbols: text(set.narrowSymbols)
        case .formats: CurrencyKey.entries(set.formats.mapValues { Base56.row(formats[$0]) })
        }
      }
    }
  }

  private mutating func formatRow(of locale: String) -> Int {
    if locales.override(of: locale)?.hasFormat == true { return formats.index(of: locales.format(of: locale).row) }
    return inheritedFormatRow(of: locale)
  }

  private mutating func inheritedFormatRow(of locale: String) -> Int {
    if let known = formatOfLocale[locale] { return known }
    let row: Int
    if let parent = locales.parent(of: locale), locales.entry(of: locale)?.hasFormat != true {
      row = inheritedFormatRow(of: parent)
    } else {
      row = formats.index(of: locales.format(of: locale, withOverride: false).row)
    }
    formatOfLocale[locale] = row
    return row
  }

  /// Returns the set of a locale, including the settings in almanac.json.
  private mutating func set(of locale: String) -> Int {
    let base = inheritedSet(of: locale)
    guard let override = locales.override(of: locale) else { return base }
    var set = SymbolSet(parent: base)
    for code in override.symbolCodes.sortedByBytes where locales.uses(code) {
      let known = symbol(code, of: locale)
      let standard = override[.symbols, code] ?? known.standard
      add(standard, override[.narrowSymbols, code] ?? known.narrow ?? standard, code, to: &set)
    }
    set.formats = formatRows(of: locale, withOverride: true)
    return index(of: set)
  }

  /// Returns the set of a locale, from CLDR and the user's own list.
  private mutating func inheritedSet(of locale: String) -> Int {
    if let known = setOfLocale[locale] { return known }
    let parent = locales.parent(of: locale).map { inheritedSet(of: $0) }
    let entry = locales.entry(of: locale)
    if let parent, entry == nil { return parent }
    var set = SymbolSet(parent: parent)
    let codes = (entry?.symbolCodes ?? []).filter { locales.uses($0) && locales.ownSymbols[$0] == nil }
    for code in (parent == nil ? codes.union(locales.ownSymbols.keys) : codes).sortedByBytes {
      let (standard, narrow) = symbol(code, of: locale)
      add(standard, narrow ?? standard, code, to: &set)
    }
    set.formats = formatRows(of: locale, withOverride: false)
    let index = index(of: set)
    setOfLocale[locale] = index
    return index
  }

  private mutating func index(of set: SymbolSet) -> Int {
    if let parent = set.parent, set.addsNothing(to: sets[parent]) { return parent }
    if let known = setIndices[set] { return known }
    setIndices[set] = sets.count
    sets.append(set)
    return sets.count - 1
  }

  /// Returns the symbols of a currency in a locale, ignoring almanac.json.
  private func symbol(_ code: String, of locale: String) -> (standard: String, narrow: String?) {
    if let own = locales.ownSymbols[code] { return (own, own) }
    let standard = locales.value(of: locale) { $0[.symbols, code] } ?? code
    return (standard, locales.value(of: locale) { $0[.narrowSymbols, code] })
  }

  /// Adds the symbols of a currency to a set, unless it inherits them.
  private mutating func add(_ standard: String, _ narrow: String, _ code: String, to set: inout SymbolSet) {
    let (standard, narrow) = (Array(standard.utf8), Array(narrow.utf8))
    if standard != inherited(code, \.symbols, set.parent) ?? Array(code.utf8) { set.symbols[code] = standard }
    if narrow != inherited(code, \.narrowSymbols, set.parent) ?? standard { set.narrowSymbols[code] = narrow }
  }

  private func inherited(_ code: String, _ texts: KeyPath<SymbolSet, [String: [UInt8]]>, _ parent: Int?) -> [UInt8]? {
    var next = parent
    while let index = next {
      if let text = sets[index][keyPath: texts][code] { return text }
      next = sets[index].parent
    }
    return nil
  }

  /// Returns the row of a symbol: where a space separates it from digits, and the symbol.
  private static func symbolRow(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return Base56.digit(of: SymbolSpacing(of: text).rawValue) + text
  }

  /// Returns the format rows of the currencies that a locale writes differently from all others.
  private mutating func formatRows(of locale: String, withOverride: Bool) -> [String: Int] {
    var rows: [String: Int] = [:]
    let codes = locales.codesWithFormat(of: locale)
    if codes.isEmpty { return rows }
    let general = locales.format(of: locale, withOverride: withOverride).row
    for code in codes {
      let row = locales.format(of: locale, in: code, withOverride: withOverride).row
      if row != general { rows[code] = formats.index(of: row) }
    }
    return rows
  }
}

extension Base56 {
  /// Writes a row as two digits.
  static func row(_ row: Int) -> String { digit(of: row % base) + digit(of: row / base) }
}

extension CurrencyKey {
  /// Returns the entries of currencies, by code, in the order in which the runtime looks for them.
  static func entries(_ rows: [String: String]) -> String {
    rows.map { code, row in (number(of: code.utf8), row) }.sorted { $0.0 < $1.0 }.map { key, row in
      String(decoding: [16, 8, 0].map { UInt8(truncatingIfNeeded: key >> $0) }, as: UTF8.self) + row
    }.joined()
  }
}
