import Guide

/// The frame of a page.
struct Layout {
  /// The pages of the navigation.
  enum Section: String, CaseIterable {
    case countries = "/"
    case compare = "/compare"
    case emoji = "/emoji"
    case amounts = "/amounts"

    var title: TextKey {
      switch self {
      case .countries: .countries
      case .compare: .compare
      case .emoji: .emoji
      case .amounts: .amounts
      }
    }
  }

  let texts: Texts

  /// The title in the browser's bar, without the name of the guide.
  let title: String

  /// The section that the navigation marks; `nil` for none.
  var section: Section?

  /// The names of the scripts without `.js`. All pages have `guide`.
  var scripts: [String] = []

  /// A sentence above the content, such as that the countries are a copy.
  var notice: String?

  /// The page.
  func page(_ content: HTML) -> String {
    let notice = notice.map { "<p class=\"note\">\($0)</p>" as HTML }
    let page: HTML = """
      <!doctype html>
      <html lang="\(language.rawValue)" dir="\(language == .arabic ? "rtl" : "ltr")" data-texts="\(Self.scriptTexts[language])">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="description" content="\(texts[.description])">
      <title>\(title) – \(texts[.guide])</title>
      <link rel="icon" href="/icon.svg" type="image/svg+xml">
      <link rel="stylesheet" href="/guide.css">
      \((["guide"] + scripts).map { "<script defer src=\"/\($0).js\"></script>\n" as HTML })</head>
      <body>
      <a class="skip" href="#content">\(texts[.skip])</a>
      <header class="site"><div>
      <a class="name" href="/">\(texts[.guide])</a>
      <nav aria-label="\(texts[.pages])"><ul>\(Section.allCases.map(link))</ul></nav>
      </div></header>
      <main id="content" tabindex="-1">
      \(notice)\(content)
      </main>
      <footer><ul id="languages" aria-label="\(texts[.language])">\(Self.languages.map(choice))</ul>
      <p id="status" role="status"></p></footer>
      </body>
      </html>
      """
    return page.text
  }

  private func link(_ section: Section) -> HTML {
    let current: HTML = section == self.section ? " aria-current=\"page\"" : ""
    return "<li><a href=\"\(section.rawValue)\"\(current)>\(texts[section.title])</a></li>"
  }

  private var language: GuideLanguage { texts.language }

  /// The languages of the pages, in the order of their own names.
  private static let languages = Texts.all.keys.sorted { $0.nativeName < $1.nativeName }

  private func choice(_ language: GuideLanguage) -> HTML {
    let current: HTML = language == self.language ? " aria-current=\"true\"" : ""
    let code = language.rawValue
    return """
      <li><a href="?lang=\(code)" lang="\(code)" hreflang="\(code)"\(current)>\(language.nativeName)</a></li>
      """
  }

  /// What the scripts of all pages say, as JSON.
  private static let scriptTexts = Texts.all.mapValues { texts in
    texts.json(
      [
        .copied, .emojiNotLoaded, .noEmoji, .noRecent, .noneFound, .notSaved, .offlineCopy, .resetMap,
        .showAllCountries, .unreachable, .zoomIn, .zoomOut,
      ],
      CountKey.allCases.filter { $0 != .timeCount }
    )
  }
}
