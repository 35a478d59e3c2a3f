import Foundation
import TestSupport

/// The README and the articles, whose tables of figures are made from results.
enum FigurePages {
  /// Writes the regions of figures of all pages, or nothing if one of them fails.
  static func write(_ results: Results) throws {
    let pages = try MarkdownDocument.all().map { page in
      let file = Repository.root.appending(path: page.path)
      let new = try FigureRegions(results).rewrite(page.text, path: file.path(percentEncoded: false))
      return (file: file, old: page.text, new: new)
    }
    for page in pages where page.new != page.old { try Data(page.new.utf8).write(to: page.file) }
  }
}
