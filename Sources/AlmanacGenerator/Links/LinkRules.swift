/// The rules for codes by which one section names the entries of another.
struct RelationRules {
  let configuration: Configuration

  /// The files of the countries' facts and of the currencies, and the folder of the flags, where there are any.
  let places: Places

  struct Places {
    var facts: SourceLocation?
    var flags: SourceLocation?
    var currencies: SourceLocation?
  }

  /// What the sections of an atlas do not know of each other.
  func diagnostics(for atlas: Atlas) -> [Diagnostic] {
    guard let severity = configuration.relations.severity else { return [] }
    return currencies(of: atlas, severity) + territories(of: atlas, severity) + flags(of: atlas, severity)
  }

  private func currencies(of atlas: Atlas, _ severity: Severity) -> [Diagnostic] {
    guard let currencies = atlas.currencies, let place = places.currencies else { return [] }
    let known = Set(currencies.map(\.code) + configuration.currencies.allow.map(\.value))
    return (atlas.countries ?? []).flatMap { country in
      (country.record?.facts[.currencies] ?? []).filter { !known.contains($0.value) }.map { code in
        let message =
          "'\(country.code)' has the currency '\(code.value)', which is not in the list at \(place.text); "
          + "add it there or to 'allow' of 'currencies', or correct it"
        return Diagnostic(.relationCurrency, at: code.location, severity: severity, message)
      }
    }
  }

  private func territories(of atlas: Atlas, _ severity: Severity) -> [Diagnostic] {
    guard let countries = atlas.countries, let place = places.facts ?? places.flags else { return [] }
    let known = Set(countries.map(\.code))
    return (atlas.locales ?? []).compactMap { locale in
      guard let territory = locale.territory, !known.contains(territory.value), !isAllowed(territory.value) else {
        return nil
      }
      let message =
        "'\(locale.identifier)' is of the territory '\(territory.value)', which is no country at \(place.text); "
        + "add it there or to 'allow' of 'countries'"
      return Diagnostic(.relationCountry, at: territory.location, severity: severity, message)
    }
  }

  private func flags(of atlas: Atlas, _ severity: Severity) -> [Diagnostic] {
    guard let facts = places.facts, let flags = places.flags else { return [] }
    return (atlas.countries ?? []).compactMap { country in
      guard !isAllowed(country.code) else { return nil }
      if let file = country.flagFile {
        guard country.record == nil else { return nil }
        let message =
          "'\(country.code)' has a flag but no facts at \(facts.text); add them, or it to 'allow' of 'countries'"
        return Diagnostic(.relationFacts, at: file, severity: severity, message)
      }
      guard let code = country.record?.code else { return nil }
      let message =
        "'\(code.value)' has facts but no flag, and shows that of the fallback; add '\(country.code).png' to "
        + "'\(flags.path)', or it to 'allow' of 'countries'"
      return Diagnostic(.relationFlag, at: code.location, severity: severity, message)
    }
  }

  /// Whether a code need not be known: it is allowed, or nobody is to look at it.
  private func isAllowed(_ code: String) -> Bool {
    configuration.countries.isAllowed(code) || !configuration.countries.looksAt(code)
  }
}
