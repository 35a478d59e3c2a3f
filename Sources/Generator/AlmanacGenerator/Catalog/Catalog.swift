/// The entries of a target with all their facts, for `diff`, `unused`, and a preview's page, which reads them as JSON.
package struct Catalog: Encodable {
  /// The name of the target.
  package let title: String

  /// The labels and the origins of facts, which refer to them by index.
  package private(set) var labels = TextList()
  private(set) var origins = TextList()

  /// The sections of the target, in the order in which they are read.
  package private(set) var sections: [Section] = []

  /// All files in the folders of flags, including those that are not entries.
  package let flags: [Flag]

  /// The emoji categories in use: the Unicode groups in their order, then the custom categories.
  package let categories: [String]
  let problems: [Diagnostic]

  /// The literals that `SearchText` folds strings with.
  private let folds = ["runs": "\(FoldData.runs)", "texts": "\(FoldData.texts)"]

  /// The patterns by which a search finds rows after those whose code is the query, in groups, best matches first, with
  /// a `%` for the folded query.
  private let patterns = SearchText.ranks("%")

  /// The pairs of people that Unicode spells in two ways.
  private let pairs = Dictionary(
    uniqueKeysWithValues: EmojiSequence.pairs.map { ($0.sequence.description, $0.character.description) }
  )

  package struct Section: Encodable {
    /// The name of the section or of the table.
    package let kind: String

    /// The words for one entry and for several.
    let singular: String
    let plural: String

    /// The name of the generated type.
    package let type: String

    /// In the order of the cases.
    package let entries: [Entry]

    /// Whether the entries are cases: emoji and the rows of some tables are values.
    package var hasCases: Bool { entries.first.map { $0.expression.hasPrefix(type + ".") } ?? true }
  }

  package struct Entry: Encodable {
    private enum CodingKeys: CodingKey {
      case expression, facts, search, rank, flag, label, isOther
    }

    /// The expression for the entry: `Country.us`.
    package let expression: String

    /// All known facts, starting with the code, the identifier or the emoji.
    package let facts: [FactValues]
    let search: SearchTexts

    /// The rank among equal matches of a search, if it differs from the case's rank.
    let rank: Int?

    /// The index of the flag of a country, or of the fallback, and its accessibility label, as in the generated enum.
    package let flag: Int?
    let label: String?

    /// Whether it is something other than the section's subject, such as the fallback among the countries; `nil` if it
    /// counts as one of them.
    let isOther: Bool?

    /// The location of the code or the flag in the user's files; `nil` if Almanac ships both. The page needs neither it
    /// nor the next property.
    package let location: SourceLocation?

    /// Whether it is in every list: the fallback among the countries, and the device's locales.
    package let isFixed: Bool
  }

  package struct Flag: Encodable {
    let file: String

    /// The size of the file; `nil` if it is larger than the limit.
    let bytes: Int?
    let width: Int?
    let height: Int?

    /// The PNG, if it is valid.
    package let data: Data?

    /// The indices of its problems.
    let problems: [Int]
  }
}

extension Catalog {
  /// The folded strings that a search for an entry looks through.
  enum SearchTexts: Encodable {
    private enum CodingKeys: CodingKey {
      case name, shortcodes, keywords
    }

    /// The row of a table, as `SearchText` forms it.
    case row(String)
    case emoji(name: String, shortcodes: [String], keywords: [String])

    func encode(to encoder: any Encoder) throws {
      switch self {
      case .row(let row): try row.encode(to: encoder)
      case .emoji(let name, let shortcodes, let keywords):
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(shortcodes, forKey: .shortcodes)
        try container.encode(keywords, forKey: .keywords)
      }
    }
  }

  /// The values of a fact with one label and one origin: `[label, origin, value, …]`.
  package struct FactValues: Encodable {
    package let label: Int

    /// The index of the origin, or -1 if there is none.
    let origin: Int
    package var values: [String]

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(label)
      try container.encode(origin)
      for value in values { try container.encode(value) }
    }
  }

  /// Distinct strings in the order of their first use.
  package struct TextList: Encodable {
    package private(set) var texts: [String] = []
    private var indices: [String: Int] = [:]

    /// Returns the index of a string, and adds the string if it is new.
    mutating func index(of text: String) -> Int {
      if let index = indices[text] { return index }
      indices[text] = texts.count
      texts.append(text)
      return texts.count - 1
    }

    package func encode(to encoder: any Encoder) throws { try texts.encode(to: encoder) }
  }
}

extension Catalog {
  /// Creates the catalog of a target with a title.
  ///
  /// `files` are all files in the folders of flags, and `images` the images of the valid flags, by path.
  init(
    _ target: LinkedAtlas,
    title: String,
    _ files: [FlagFile],
    _ images: [String: FlagImage],
    _ problems: [Diagnostic],
    _ world: World
  ) {
    self.title = title
    self.problems = problems
    categories = target.atlas.emoji?.categories.map(\.name) ?? []
    let faults = Dictionary(grouping: problems.indices) { problems[$0].location.path }
    flags = files.map { file in
      let image = images[file.path]
      return Flag(
        file: file.fileName,
        bytes: file.bytes?.count,
        width: image?.width,
        height: image?.height,
        data: image.map { Data($0.png) },
        problems: faults[file.path] ?? []
      )
    }
    let flagIndices = Dictionary(files.indices.map { (files[$0].path, $0) }) { first, _ in first }
    let origins = FactOrigins(world)
    for section in target.atlas.sections {
      let subject = section.subject
      let type = subject.type(in: target.settings)
      let countries = section as? Countries
      let order = section.searchOrder(target.links)
      let ranks = Dictionary(uniqueKeysWithValues: zip(order, order.indices))
      let entries = section.indices.map { index in
        let entry = section.explanation(at: index, target.links)
        let country = countries?.entries[index]
        let flag = country.flatMap { countries?.flagPath(of: $0) }
        return Entry(
          expression: type + entry.title,
          facts: facts(entry.facts, origins.origins(of: entry.facts, in: subject.kind)),
          search: section.searchTexts(at: index),
          rank: ranks[index] == index ? nil : ranks[index],
          flag: flag.flatMap { flagIndices[$0] },
          label: country.flatMap { flag == nil ? nil : countries?.label(of: $0) },
          isOther: section.isOther(at: index) ? true : nil,
          location: entry.facts.prefix(2).lazy.compactMap(\.location).first { !world.contains($0) },
          isFixed: countries.map { $0.settings.flags.fallbackName == country?.code }
            ?? (subject.kind == .locales && section.isOther(at: index))
        )
      }
      sections.append(
        Section(
          kind: subject.key,
          singular: subject.singular,
          plural: subject.plural,
          type: type,
          entries: entries
        )
      )
    }
  }

  /// Returns facts, with neighbors of the same label and origin as one.
  private mutating func facts(_ facts: [Fact], _ known: [String?]) -> [FactValues] {
    var list: [FactValues] = []
    for (fact, origin) in zip(facts, known) {
      let (label, origin) = (labels.index(of: fact.label), origin.map { origins.index(of: $0) } ?? -1)
      if let last = list.last, last.label == label, last.origin == origin {
        list[list.count - 1].values.append(fact.value)
      } else {
        list.append(FactValues(label: label, origin: origin, values: [fact.value]))
      }
    }
    return list
  }
}

extension Countries {
  /// Returns the accessibility label of a flag, as the runtime forms it.
  fileprivate func label(of country: Country) -> String {
    let languages = settings.languages
    let name = country.text(.name)
    if name.isEmpty { return "Flag \(country.code.uppercased())" }
    if let pattern = settings.labels[languages.main] {
      return pattern.parts(separatedBy: CountrySettings.namePlaceholder).joined(separator: name)
    }
    let isNamed = languages.all.dropFirst().contains(World.language)
    return "Flag of \(isNamed ? country.record?.names[World.language]?.value ?? name : name)"
  }
}
