import Foundation

/// The README and the articles, whose tables of figures are made from results.
enum FigurePages {
  /// Writes the regions of figures of all pages, or nothing if one of them fails.
  static func write(_ results: Results) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL
    let catalog = root.appending(path: "Sources/Runtime/Almanac/Almanac.docc")
    let articles = try FileManager.default.contentsOfDirectory(at: catalog, includingPropertiesForKeys: nil)
    let pages = try ([root.appending(path: "README.md")] + articles.filter { $0.pathExtension == "md" }).map { page in
      let text = try String(contentsOf: page, encoding: .utf8)
      let new = try FigureRegions(results).rewrite(text, path: page.path(percentEncoded: false))
      return (url: page, old: text, new: new)
    }
    for page in pages where page.new != page.old { try Data(page.new.utf8).write(to: page.url) }
  }
}
