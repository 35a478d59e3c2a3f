/// CLDR's formats of amounts, which Almanac ships: a line for each locale, with what differs from the locale that it
/// inherits from.
struct FormatList: Sendable {
  /// The name of the file among the lists that Almanac ships.
  static let fileName = "formats.json"

  private static let root = "und"
  private static let localeKey = "locale"
  private static let parentKey = "parent"
  private static let keys =
    [localeKey, parentKey, FormatEntry.minimumKey] + FormatEntry.listKeys
    + FormatText.allCases.map(\.rawValue)
    + CurrencyFormatText.allCases.map(\.rawValue)

  /// The rules for its fields, in which a space can be a separator.
  private static let rules = FieldRules(key: .dataField, type: .dataType, value: .dataValue, trimsText: false)

  private let lines: [String: JSONValue]
  private let parents: [String: String]

  /// The locales that other codes of languages stand for: "de" for "deu".
  private let aliases: [String: String]

  /// The maximum number of parts of the locales in the list. Users' identifiers can have thousands.
  private let partCount: Int

  /// Reads the line of each locale.
  init(_ file: DataFile, _ problems: Problems) {
    let elements = file.root?.elements ?? []
    if elements.isEmpty {
      problems.report(.dataShape, at: file.location, "this is not Almanac's list of formats; restore it")
    }
    var lines: [String: JSONValue] = [:]
    var parents: [String: String] = [:]
    var aliases: [String: String] = [:]
    for element in elements {
      guard let locale = element[Self.localeKey]?.text?.value else { continue }
      lines[locale] = element
      guard let parent = element[Self.parentKey]?.text?.value else { continue }
      parents[locale] = parent
      if element.members?.count == 2, !locale.contains("_") { aliases[locale] = parent }
    }
    (self.lines, self.parents, self.aliases) = (lines, parents, aliases)
    partCount = lines.keys.map { $0.utf8.count { $0 == UInt8(ascii: "_") } + 1 }.max() ?? 1
  }

  /// Returns the locale that a locale inherits from, or `nil` for the root.
  func parent(of locale: String) -> String? {
    if locale == Self.root { return nil }
    if let parent = parents[locale] { return parent }
    let parts = locale.split(separator: "_")
    if parts.count > 1, let language = aliases[String(parts[0])] {
      // Identifiers such as "in_ID" are common: old Java and Android write them.
      return ([language[...]] + parts.dropFirst().prefix(partCount)).joined(separator: "_")
    }
    let rest = parts.dropLast().prefix(partCount)
    return rest.isEmpty ? Self.root : rest.joined(separator: "_")
  }

  /// Returns the entries of some locales, and of the locales that they inherit from.
  func entries(of locales: [String], _ problems: Problems) -> [String: FormatEntry] {
    var entries: [String: FormatEntry] = [:]
    var seen: Set<String> = []
    for locale in locales {
      var next: String? = locale
      while let name = next, seen.insert(name).inserted {
        entries[name] = entry(of: name, problems)
        next = parent(of: name)
      }
    }
    return entries
  }

  private func entry(of locale: String, _ problems: Problems) -> FormatEntry? {
    guard let line = lines[locale] else { return nil }
    let object = JSONObject(line, named: "'\(locale)'", keys: Self.keys, rules: Self.rules, problems)
    return FormatEntryReader(object: object).entry()
  }
}
