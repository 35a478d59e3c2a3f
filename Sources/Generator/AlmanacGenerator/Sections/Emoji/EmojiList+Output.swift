extension Template {
  /// The type of emoji, and its tables.
  static let emoji = Template("Emoji")

  /// The enum of emoji categories.
  static let emojiCategory = Template("EmojiCategory")
}

extension EmojiList {
  /// The name of the generated enum of categories.
  private static let categoryType = "EmojiCategory"

  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: TemplateVariables] {
    let texts = zip(entries, categoryIndices).map { row(of: $0, category: $1) }
    let columns = EmojiColumn.allCases.indices.map { column in texts.map { $0[column] } }
    let words = try words.map { words throws(TableOverflow) in
      let texts = words.records.map { $0.map { ($0.name.value, $0.keywords.map(\.value)) } }
      return try self.words(texts, language: words.language, context).adding([
        "names": context.table(texts.map { [$0?.0 ?? ""] })
      ])
    }
    let emoji = try context.common(type: context.settings.sections.emoji.section.type, count: entries.count)
      .adding(context.facts(columns))
      .adding(lookups())
      .adding(self.words(entries.map { ($0.name.value, $0.keywords) }, language: language, context))
      .adding([
        "hasLanguages": .flag(!words.isEmpty), "languages": .list(words.map { .variables($0) }),
        "categoryType": .text(Self.categoryType),
      ])
    return [.emoji: emoji, .emojiCategory: try categoryContext(context)]
  }

  /// The index of each emoji's category.
  private var categoryIndices: [Int] {
    let indices = Dictionary(categories.enumerated().map { ($1.name, $0) }) { first, _ in first }
    return entries.map { indices[$0.category] ?? 0 }
  }

  private func row(of emoji: Emoji, category: Int) -> [String] {
    EmojiFactsBuilder.columns(
      character: emoji.character,
      name: emoji.name.value,
      shortcodes: emoji.shortcodes,
      keywords: emoji.keywords,
      category: category,
      supportsSkinTone: emoji.supportsSkinTone,
      version: emoji.version ?? ""
    )
  }

  /// Returns the variables of a language, in the form that the runtime's `_EmojiLanguage` reads.
  private func words(
    _ texts: [(name: String, keywords: [String])?],
    language: String,
    _ context: TargetContext
  ) throws(TableOverflow) -> TemplateVariables {
    let tables = try EmojiWordTables(texts) { names, _ in context.collations.ranks(of: names, in: language) }
    return [
      "language": .text(SwiftLiteral.escaped(language)),
      "foldedNames": .text(SwiftLiteral.multiline(tables.foldedNames)),
      "keywords": .text(SwiftLiteral.multiline(tables.keywords.bytes)),
      "keywordCount": .number(tables.keywords.count),
      "ranks": .text(SwiftLiteral.multiline(tables.ranks)),
    ]
  }

  /// Returns the variables of the indices that find an emoji by its character or by a shortcode.
  private func lookups() throws(TableOverflow) -> TemplateVariables {
    let characters = try HashIndexBuilder.bytes(of: entries.map { [$0.key, $0.character] })
    let shortcodes = entries.map(\.shortcodes)
    let index = try TextTableBuilder.index(of: shortcodes)
    return [
      "characters": .text(SwiftLiteral.multiline(characters)),
      "shortcodes": .text(SwiftLiteral.multiline(index.bytes)),
      "shortcodeCount": .number(index.count),
      "shortcodeIndex": .text(SwiftLiteral.multiline(try HashIndexBuilder.bytes(of: shortcodes))),
    ]
  }

  private func categoryContext(_ context: TargetContext) throws(TableOverflow) -> TemplateVariables {
    let emoji = categoryIndices
    let columns = EmojiCategoryColumn.allCases.map { column in
      switch column {
      case .rawValue: categories.map(\.name)
      case .symbolName: categories.map(\.symbol)
      case .rows: categories.indices.map { runs(of: $0, in: emoji) }
      }
    }
    let languages = [language] + Set(categories.flatMap(\.names.keys)).filter { $0 != language }.sortedByBytes
    let names =
      [languages]
      + categories.map { category in
        languages.map { category.names[$0] ?? ($0 == "en" ? category.name : "") }
      }
    let cases = categories.map { context.entry($0.name, $0.caseName, [], documentation: $0.name) }
    return try context.common(type: Self.categoryType, count: categories.count)
      .adding(context.facts(columns))
      .adding(context.names(names))
      .adding([
        "entries": .list(cases.map { .variables($0) }),
        "emojiType": .text(context.settings.sections.emoji.section.type),
      ])
  }

  /// Returns the runs of rows with a category, given the category of each row.
  private func runs(of category: Int, in categories: [Int]) -> String {
    var runs: [Range<Int>] = []
    for row in categories.indices where categories[row] == category {
      let start = runs.last?.upperBound == row ? runs.removeLast().lowerBound : row
      runs.append(start..<row + 1)
    }
    return Base56.rows(runs.flatMap { [$0.lowerBound, $0.count] })
  }

  func indices(of text: String) -> [Int] {
    let key = EmojiSequence.key(text)
    return indices.filter { entries[$0].key == key || entries[$0].shortcodes.contains(text) }
  }

  func explanation(at index: Int, _ links: Links) -> Explanation.Entry {
    let emoji = entries[index]
    let further = words.flatMap { words in
      words.records[index].map { record in
        [Fact("name in \(words.language)", record.name)] + Fact.list("keyword in \(words.language)", record.keywords)
      } ?? []
    }
    return Explanation.Entry(
      title: " \(emoji.character)",
      facts: EmojiField.allCases.flatMap { $0.facts(of: emoji) } + further
    )
  }

  func searchTexts(at index: Int) -> Catalog.SearchTexts {
    let emoji = entries[index]
    return .emoji(
      name: SearchText.foldedLetters(emoji.name.value),
      shortcodes: emoji.shortcodes,
      keywords: emoji.keywords.map { SearchText.foldedLetters($0) }.unique
    )
  }

  func lines(_ options: ImportedList.Options) -> [JSONLine] {
    if options.language == language { return entries.map { line($0, name: $0.name.value, keywords: $0.keywords) } }
    let records = words.first { $0.language == options.language }?.records ?? []
    return zip(entries, records).compactMap { emoji, record in
      record.map { line(emoji, name: $0.name.value, keywords: $0.keywords.map(\.value)) }
    }
  }

  private func line(_ emoji: Emoji, name: String, keywords: [String]) -> JSONLine {
    var line = JSONLine()
    for field in EmojiField.allCases { field.write(emoji, name: name, keywords: keywords, to: &line) }
    return line
  }
}
