import Foundation
import TestSupport
import Testing

/// Texts of the data that would be markup or scripts, if the page did not treat them as texts.
@Suite(.runsCommands, .enabled(if: Chromium.isExpected, "Chromium is not installed."))
struct HostilePreviewTests {
  private static let texts = [
    #"</script><img src=x onerror="window.hacked = 1">"#, "a<!--<script>window.hacked = 2", "b{{script}}{{data}}",
    "c'\";window.hacked=3;//\u{2028}", "d&lt;b&gt;&quot;", "javascript:window.hacked=4", "e</title></style></dialog>",
    "f\u{202E}lanigiro", "g]]><svg onload=window.hacked=5>", #"h\u003Cscript\"#,
  ]

  @Test func showsMarkupAsText() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appending(path: "<b>&amp;{{data}}")
    try write(to: target)
    let page = try PreviewPage(of: target)
    // The name of a flag is wrong.
    #expect(page.result.status == 1, "\(page.result.output)")
    let sections = ["problems", "flags", "countries", "emoji", "currencies", "locales", "languages"]
    let report = try page.check(.init(queries: Self.texts + ["=ch;"], sections: sections))
    #expect(report.problems.isEmpty, "\(report.problems)")
    #expect(report.title == "<b>&amp;{{data}} – Almanac preview")
    for section in ["countries", "currencies", "locales", "languages", "emoji"] {
      let shown = try #require(report.texts[section])
      for text in Self.texts {
        #expect(Self.words(shown).contains(Self.words(text)), "\(section) \(text)")
      }
    }
    #expect(report.texts["flags"]?.contains("<img src=x onerror=window.hacked=6>.png") == true)
    #expect(report.texts["emoji"]?.contains("<i>Category</i>") == true)
    let html = try page.html
    #expect(html.components(separatedBy: "<script").count == 3 && html.components(separatedBy: "</script").count == 3)
    #expect(!html.contains("<img src=x") && !html.contains("<svg onload"))
  }

  /// The text as a browser shows it: line separators are spaces.
  private static func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Writes a target with the texts in every field that can be any text.
  private func write(to target: URL) throws {
    for (name, entry) in Self.entries {
      let list = Self.texts.indices.map { entry($0, Self.texts[$0]) }
      try JSONSerialization.data(withJSONObject: list).write(toNew: target.appending(path: "\(name).json"))
    }
    let settings = #"{ emoji: { categories: { "<i>Category</i>": { symbol: "<b>" } } } }"#
    try Data(settings.utf8).write(toNew: target.appending(path: "almanac.json"))
    for name in ["xx", "ch", "<img src=x onerror=window.hacked=6>"] {
      let flag = try Data(contentsOf: Repository.flag(name == "ch" ? "ch" : "xx"))
      try flag.write(toNew: target.appending(path: "Flags/\(name).png"))
    }
  }

  private static let countries = ["CH", "DE", "FR", "IT", "AT", "JP", "GB", "US", "NL", "PL"]
  private static let currencies = ["CHF", "EUR", "GBP", "USD", "JPY", "PLN", "SEK", "NOK", "DKK", "CZK"]
  private static let languages = ["de", "fr", "it", "ja", "en", "nl", "pl", "sv", "da", "cs"]
  private static let emoji = ["😀", "😁", "😂", "😃", "😄", "😅", "😆", "😇", "😈", "😉"]

  /// An entry of each list for a text and its index.
  private static let entries: [String: @Sendable (Int, String) -> [String: Any]] = [
    "countries": { index, text in
      [
        "code": countries[index], "name": text, "capital": text, "otherNames": [text], "region": text,
        "currencies": [currencies[index]],
      ]
    },
    "currencies": { index, text in ["code": currencies[index], "name": text, "symbol": text, "minorUnits": 2] },
    "locales": { index, text in ["identifier": "de_\(countries[index])", "name": text] },
    "languages": { index, text in ["code": languages[index], "name": text, "nativeName": text] },
    "emoji": { index, text in
      [
        "character": emoji[index], "category": "<i>Category</i>", "name": text, "shortcodes": ["code\(index)"],
        "keywords": [text],
      ]
    },
  ]
}
