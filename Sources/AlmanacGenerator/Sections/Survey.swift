/// What the inputs of a request say, read and checked.
///
/// Nothing but reading the inputs touches the disk.
struct Survey {
  let inputs: InputReader
  private(set) var atlas: Atlas

  /// All problems, sorted by path and position.
  private(set) var diagnostics: [Diagnostic]

  /// What is legal tender in each territory, where the files of the currencies tell.
  private var tenders: [String: [Located<String>]] = [:]

  init(_ request: Request) {
    inputs = InputReader(request)
    diagnostics = inputs.diagnostics
    atlas = Atlas(fallback: inputs.configuration.countries.fallbackName)
    readCountries()
    inputs.currencies.map { readCurrencies($0) }
    inputs.locales.map { readLocales($0) }
    inputs.emoji.map { readEmoji($0) }
    relate()
    if request.isStrict { diagnostics = diagnostics.map(\.asError) }
    // A file that two sections name is read for each.
    diagnostics = diagnostics.unique.sorted()
  }

  private mutating func readCountries() {
    guard inputs.flags != nil || inputs.countries != nil else { return }
    let configuration = inputs.configuration.countries
    var merger = CountryMerger(configuration: configuration)
    let data = CountryData(inputs.countries ?? [])
    let records = merger.records(of: data)
    let described = records.filter { $0.value.standing == .listed }.keys
    let flags = inputs.flags.map { checked($0, described: Set(described)) }
    var builder = CountryBuilder(configuration: configuration)
    let countries = builder.countries(of: flags, records: records)
    diagnostics += data.diagnostics + merger.diagnostics + builder.diagnostics
    if let location = inputs.countries?.first?.location, countries.isEmpty, data.diagnostics.isEmpty,
      merger.diagnostics.isEmpty
    {
      let message = "no country is listed here or in another file; these only tell more of countries that are"
      diagnostics.append(Diagnostic(.dataEmpty, at: location, message))
    }
    let wanted = inputs.countries?.isEmpty == false ? configuration.languages : []
    let known = Set(records.values.flatMap(\.names.keys) + [configuration.language])
    for language in wanted where !known.contains(language.value) {
      let message = "no file has names in '\(language.value)'; add CLDR's territories.json of that language to 'data'"
      diagnostics.append(Diagnostic(.nameMissing, at: language.location, message))
    }
    atlas.countries = countries
    atlas.hasFacts = inputs.countries != nil || inputs.currencies != nil || inputs.locales != nil
  }

  /// The flags whose names follow the rules, and the images of those that are sound.
  private mutating func checked(
    _ flags: FlagScanner,
    described: Set<String>
  ) -> [(file: FlagFile, image: FlagImage?)] {
    let configuration = inputs.configuration.countries
    let names = FlagNameRules(configuration: configuration).diagnostics(for: flags.files)
    let misnamed = Set(names.map(\.location))
    let set = FlagSetRules(configuration: configuration)
    diagnostics +=
      names
      + set.diagnostics(for: flags.files, in: flags.folder, required: inputs.required, described: described)
    var checked: [(file: FlagFile, image: FlagImage?)] = []
    for file in flags.files {
      let (image, problems) = FlagImageRules(limits: configuration.image).check(file)
      diagnostics += problems
      if !misnamed.contains(file.location) { checked.append((file, image)) }
    }
    return checked
  }

  private mutating func readCurrencies(_ files: [DataFile]) {
    let data = CurrencyData(files)
    var builder = CurrencyBuilder(configuration: inputs.configuration.currencies)
    atlas.currencies = builder.currencies(of: data)
    tenders = data.tenders
    diagnostics += data.diagnostics + builder.diagnostics
  }

  private mutating func readLocales(_ files: [DataFile]) {
    let data = LocaleData(files)
    var builder = LocaleBuilder(configuration: inputs.configuration.locales)
    atlas.locales = builder.locales(of: data)
    diagnostics += data.diagnostics + builder.diagnostics
  }

  private mutating func readEmoji(_ files: [InputFile]) {
    let data = EmojiData(files, languages: inputs.emojiWords)
    var builder = EmojiBuilder(configuration: inputs.configuration.emoji)
    atlas.emoji = builder.list(of: data)
    diagnostics += data.diagnostics + builder.diagnostics
  }

  private mutating func relate() {
    atlas.relate(tenders: tenders)
    var places = RelationRules.Places()
    if isRead(inputs.countryPaths) {
      places.facts = inputs.countries?.first?.location
      places.flags = inputs.flags?.folder.location
    }
    if isRead(inputs.currencyPaths) { places.currencies = inputs.currencies?.first?.root.location }
    let rules = RelationRules(configuration: inputs.configuration, places: places)
    diagnostics += rules.diagnostics(for: atlas)
  }

  /// Whether files could be read: what a broken one would say is not missing.
  private func isRead(_ paths: [String]) -> Bool {
    let ofConfiguration: Set<Rule> = [.configSyntax, .configPath]
    let ofFiles: Set<Rule> = [.dataSyntax, .dataShape, .dataSize, .dataEmpty, .fileUnreadable]
    return !diagnostics.contains { diagnostic in
      ofConfiguration.contains(diagnostic.rule)
        || ofFiles.contains(diagnostic.rule) && paths.contains(diagnostic.location.path)
    }
  }
}
