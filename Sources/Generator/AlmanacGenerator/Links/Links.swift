/// The relations between the entries of the sections, by code.
struct Links: Sendable {
  /// The codes of each country's currencies, in the order of the list.
  private(set) var currenciesOfCountry: [String: [Located<String>]] = [:]

  /// The identifiers of each country's locales, sorted.
  private(set) var localesOfCountry: [String: [Located<String>]] = [:]

  /// The codes of the countries that use each currency, sorted.
  private(set) var countriesOfCurrency: [String: [Located<String>]] = [:]

  /// The number of inhabitants of the countries that use each currency.
  private(set) var usersOfCurrency: [String: Int] = [:]

  /// The codes of the countries that use each language, sorted.
  private(set) var countriesOfLanguage: [String: [Located<String>]] = [:]

  /// The languages of currency names after numbers, if there are currencies.
  private(set) var currencyNames: CurrencyNameRows?

  /// The locales' formats of amounts, if they were read.
  private(set) var formats: LocaleFormats?

  /// The codes of all countries, currencies and languages; `nil` if the section is missing.
  private var countryCodes: Set<String>?
  private var currencyCodes: Set<String>?
  private var languageCodes: Set<String>?

  init() {}

  /// Links the sections of a target.
  init(_ atlas: Atlas, formats: LocaleFormats? = nil) {
    self.formats = formats
    countryCodes = atlas.countries.map { Set($0.entries.map(\.code)) }
    currencyCodes = atlas.currencies.map { Set($0.entries.map(\.code)) }
    currencyNames = atlas.currencies.map { CurrencyNameRows($0) }
    languageCodes = atlas.languages.map { Set($0.entries.map(\.code)) }
    let tenders = atlas.currencies?.tenders ?? [:]
    var populations: [String: Int] = [:]
    for country in atlas.countries?.entries ?? [] {
      // If the country facts contain no currencies, the currency data may know which is legal tender there.
      currenciesOfCountry[country.code] = country.record?.facts[.currencies] ?? tenders[country.code] ?? []
      populations[country.code] = Int(country.text(.population))
      for language in country.record?.facts[.languages] ?? [] {
        guard let code = nearest(to: language.value, in: languageCodes) else { continue }
        add(country.code, at: language.location, to: &countriesOfLanguage[code, default: []])
      }
    }
    if countryCodes == nil { currenciesOfCountry = tenders }
    for (country, currencies) in currenciesOfCountry.sortedByKey {
      for currency in currencies {
        add(country, at: currency.location, to: &countriesOfCurrency[currency.value, default: []])
        // A population that doesn't fit is already an error.
        usersOfCurrency[currency.value, default: 0] &+= populations[country] ?? 0
      }
    }
    for locale in atlas.locales?.entries ?? [] {
      guard let territory = locale.territory else { continue }
      let identifier = Located(value: locale.code, location: territory.location)
      localesOfCountry[territory.value, default: []].append(identifier)
    }
  }

  private func add(_ code: String, at location: SourceLocation, to codes: inout [Located<String>]) {
    if codes.last?.value != code { codes.append(Located(value: code, location: location)) }
  }

  /// Returns the code of a locale's country, which must be one of the target's countries if there are any.
  func country(of locale: CurrencyLocale) -> Located<String>? {
    locale.territory.flatMap { countryCodes?.contains($0.value) == false ? nil : $0 }
  }

  /// Returns the code of the first currency of a locale's country, which must be one of the target's currencies if
  /// there are any.
  func currency(of locale: CurrencyLocale) -> Located<String>? {
    locale.territory.flatMap { currenciesOfCountry[$0.value] }?.first { currencyCodes?.contains($0.value) != false }
  }

  /// Returns the code of a locale's language, with the script if the list of languages contains it.
  func language(of locale: CurrencyLocale) -> String? {
    guard let parts = locale.record?.parts else { return nil }
    let tag = [parts.language, parts.script].compactMap { $0 }.joined(separator: "-")
    return nearest(to: tag, in: languageCodes) ?? (languageCodes == nil ? parts.language : nil)
  }

  /// Returns the language with a tag, or the closest language that includes it (the lookup of RFC 4647): "zh" for
  /// "zh-Hant-TW" if only "zh" is listed.
  private func nearest(to tag: String, in codes: Set<String>?) -> String? {
    guard let codes else { return nil }
    var parts = tag.split(separator: "-")
    while !parts.isEmpty {
      let code = parts.joined(separator: "-")
      if codes.contains(code) { return code }
      parts.removeLast()
    }
    return nil
  }

  func listsCurrency(_ code: String) -> Bool { currencyCodes?.contains(code) == true }

  /// Returns whether the languages include a tag, or a language that includes it.
  func listsLanguage(_ tag: String) -> Bool { nearest(to: tag, in: languageCodes) != nil }
}

/// The rules for codes that refer to entries of another section.
struct LinkRules {
  private let target: LinkedAtlas
  private let severity: Severity
  private let problems: Problems

  /// The number of flags without an entry up to which each is a problem of its own.
  private static let separateFlags = 10

  private var atlas: Atlas { target.atlas }
  private var sections: SettingsBySection { target.settings.sections }

  /// Reports codes that refer to missing entries of another section, unless the settings disable it.
  static func check(_ target: LinkedAtlas, _ problems: Problems) {
    guard let severity = target.settings.relations.severity, target.settings.isComplete else { return }
    let rules = LinkRules(target: target, severity: severity, problems: problems)
    let (sections, links) = (rules.sections, target.links)
    if let currencies = target.atlas.currencies, currencies.isComplete {
      let path = currencies.location.path
      rules.check(.currencies, .relationCurrency, sections.currencies.section, in: path, links.listsCurrency)
    }
    if let languages = target.atlas.languages, languages.isComplete {
      let path = languages.location.path
      for fact in [CountryFact.languages, .workingLanguages] {
        rules.check(fact, .relationLanguage, sections.languages, in: path, links.listsLanguage)
      }
    }
    rules.checkTerritories()
    rules.checkSubdivisions()
    rules.checkFlags()
  }

  private func report(_ rule: Rule, at location: SourceLocation, _ message: String) {
    problems.report(rule, at: location, severity: severity, message)
  }

  /// Reports the codes of a fact about countries that a section doesn't list.
  private func check(
    _ fact: CountryFact,
    _ rule: Rule,
    _ section: SectionSettings,
    in path: String,
    _ isListed: (String) -> Bool
  ) {
    for record in (atlas.countries?.entries ?? []).compactMap(\.record) {
      for code in record.facts[fact] ?? []
      where !isListed(code.value) && !section.allow.values.contains(code.value) && section.uses(code.value) {
        let message =
          "'\(record.code.value)' uses the \(section.kind.singular) '\(code.value)', which is not in \(path); "
          + "add it there or to '\(section.kind.rawValue).allow', or correct the code"
        report(rule, at: code.location, message)
      }
    }
  }

  private func checkTerritories() {
    guard let countries = atlas.countries, countries.isComplete,
      let location = countries.facts ?? countries.flags?.folder.location
    else { return }
    let known = Set(countries.entries.map(\.code))
    for locale in atlas.locales?.entries ?? [] {
      guard let territory = locale.territory, !known.contains(territory.value), !isAllowed(territory.value) else {
        continue
      }
      let message =
        "the territory '\(territory.value.uppercased())' of the locale '\(locale.code)' is not in \(location.path); "
        + "add it there or to 'countries.allow'"
      report(.relationCountry, at: territory.location, message)
    }
  }

  /// Reports countries that only the user's own list of subdivisions contains. Other lists contain all countries.
  private func checkSubdivisions() {
    guard let countries = atlas.countries, countries.isComplete, let facts = countries.facts else { return }
    let known = Set(countries.entries.map(\.code))
    for subdivision in atlas.subdivisions?.entries ?? [] {
      let country = String(subdivision.code.prefix(2))
      guard let record = subdivision.record, record.isOwn, !known.contains(country), !isAllowed(country) else {
        continue
      }
      let message =
        "the country '\(country.uppercased())' of the subdivision '\(record.code.value)' is not in \(facts.path); "
        + "add it there or to 'countries.allow'"
      report(.relationCountry, at: record.code.location, message)
    }
  }

  private func checkFlags() {
    guard let countries = atlas.countries, countries.isComplete, let facts = countries.facts,
      let flags = countries.flags
    else { return }
    var unlisted: [FlagFile] = []
    for country in countries.entries where !isAllowed(country.code) {
      if let file = countries.flagFiles[country.code] {
        if country.record == nil { unlisted.append(file) }
      } else if let code = country.record?.code {
        let message =
          "'\(code.value)' is in the list but has no flag, so it shows the fallback; add '\(country.code).png' to "
          + "\(flags.folder.path), or add '\(country.code)' to 'countries.allow'"
        report(.relationFlag, at: code.location, message)
      }
    }
    reportUnlisted(unlisted, facts)
  }

  /// Reports flags that a list of countries lacks. Many have one reason, so they are one problem.
  private func reportUnlisted(_ files: [FlagFile], _ facts: SourceLocation) {
    if files.count > Self.separateFlags {
      let message =
        "\(files.count) flags, such as '\(files[0].name)' and '\(files[1].name)', have no entry here; to use Almanac's, add "
        + "'\(World.name)' to 'countries.data', or remove the flags"
      return report(.relationFacts, at: facts, message)
    }
    for file in files {
      let message =
        "'\(file.name)' has a flag but no entry in \(facts.path); add one, or add '\(file.name)' to 'countries.allow'"
      report(.relationFacts, at: file.location, message)
    }
  }

  /// Returns whether a country may be missing: it is allowed, or it is not used.
  private func isAllowed(_ code: String) -> Bool {
    sections.countries.isAllowed(code) || !sections.countries.uses(code)
  }
}
