/// The sections, in the order in which they are read, by their keys in almanac.json.
enum SectionKind: String, CaseIterable, Sendable {
  case countries, subdivisions, currencies, locales, languages, emoji

  /// The sections of a target without input. There are so many subdivisions that a target has to ask for them.
  static let usual = allCases.filter { $0 != .subdivisions }

  /// The name of the data file in a target's folder.
  var fileName: String { rawValue + ".json" }

  /// The word for one entry in messages.
  var singular: String {
    switch self {
    case .countries: "country"
    case .subdivisions: "subdivision"
    case .currencies: "currency"
    case .locales: "locale"
    case .languages: "language"
    case .emoji: "emoji"
    }
  }

  /// The name of the generated type. Foundation already has a `Locale`.
  var typeName: String { self == .locales ? "CurrencyLocale" : singular.capitalized }

  /// The template variable with the name of the generated type.
  var typeVariable: String { singular + "Type" }
}

/// The settings of all sections.
struct SettingsBySection: Sendable {
  @Boxed var countries = CountrySettings()
  @Boxed var subdivisions = SectionSettings(
    .subdivisions,
    keys: SectionSettings.enumKeys + NameLanguages.keys + SectionSettings.nameKeys
  )
  @Boxed var currencies = CurrencySettings()
  @Boxed var locales = LocaleSettings()
  @Boxed var languages = SectionSettings(.languages, keys: SectionSettings.listKeys + NameLanguages.keys)
  @Boxed var emoji = EmojiSettings()

  /// The common settings of a section.
  subscript(kind: SectionKind) -> SectionSettings {
    get { self[keyPath: Self.path(of: kind)] }
    set { self[keyPath: Self.path(of: kind)] = newValue }
  }

  private static func path(of kind: SectionKind) -> WritableKeyPath<Self, SectionSettings> {
    switch kind {
    case .countries: \.countries.section
    case .subdivisions: \.subdivisions
    case .currencies: \.currencies.section
    case .locales: \.locales.section
    case .languages: \.languages
    case .emoji: \.emoji.section
    }
  }

  /// Sets the languages of the names of every section.
  mutating func use(_ names: NameLanguages) {
    for kind in SectionKind.allCases { self[kind].languages = names }
  }

  /// Sets the files of every section, and the folders of flags.
  mutating func use(_ files: [Located<String>]) {
    for kind in SectionKind.usual { self[kind].data = files }
    countries.flags.folders = files
  }

  /// Applies the options of an import of lists. What is wrong with them is reported at a location.
  mutating func use(_ options: ImportedList.Options, at location: SourceLocation) {
    for kind in SectionKind.allCases {
      // Unlike case names, codes never conflict.
      self[kind].cases = .code
      // The main language of emoji is that of their list, and an import chooses among all that the files have.
      if kind != .emoji { self[kind].languages = NameLanguages(options, at: location) }
    }
    currencies.includesHistoric = options.includesHistoric
  }

  /// Reads a section.
  mutating func read(_ kind: SectionKind, _ value: JSONValue, _ problems: Problems) {
    let keys = self[kind].keys
    let object = JSONObject(
      value,
      named: "'\(kind.rawValue)'",
      keys: keys,
      inner: kind == .countries ? [("image", ImageSettings.keys)] : [],
      rules: .settings,
      problems
    )
    switch kind {
    case .countries: countries.read(object)
    case .subdivisions: subdivisions.read(object)
    case .currencies: currencies.read(object)
    case .locales: locales.read(object)
    case .languages: languages.readLanguages(object)
    case .emoji: emoji.read(object)
    }
  }
}

/// The subject of a list, by which its entries are called.
enum Subject: Sendable {
  case section(SectionKind)
  case table(TableSchema)

  /// The kind of the section, unless it is a user's own table.
  var kind: SectionKind? { if case .section(let kind) = self { kind } else { nil } }

  /// The words for one entry and for several.
  var singular: String {
    switch self {
    case .section(let kind): kind.singular
    case .table(let schema): "row of \(schema.name.value)"
    }
  }

  var plural: String {
    switch self {
    case .section(let kind): kind.rawValue
    case .table(let schema): "rows of \(schema.name.value)"
    }
  }

  /// The identifier in almanac.json: the key of the section, or the name of the table.
  var key: String {
    switch self {
    case .section(let kind): kind.rawValue
    case .table(let schema): schema.name.value
    }
  }

  /// The name of the generated type.
  func type(in settings: Settings) -> String {
    switch self {
    case .section(let kind): settings.sections[kind].type
    case .table(let schema): schema.name.value
    }
  }

  /// Returns the location where almanac.json describes it.
  func location(in settings: Settings) -> SourceLocation? {
    switch self {
    case .section(let kind): settings.sections[kind].location
    case .table(let schema): schema.name.location
    }
  }
}

/// Something that templates turn into generated files: a section, the flags, or the tables.
protocol Renderable: Sendable {
  var subject: Subject { get }

  /// Returns the templates to render, and their variables.
  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: TemplateVariables]
}

/// A section that Almanac knows, or the flags.
protocol KnownSection: Renderable {
  static var kind: SectionKind { get }
}

extension KnownSection {
  var subject: Subject { .section(Self.kind) }
}

/// The entries of a section, after its files are read, merged, checked and named.
protocol Section: Sendable {
  associatedtype Entry

  var subject: Subject { get }

  /// In the order of the cases.
  var entries: [Entry] { get }

  /// Returns the indices of the entries that a string identifies.
  func indices(of text: String) -> [Int]

  func explanation(at index: Int, _ links: Links) -> Explanation.Entry

  /// Returns the folded strings that a search for the entry looks through.
  func searchTexts(at index: Int) -> Catalog.SearchTexts

  /// Returns the indices of the entries in the order in which a search finds equal matches.
  func searchOrder(_ links: Links) -> [Int]

  /// Returns whether an entry is something other than the section's subject, such as the fallback among the countries,
  /// so that it doesn't count as one of them.
  func isOther(at index: Int) -> Bool

  /// The strings that identify entries.
  var names: [String] { get }

  /// Returns the list in Almanac's own format, which is empty if no file contains names in the main language of the
  /// options.
  func lines(_ options: ImportedList.Options) -> [JSONLine]
}

extension Section {
  /// The indices of all entries.
  var indices: Range<Int> { entries.indices }

  /// Returns the order of the cases, because most sections know no sizes.
  func searchOrder(_ links: Links) -> [Int] { Array(indices) }

  /// Returns `false`, because most sections have nothing else.
  func isOther(at index: Int) -> Bool { false }
}

/// The sections of a target.
///
/// Like the other steps of a run it is a class, because the code to copy so many values takes long to compile.
final class Atlas: Sendable {
  let countries: Countries?
  let subdivisions: Subdivisions?
  let currencies: Currencies?
  let locales: Locales?
  let languages: Languages?
  let emoji: EmojiList?
  let tables: Tables

  /// The sections of the target, in order.
  private let known: [any Section & KnownSection]

  /// Reads the sections that have files. Countries can have flags instead.
  init(_ inputs: ParsedInputs, _ problems: Problems) {
    let (settings, files) = (inputs.settings.sections, inputs.files)
    countries = Countries.read(inputs, problems)
    subdivisions = files[.subdivisions].map { Subdivisions.read($0, settings.subdivisions, problems) }
    currencies = files[.currencies].map { Currencies.read($0, settings.currencies, problems) }
    locales = files[.locales].map { Locales.read($0, settings.locales, problems) }
    languages = files[.languages].map { Languages.read($0, settings.languages, problems) }
    emoji = files[.emoji].map { EmojiList.read($0, settings.emoji, problems) }
    let known: [(any Section & KnownSection)?] = [countries, subdivisions, currencies, locales, languages, emoji]
    self.known = known.compactMap { $0 }
    tables = Tables.read(inputs, among: self.known, problems)
  }

  /// The sections of the target, in order, and then its tables.
  var sections: [any Section] { known + tables.all }

  /// Everything that templates turn into files.
  var renderables: [any Renderable] { known + (tables.all.isEmpty ? [] : [tables]) }

  /// The kinds of the target's sections.
  var kinds: Set<SectionKind> { Set(known.compactMap(\.subject.kind)) }
}
