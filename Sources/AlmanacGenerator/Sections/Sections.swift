/// The sections, in the order in which they are read. The raw value is the key in almanac.json.
enum SectionKind: String, CaseIterable, Sendable {
  case countries, currencies, locales, languages, emoji

  /// The name of the data file in a target's folder.
  var fileName: String { rawValue + ".json" }

  /// What one entry is called in messages.
  var singular: String {
    switch self {
    case .countries: "country"
    case .currencies: "currency"
    case .locales: "locale"
    case .languages: "language"
    case .emoji: "emoji"
    }
  }

  /// The name of the generated type.
  var typeName: String {
    switch self {
    case .countries: "Country"
    case .currencies: "Currency"
    case .locales: "CurrencyLocale"
    case .languages: "Language"
    case .emoji: "Emoji"
    }
  }

  /// The template variable with the name of the generated type.
  var typeVariable: String {
    switch self {
    case .countries: "countryType"
    case .currencies: "currencyType"
    case .locales: "localeType"
    case .languages: "languageType"
    case .emoji: "emojiType"
    }
  }
}

/// The settings of each section in almanac.json.
struct SectionsSettings: Sendable {
  var countries = CountrySettings()
  var currencies = CurrencySettings()
  var locales = SectionSettings(.locales)
  var languages = LanguageSettings()
  var emoji = EmojiSettings()

  /// The common settings of each section.
  subscript(kind: SectionKind) -> SectionSettings {
    switch kind {
    case .countries: countries.section
    case .currencies: currencies.section
    case .locales: locales
    case .languages: languages.section
    case .emoji: emoji.section
    }
  }

  /// The languages of a section's names, the main one first. Locales only have English names.
  func languages(of kind: SectionKind) -> [String] {
    switch kind {
    case .countries: countries.languages.all
    case .currencies: currencies.languages.all
    case .locales: []
    case .languages: languages.languages.all
    case .emoji: emoji.languages.all
    }
  }

  /// Sets the languages of the names of every section.
  mutating func use(_ names: NameLanguages) {
    countries.languages = names
    currencies.languages = names
    languages.languages = names
    emoji.languages = names
  }

  /// Sets the files of every section, and the folders of flags.
  mutating func use(_ files: [Located<String>]) {
    countries.section.data = files
    countries.flags.folders = files
    currencies.section.data = files
    locales.data = files
    languages.section.data = files
    emoji.section.data = files
  }

  /// Reads a section.
  mutating func read(_ kind: SectionKind, _ value: JSONValue, _ problems: Problems) {
    let keys = Self.keys(of: kind)
    let object = JSONObject(value, named: "'\(kind.rawValue)'", keys: keys, rules: .settings, problems)
    switch kind {
    case .countries: countries.read(object)
    case .currencies: currencies.read(object)
    case .locales: locales.read(object)
    case .languages: languages.read(object)
    case .emoji: emoji.read(object)
    }
  }

  /// The keys of a section.
  static func keys(of kind: SectionKind) -> [String] {
    switch kind {
    case .countries: CountrySettings.keys
    case .currencies: CurrencySettings.keys
    case .locales: SectionSettings.enumKeys
    case .languages: LanguageSettings.keys
    case .emoji: EmojiSettings.keys
    }
  }
}

/// The entries of a section, after its files are read, merged, checked and named.
protocol Section: Sendable {
  associatedtype Entry

  static var kind: SectionKind { get }

  /// In the order of the cases.
  var entries: [Entry] { get }

  /// The templates to render, and their variables.
  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: [String: Any]]

  /// The indices of the entries that a text identifies.
  func indices(of text: String) -> [Int]

  /// An entry with all its facts.
  func explanation(at index: Int, _ links: Links) -> Explanation.Entry

  /// The folded texts that a search for the entry looks through.
  func searchTexts(at index: Int) -> Catalog.SearchTexts

  /// Whether an entry is something else than the section is about, such as the fallback among the countries. It does not count as
  /// one of them.
  func isOther(at index: Int) -> Bool

  /// The texts that identify entries.
  var names: [String] { get }

  /// The list in Almanac's own format.
  ///
  /// - Parameter options: The languages of the names. If no file has names in the main language, the list is empty.
  func lines(_ options: ImportedList.Options) -> [JSONLine]
}

extension Section {
  /// The indices of all entries.
  var indices: Range<Int> { entries.indices }

  /// `false`: most sections have nothing else.
  func isOther(at index: Int) -> Bool { false }
}

/// The sections of a target.
struct Atlas: Sendable {
  let countries: Countries?
  let currencies: Currencies?
  let locales: Locales?
  let languages: Languages?
  let emoji: EmojiList?

  /// Reads the sections that have files.
  static func read(_ inputs: Inputs, _ problems: Problems) -> Atlas {
    let settings = inputs.settings
    return Atlas(
      countries: Countries.read(inputs, problems),
      currencies: inputs.files(of: .currencies, problems).map {
        Currencies.read($0, settings.sections.currencies, problems)
      },
      locales: inputs.files(of: .locales, problems).map { Locales.read($0, settings.sections.locales, problems) },
      languages: inputs.files(of: .languages, problems).map {
        Languages.read($0, settings.sections.languages, problems)
      },
      emoji: inputs.files(of: .emoji, problems).map { EmojiList.read($0, settings.sections.emoji, problems) }
    )
  }

  /// Reads a single section from files, without a configuration.
  static func section(
    _ kind: SectionKind,
    _ files: SectionFiles,
    _ options: ImportedList.Options,
    _ problems: Problems
  ) -> any Section {
    // Unlike case names, codes never conflict.
    var settings = SectionSettings(kind)
    settings.cases = .code
    switch kind {
    case .countries: return Countries.read(files, CountrySettings(options), problems)
    case .currencies: return Currencies.read(files, CurrencySettings(settings, options), problems)
    case .locales: return Locales.read(files, settings, problems)
    case .languages: return Languages.read(files, LanguageSettings(settings, options), problems)
    case .emoji: return EmojiList.read(files, EmojiSettings(), problems)
    }
  }

  /// The sections of the target, in order.
  var sections: [any Section] {
    let all: [(any Section)?] = [countries, currencies, locales, languages, emoji]
    return all.compactMap { $0 }
  }

  /// The kinds of sections that the target has.
  var kinds: Set<SectionKind> { Set(sections.map { type(of: $0).kind }) }
}
