/// The rule for the user's lists and flags that are out of date, compared with what Almanac ships.
///
/// It looks at merged entries, because a fact that another file replaces isn't used.
struct OutdatedRules {
  /// The number of days before a change from which on it is reported.
  private static let daysAhead = 180

  private let atlas: Atlas
  private let sections: SettingsBySection
  private let facts: OutdatedFacts
  private let severity: Severity
  private let today: CalendarDate
  private let problems: Problems

  /// Reports what is out of date, unless the settings disable it.
  static func check(_ target: LinkedAtlas, asOf day: CalendarDate?, _ problems: Problems) {
    guard let severity = target.settings.outdated.severity, let today = day ?? CalendarDate(LegalTender.date) else {
      return
    }
    let rules = OutdatedRules(
      atlas: target.atlas,
      sections: target.settings.sections,
      facts: target.outdated,
      severity: severity,
      today: today,
      problems: problems
    )
    rules.checkCountries()
    rules.checkCodes()
    rules.checkLocales()
    rules.checkEmoji()
  }

  private func checkCountries() {
    guard let countries = atlas.countries else { return }
    for country in countries.entries {
      let isAllowed = sections.countries.isAllowed(country.code)
      let change = isAllowed ? nil : facts.change(of: country.code, in: .countries)
      if let record = country.record {
        report(record.code, change, isOwn: record.isOwn)
        check(record)
      } else if let flag = countries.flagFiles[country.code], !FlagCodeRules.isRatherMistake(flag.name) {
        check(flag, change)
      }
    }
  }

  private func check(_ flag: FlagFile, _ change: OutdatedFacts.Change?) {
    guard let change, let time = time(of: change.since) else { return }
    let successors = Spelling.list(change.now.prefix(3).map { $0.lowercased() }, "or")
    let message =
      "'\(flag.name)' \(time); replace it with flags of today's countries, such as \(successors), or add '\(flag.name)' to "
      + "'countries.allow'"
    problems.report(.dataOutdated, at: flag.location, severity: severity, message)
  }

  private func check(_ record: CountryRecord) {
    let country = record.key.uppercased()
    let english = record.names[World.language].map { [$0] } ?? []
    for (fact, values) in record.facts {
      let isEnglish = sections.countries.languages.main == World.language
      for value in fact == .name && !isEnglish ? english : values {
        let change =
          switch fact {
          case .currencies: change(of: value.value, in: .currencies, besides: sections.currencies.section)
          case .languages, .workingLanguages: change(of: value.value, in: .languages, besides: sections.languages)
          case .timeZones: facts.change(of: value.value, in: .timeZones)
          default: facts.change(of: value.value, fact, of: country)
          }
        report(value, change, of: " of '\(record.code.value)'", isOwn: record.isOwn)
      }
    }
    checkPopulation(of: record)
  }

  /// Reports a population that is far from a newer one.
  private func checkPopulation(of record: CountryRecord) {
    guard let text = record[.population], let mine = Double(text.value),
      let newer = facts.population(of: record.key.uppercased()),
      record[.populationYear].flatMap({ Double($0.value) }) ?? 0 < newer.year, abs(mine - newer.count) > newer.count / 5
    else { return }
    let remedy = Self.remedy("'\(Int(newer.count))'", isOwn: record.isOwn)
    let message =
      "the population '\(text.value)' of '\(record.code.value)' is off by more than a fifth: it was \(Int(newer.count)) in "
      + "\(Int(newer.year)); \(remedy)"
    problems.report(.dataOutdated, at: text.location, severity: severity, message)
  }

  /// Reports the codes of lists. Dictionaries name more than there is today.
  private func checkCodes() {
    for currency in atlas.currencies?.entries ?? [] {
      guard let record = currency.record, record.isHistoric == nil, record.source != .dictionary else { continue }
      let advice = ", or set 'historic' here and in \(Settings.fileName) to keep it"
      check(record, .currencies, besides: sections.currencies.section, advice)
    }
    for language in atlas.languages?.entries ?? [] {
      guard let record = language.record, record.source < .dictionary else { continue }
      check(record, .languages, besides: sections.languages)
    }
    for subdivision in atlas.subdivisions?.entries ?? [] {
      guard let record = subdivision.record, record.source < .dictionary else { continue }
      check(record, .subdivisions, besides: sections.subdivisions)
    }
  }

  private func checkLocales() {
    for record in (atlas.locales?.entries ?? []).compactMap(\.record) {
      guard let parts = record.parts else { continue }
      let codes = [(parts.language, OutdatedFacts.Group.languages), (parts.region ?? "", .countries)]
      for (code, group) in codes {
        let value = Located(value: code, location: record.code.location)
        report(value, facts.change(of: code, in: group), of: " of '\(record.code.value)'", isOwn: record.isOwn)
      }
    }
  }

  private func check(
    _ record: some FactRecord,
    _ group: OutdatedFacts.Group,
    besides section: SectionSettings,
    _ end: String = ""
  ) {
    let change = change(of: record.code.value, in: group, besides: section)
    report(record.code, change, isOwn: record.isOwn, record.isOwn ? end : "")
  }

  /// Returns the replacement of a code, unless the settings of its section allow it.
  private func change(
    of code: String,
    in group: OutdatedFacts.Group,
    besides section: SectionSettings
  ) -> OutdatedFacts.Change? {
    section.allow.values.contains(code) ? nil : facts.change(of: code, in: group)
  }

  private func report(
    _ value: Located<String>,
    _ change: OutdatedFacts.Change?,
    of owner: String = "",
    isOwn: Bool,
    _ end: String = ""
  ) {
    guard let change, let time = time(of: change.since) else { return }
    let remedy = change.now.isEmpty ? "remove it" : Self.remedy(Spelling.list(change.now, "or"), isOwn: isOwn)
    let message = "'\(value.value)'\(owner) \(time); \(remedy)\(end)"
    problems.report(.dataOutdated, at: value.location, severity: severity, message)
  }

  private static func remedy(_ now: String, isOwn: Bool) -> String {
    isOwn ? "write \(now)" : "get a newer file, or write \(now) in a list of your own"
  }

  /// Returns the words for the time of a change, or `nil` if it is too far in the future.
  private func time(of since: String?) -> String? {
    guard let since else { return "is out of date" }
    guard let day = CalendarDate(since), day > today else { return "has been out of date since \(since)" }
    return Self.number(of: day) - Self.number(of: today) <= Self.daysAhead ? "will be out of date from \(since)" : nil
  }

  /// Returns a number that grows by one each day. The year starts in March, so that its last day is the one that some
  /// years lack.
  private static func number(of day: CalendarDate) -> Int {
    let isEarly = day.month < 3
    let (year, month) = (isEarly ? day.year - 1 : day.year, isEarly ? day.month + 9 : day.month - 3)
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day.day
  }
}

extension OutdatedRules {
  /// The number of emoji from which on a list is meant to contain all.
  private static let minimumEmojiCount = 1000

  /// Reports a list of all emoji that is older than Almanac's.
  private func checkEmoji() {
    guard let entries = atlas.emoji?.entries, entries.count >= Self.minimumEmojiCount,
      let own = entries.first(where: { !$0.record.isShipped })
    else { return }
    let known = Set(entries.map(\.key))
    let versions = facts.emoji
    let isListed = { (emoji: String) in known.contains(EmojiSequence.withoutSelectors(emoji)) }
    let newer = versions.lastIndex { $0.emoji.contains(where: isListed) }.map { versions[($0 + 1)...] } ?? versions[...]
    let missing = newer.flatMap(\.emoji)
    guard let first = newer.first?.version, let last = newer.last, let example = last.emoji.first else { return }
    let message =
      "the list contains none of the \(missing.count) emoji of Unicode \(first == last.version ? first : "\(first) to \(last.version)"), "
      + "such as \(example); get a newer one, or set 'data' to \"\(World.name)\""
    problems.report(
      .dataOutdated,
      at: SourceLocation(path: own.record.character.location.path),
      severity: severity,
      message
    )
  }
}
