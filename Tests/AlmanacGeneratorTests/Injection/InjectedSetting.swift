import TestSupport

@testable import AlmanacGenerator

/// A file almanac.json with hostile texts, and what has them in the generated code.
struct InjectedSetting: Sendable {
  let file: InjectedFile

  /// The function that prints the generated type.
  let function: String

  /// What the program prints for a line, or `nil` if nothing does.
  var printed: @Sendable (InjectedFile.Line) -> (code: String, text: String)? = { line in
    line.text.text.map { (line.code, $0) }
  }

  /// A list of a section with some codes.
  static func list(_ section: SectionKind, _ codes: [String]) -> [String: String] {
    [section.fileName: section.list(codes, named: "name of ")]
  }

  /// The texts that JSON can express, and one that it cannot.
  static let texts = HostileText.all.filter { $0.text != nil } + HostileText.all.suffix(1)

  /// The codes of a section as its settings have them.
  static func codes(_ section: SectionKind, _ count: Int) -> [String] {
    section.codes(count).map { section == .countries ? $0.lowercased() : $0 }
  }

  static func lines(
    _ codes: [String],
    _ line: String,
    _ property: String? = nil,
    _ texts: [HostileText] = texts
  ) -> [InjectedFile.Line] {
    zip(codes, texts).map { InjectedFile.Line(code: $0, field: InjectedField(line, property), text: $1) }
  }

  /// A file with a setting for each entry, or with a list of texts.
  private static func setting(
    _ section: SectionKind,
    _ key: String,
    _ line: String,
    _ property: String? = nil,
    around frame: (String, String)? = nil
  ) -> InjectedSetting {
    let keys = codes(section, texts.count)
    let type = "\(section)_\(key)_\(property ?? "\(line.hasPrefix("@text"))")"
    let frame = frame ?? (line == "@text" ? ("[", "]") : ("{", "}"))
    let common = "type: \"\(type)\"" + (section == .emoji ? "" : #", cases: "code""#)
    let file = InjectedFile(
      type: type,
      name: "almanac.json",
      frame: ("{ \(section): { \(common), \(key): \(frame.0)", "\(frame.1) } }"),
      others: list(section, keys),
      lines: lines(keys, line, property)
    )
    return InjectedSetting(file: file, function: "\(section)")
  }

  /// The settings with a text for each entry, and those with lists.
  static let all: [InjectedSetting] =
    SectionKind.allCases.flatMap { section in
      [
        setting(section, "names", "\"@code\": @text", "name"), setting(section, "names", "@text: \"a\""),
        setting(section, "aliases", "\"@code\": [@text]"), setting(section, "aliases", "@text: [\"a\"]"),
        setting(section, "include", "@text"), setting(section, "exclude", "@text"),
      ]
    }
    + [SectionKind.countries, .currencies, .languages].map { setting($0, "allow", "@text") }
    + [SectionKind.countries, .subdivisions, .currencies, .languages, .emoji].map { setting($0, "languages", "@text") }
    + [
      setting(.countries, "accessibilityLabel", "@text: \"{name}\""), labels,
      setting(.emoji, "categories", "@text: {}"),
    ] + category("symbol", "symbol: @text") + category("categoryName", "names: { fr: @text }")
    + categoryNames + InjectedSetting.formats
    + [setting(.emoji, "categories", "@text: \"a\"", around: ("{ Group: { names: {", "} } }"))]

  /// The patterns of accessibility labels, each in another language.
  private static let labels: InjectedSetting = {
    let patterns = texts.compactMap(\.text).map { HostileText("\($0) {name}") }
    let keys = codes(.countries, patterns.count)
    let languages = keys.map { "\"\($0)\"" }.joined(separator: ", ")
    // Without a name in the language, the label is English.
    let names = keys.map { "\"\($0)\": \"name of ch\"" }.joined(separator: ", ")
    let open = "{ countries: { type: \"Labels\", languages: [\(languages)], accessibilityLabel: {"
    let file = InjectedFile(
      type: "Labels",
      name: "almanac.json",
      frame: (open, "} } }"),
      others: ["countries.json": #"[{"code": "CH", "name": "name of ch", "names": {\#(names)}}]"#],
      lines: lines(keys, "\"@code\": @text", "label", patterns)
    )
    return InjectedSetting(file: file, function: "labels") { line in
      (line.code, (line.text.text ?? "").replacing("{name}", with: "name of ch"))
    }
  }()

  /// The settings of categories, one for each emoji.
  private static func category(_ property: String, _ setting: String) -> [InjectedSetting] {
    let known = texts.filter { $0.text != nil }
    // A target can have 56 categories.
    return stride(from: 0, to: known.count, by: 50).map { start in
      let lines = zip(codes(.emoji, 50), known[start...]).enumerated().map { index, line in
        let field = InjectedField("\"Group \(index)\": { \(setting) }", property)
        return InjectedFile.Line(code: line.0, field: field, text: line.1)
      }
      let numbers = Dictionary(zip(lines.map(\.code), lines.indices)) { first, _ in first }
      let type = "\(property)_\(start)"
      let file = InjectedFile(
        type: type,
        name: "almanac.json",
        frame: ("{ emoji: { type: \"\(type)\", languages: [\"fr\"], categories: {", "} } }"),
        lines: lines,
        list: (
          "emoji.json",
          { #"{"character": "\#($0.code)", "name": "a", "category": "Group \#(numbers[$0.code] ?? 0)"}"# }
        )
      )
      return InjectedSetting(file: file, function: "emoji")
    }
  }

  /// Names of categories, one for each emoji. A template writes them, too.
  private static let categoryNames: [InjectedSetting] = {
    let known = texts.compactMap(\.text).enumerated().map { HostileText("Group \($0) \($1)") }
    let template =
      (AlmanacFolder(path: Repository.path).template(named: "EmojiCategory") ?? "") + """
        extension {{type}}: Templated {
          var fromTemplate: String {
            switch self {
            {{#entries}}
            case .{{case}}:
              "{{code}}"
            {{/entries}}
            }
          }
        }
        """
    return stride(from: 0, to: known.count, by: 50).map { start in
      let field = InjectedField("@text: {}", "template")
      let lines = zip(codes(.emoji, 50), known[start...]).map { InjectedFile.Line(code: $0, field: field, text: $1) }
      let type = "Names\(start)"
      let file = InjectedFile(
        type: type,
        name: "almanac.json",
        frame: ("{ templates: \"Own\", emoji: { type: \"\(type)\", categories: {", "} } }"),
        others: ["Own/EmojiCategory.mustache": template],
        lines: lines,
        list: ("emoji.json", { #"{"character": "\#($0.code)", "name": "a", "category": \#($0.text.literal)}"# })
      )
      return InjectedSetting(file: file, function: "templated")
    }
  }()

  /// Files with one text for every key of a section, or of the whole file.
  static func keys(_ text: HostileText) -> [InjectedSetting] {
    SectionKind.allCases.map { kind in
      let known = SettingsBySection()[kind].keys
      let image =
        kind == .countries ? ["image: { \(ImageSettings.keys.map { "\($0): @text" }.joined(separator: ", ")) }"] : []
      return keys(of: kind, known.map { "\($0): @text" } + image, ("{ \(kind.rawValue): {", "} }"), text)
    } + [keys(of: .countries, Settings.commonKeys.map { "\($0): @text" }, ("{", "}"), text)]
  }

  private static func keys(
    of section: SectionKind,
    _ lines: [String],
    _ frame: (open: String, close: String),
    _ text: HostileText
  ) -> InjectedSetting {
    let codes: [SectionKind: String] = [
      .countries: "ch", .subdivisions: "us-CA", .currencies: "EUR", .locales: "de_CH", .languages: "de", .emoji: "👋",
    ]
    let file = InjectedFile(
      type: text.text ?? "",
      name: "almanac.json",
      frame: frame,
      others: list(section, [codes[section] ?? ""]),
      lines: lines.map { InjectedFile.Line(code: "", field: InjectedField($0), text: text) }
    )
    return InjectedSetting(file: file, function: section.rawValue)
  }
}
