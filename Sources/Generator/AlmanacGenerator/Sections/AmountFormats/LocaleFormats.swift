/// A target's formats of amounts: CLDR's, with the changes in almanac.json and in the user's own list.
struct LocaleFormats: Sendable {
  private let list: FormatList
  private let entries: [String: FormatEntry]

  /// The settings in almanac.json, by identifier. They apply only to that locale, not to those that inherit from it.
  private let overrides: KeyedSettings<FormatEntry>

  /// The codes of the target's currencies, or `nil` if it has no list of them. The tables contain no others.
  private let codes: Set<String>?

  /// The symbols of the user's own list, which all locales use.
  let ownSymbols: [String: String]

  /// Creates the formats of the locales of a target, or returns `nil` if the formats were not read or there are no
  /// locales.
  init?(_ inputs: ParsedInputs, _ atlas: Atlas, _ problems: Problems) {
    guard let file = inputs.formats, let locales = atlas.locales else { return nil }
    list = FormatList(file, problems)
    entries = list.entries(of: locales.names, problems)
    overrides = inputs.settings.sections.locales.formats
    codes = atlas.currencies.map { Set($0.names) }
    let own = (atlas.currencies?.entries ?? []).filter { $0.record?.ownFacts.contains(.symbol) == true }
    ownSymbols = Dictionary(own.map { ($0.code, $0.text(.symbol)) }) { first, _ in first }
    for entry in overrides.entries { checkSeparators(of: entry.key.value, entry.value, problems) }
  }

  /// Reports a separator of almanac.json that is also the locale's other separator.
  private func checkSeparators(of locale: String, _ entry: FormatEntry, _ problems: Problems) {
    guard let separator = entry.texts[.group] ?? entry.texts[.decimal] else { return }
    let decimal = format(of: locale).decimal
    guard format(of: locale).group == decimal else { return }
    let message = "'group' must not be the decimal separator '\(decimal)'; write two different separators"
    problems.report(FieldRules.settings.value, at: separator.location, message)
  }

  /// Returns the settings for a locale in almanac.json.
  func override(of locale: String) -> FormatEntry? { overrides[locale] }

  /// Returns CLDR's entry for a locale: what differs from the locale that it inherits from.
  func entry(of locale: String) -> FormatEntry? { entries[locale] }

  /// Returns the locale that a locale inherits from, or `nil` for the root.
  func parent(of locale: String) -> String? { list.parent(of: locale) }

  func uses(_ code: String) -> Bool { codes?.contains(code) != false }

  /// Returns the facts that `explain` prints about a locale.
  func facts(of locale: String) -> [Fact] {
    let location = overrides[locale]?.location ?? value(of: locale) { $0.hasFormat ? $0.location : nil }
    return format(of: locale).facts(at: location)
  }

  /// Returns CLDR's entry for a locale, and then for those that it inherits from, the nearest one first.
  private func lineage(of locale: String) -> some Sequence<FormatEntry> {
    sequence(first: locale) { parent(of: $0) }.lazy.compactMap { entries[$0] }
  }

  /// Returns CLDR's value for a locale, or for the nearest one that it inherits from.
  func value<Value>(of locale: String, _ value: (FormatEntry) -> Value?) -> Value? {
    for entry in lineage(of: locale) {
      if let value = value(entry) { return value }
    }
    return nil
  }

  /// Returns the row of a locale's tag, or of the nearest locale that it inherits from.
  func nearest(to locale: String, among tags: [String: Int]) -> Int? {
    sequence(first: locale) { parent(of: $0) }.lazy.compactMap { tags[$0.replacing(each: "_", with: "-")] }.first
  }

  /// Returns a locale's format of amounts in a currency, or in the currencies without a special format.
  func format(of locale: String, in code: String? = nil, withOverride: Bool = true) -> AmountFormat {
    let override = withOverride ? overrides[locale] : nil
    func text(_ text: FormatText) -> String? { override?[text] ?? value(of: locale) { $0[text] } }
    func amount(_ text: FormatText, _ general: FormatText?, _ single: CurrencyFormatText) -> String? {
      if let own = override?[text] { return own }
      if let code, let own = value(of: locale, { $0[single, code] }) { return own }
      return general.flatMap { general in value(of: locale) { $0[general] } } ?? value(of: locale) { $0[text] }
    }
    return AmountFormat(
      digits: text(.digits),
      decimal: amount(.decimal, .currencyDecimal, .currencyDecimals),
      group: amount(.group, .currencyGroup, .currencyGroups),
      minus: text(.minus),
      plus: text(.plus),
      standard: amount(.standard, nil, .currencyPatterns),
      accounting: amount(.accounting, nil, .currencyPatterns),
      minimum: override?.minimumGroupingDigits ?? value(of: locale) { $0.minimumGroupingDigits }
    )
  }

  /// Returns the codes of the currencies for which a locale can have a special format.
  func codesWithFormat(of locale: String) -> [String] {
    let texts = [CurrencyFormatText.currencyPatterns, .currencyDecimals, .currencyGroups]
    let codes = lineage(of: locale).flatMap { entry in
      texts.flatMap { entry.currencyTexts[$0]?.keys.map(\.self) ?? [] }
    }
    return Set(codes.filter(uses)).sortedByBytes
  }
}
