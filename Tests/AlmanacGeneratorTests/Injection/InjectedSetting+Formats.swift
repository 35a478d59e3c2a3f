import TestSupport

@testable import AlmanacGenerator

extension InjectedSetting {
  /// The settings of how locales write amounts, each with a text for every locale.
  static let formats: [InjectedSetting] =
    ["decimal", "group", "minus", "plus"].map { format("\($0)Format", "\($0): @text") { $0 } }
    + ["symbols", "narrowSymbols"].flatMap { key in
      [
        format(key, "\(key): { EUR: @text }") { $0 },
        format("\(key)Codes", "\(key): { @text: \"a\" }", isPrinted: false) { $0 },
      ]
    }
    + [format("digits", "digits: @text", isPrinted: false) { $0 }]
    + ["standard", "accounting"].map { key in
      format(key, "\(key): @text", texts.compactMap(\.text).map { HostileText("¤0 \($0)") }) { "\($0);-\($0)" }
    }

  private static func format(
    _ name: String,
    _ setting: String,
    _ texts: [HostileText] = texts,
    isPrinted: Bool = true,
    printed: @escaping @Sendable (String) -> String
  ) -> InjectedSetting {
    let keys = codes(.locales, texts.count)
    let type = "Format_\(name)"
    let file = InjectedFile(
      type: type,
      name: "almanac.json",
      frame: ("{ templates: \"Own\", locales: { type: \"\(type)\", cases: \"code\", formats: {", "} } }"),
      others: list(.locales, keys).merging(["Own/CurrencyLocale.mustache": template]) { $1 },
      lines: lines(keys, "\"@code\": { \(setting) }", isPrinted ? "format" : nil, texts),
      libraries: [.money]
    )
    return InjectedSetting(file: file, function: "formats") { line in line.text.text.map { ("all", printed($0)) } }
  }

  /// The enum without what needs AlmanacMoney, and its tables. The first character of a symbol is its spacing.
  private static let template =
    (AlmanacFolder(path: Repository.path).template(named: "CurrencyLocale") ?? "")
    .replacing("hasFormats}}", with: "never}}").replacing("hasMoney}}", with: "never}}") + """
      extension {{type}}: Formatted {
        static var tables: [(table: _TextTable, rows: Int, columns: Int)] {
          [
            (_TextTable(\"""
      {{formats}}
      \""", rows: {{formatCount}}, columns: {{formatColumns}}), {{formatCount}}, {{formatColumns}}),
            (_TextTable(\"""
      {{symbols}}
      \""", rows: {{symbolCount}}, columns: 1), {{symbolCount}}, 1),
          ]
        }
      }
      """
}
