import Foundation
import TestSupport
import Testing

/// `Almanac.md` lists each page once, by its title, and a page ends with a link to the next one of the list.
@Suite struct DocumentationOrderTests {
  @Test func everyPageEndsWithTheNext() throws {
    let documents = try MarkdownDocument.all().dropFirst()
    let pages = Dictionary(uniqueKeysWithValues: documents.map { ($0.name, $0) })
    let list = try #require(pages["Almanac"]).text.matches(of: /(?m)^- (\[.*\]\((.*)\.md\))$/)
    let names = list.map { String($0.2) }
    #expect(names.sorted() == pages.keys.filter { $0 != "Almanac" }.sorted())
    for (index, link) in list.map(\.1).enumerated() {
      let page = try #require(pages[names[index]])
      let title = page.text.prefix { $0 != "\n" }.dropFirst("# ".count)
      #expect(link == "[\(title)](\(page.name).md)")
      guard index + 1 < list.count else { continue }
      #expect(page.text.split(separator: "\n").last == "Next: \(list[index + 1].1)", "\(page.path)")
    }
  }
}
