/// The frame of a page.
struct Layout {
  /// The pages of the navigation.
  enum Section: String, CaseIterable {
    case countries = "/"
    case compare = "/compare"
    case emoji = "/emoji"
    case amounts = "/amounts"

    var title: String {
      switch self {
      case .countries: "Countries"
      case .compare: "Compare"
      case .emoji: "Emoji"
      case .amounts: "Amounts"
      }
    }
  }

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
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="description" content="A guide to the countries of the world.">
      <title>\(title) – The Global Guide</title>
      <link rel="icon" href="/icon.svg" type="image/svg+xml">
      <link rel="stylesheet" href="/guide.css">
      \((["guide"] + scripts).map { "<script defer src=\"/\($0).js\"></script>\n" as HTML })</head>
      <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header class="site"><div>
      <a class="name" href="/">The Global Guide</a>
      <nav aria-label="Pages"><ul>\(Section.allCases.map(link))</ul></nav>
      </div></header>
      <main id="content" tabindex="-1">
      \(notice)\(content)
      </main>
      <footer><p id="status" role="status"></p></footer>
      </body>
      </html>
      """
    return page.text
  }

  private func link(_ section: Section) -> HTML {
    let current: HTML = section == self.section ? " aria-current=\"page\"" : ""
    return "<li><a href=\"\(section.rawValue)\"\(current)>\(section.title)</a></li>"
  }
}
