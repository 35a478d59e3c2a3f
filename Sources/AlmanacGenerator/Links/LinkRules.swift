/// The rules for codes by which one section names the entries of another.
struct LinkRules {
  let settings: Settings
  let atlas: Atlas
  let links: Links
  let severity: Severity
  let problems: Problems

  /// Reports the codes that one section names and another does not have, unless the settings say not to.
  static func check(_ atlas: Atlas, _ links: Links, _ settings: Settings, _ problems: Problems) {
    guard let severity = settings.relations.severity, settings.isComplete else { return }
    let rules = LinkRules(settings: settings, atlas: atlas, links: links, severity: severity, problems: problems)
    rules.checkCurrencies()
    rules.checkLanguages()
    rules.checkTerritories()
    rules.checkFlags()
  }

  private func report(_ rule: Rule, at location: SourceLocation, _ message: String) {
    problems.report(rule, at: location, severity: severity, message)
  }

  private func checkCurrencies() {
    guard let currencies = atlas.currencies, currencies.isComplete else { return }
    let known = Set(currencies.entries.map(\.code) + settings.currencies.allow.map(\.value))
    for country in atlas.countries?.entries ?? [] {
      for code in country.record?.facts[.currencies] ?? [] where !known.contains(code.value) {
        let message =
          "the currency '\(code.value)' of '\(country.code)' is not in the list at \(currencies.location.text); "
          + "add it there or to 'allow' of 'currencies', or correct it"
        report(.relationCurrency, at: code.location, message)
      }
    }
  }

  private func checkLanguages() {
    guard let languages = atlas.languages, languages.isComplete else { return }
    let allowed = Set(settings.languages.section.allow.map(\.value))
    for country in atlas.countries?.entries ?? [] {
      for code in country.record?.facts[.languages] ?? []
      where !links.listsLanguage(code.value) && !allowed.contains(code.value) {
        let message =
          "the language '\(code.value)' of '\(country.code)' is not in the list at \(languages.location.text); "
          + "add it there or to 'allow' of 'languages', or correct it"
        report(.relationLanguage, at: code.location, message)
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
        "the territory '\(territory.value)' of '\(locale.identifier)' is not a country at \(location.text); "
        + "add it there or to 'allow' of 'countries'"
      report(.relationCountry, at: territory.location, message)
    }
  }

  private func checkFlags() {
    guard let countries = atlas.countries, countries.isComplete, let facts = countries.facts,
      let flags = countries.flags
    else { return }
    for country in countries.entries where !isAllowed(country.code) {
      if let file = country.flagFile {
        guard country.record == nil else { continue }
        let message =
          "'\(country.code)' has a flag but no facts at \(facts.text); add them, or add it to 'allow' of 'countries'"
        report(.relationFacts, at: file, message)
      } else if let code = country.record?.code {
        let message =
          "'\(code.value)' has facts but no flag, and shows the fallback; add '\(country.code).png' to '\(flags.folder.path)', or "
          + "add it to 'allow' of 'countries'"
        report(.relationFlag, at: code.location, message)
      }
    }
  }

  /// Whether a country need not be known: it is allowed, or is not used.
  private func isAllowed(_ code: String) -> Bool {
    settings.countries.isAllowed(code) || !settings.countries.uses(code)
  }
}
