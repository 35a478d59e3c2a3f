import Foundation

/// The regions of pages that have figures. A region starts with a line `<!-- figures: summary -->`, which names it, and
/// ends with `<!-- figures: end -->`.
struct FigureRegions {
  private static let prefix = "<!-- figures: "
  private static let suffix = " -->"

  /// The text of each region, or `nil` if a figure is missing.
  let texts: [String: String?]

  init(_ results: Results) {
    let summary = Summary(results: results)
    self.init(texts: ["summary": summary.table, "highlights": summary.highlights])
  }

  init(texts: [String: String?]) { self.texts = texts }

  /// Returns the page with new regions. The path is for messages.
  ///
  /// - Throws: `Failure` if a region has no end, or if there are no figures for it.
  func rewrite(_ page: String, path: String) throws -> String {
    var lines: [String] = []
    var open: (name: String, line: Int)?
    for (index, line) in page.components(separatedBy: "\n").enumerated() {
      let place = "\(path):\(index + 1):1: error:"
      if let name = Self.name(in: line) {
        switch (open, name) {
        case (nil, "end"): throw Failure("\(place) No region of figures ends here.")
        case (nil, _):
          guard case let text?? = texts[name] else {
            throw Failure("\(place) There are no figures of '\(name)'. Run 'AlmanacBenchmarks all'.")
          }
          open = (name, index + 1)
          lines += [line, "", text, ""]
          continue
        case (_, "end"): open = nil
        default: throw Failure("\(place) The region before has no end. Write <!-- figures: end --> after it.")
        }
      }
      if open == nil { lines.append(line) }
    }
    if let open {
      throw Failure("\(path):\(open.line):1: error: The region '\(open.name)' has no end. Write <!-- figures: end -->.")
    }
    return lines.joined(separator: "\n")
  }

  private static func name(in line: String) -> String? {
    guard line.hasPrefix(prefix), line.hasSuffix(suffix) else { return nil }
    return String(line.dropFirst(prefix.count).dropLast(suffix.count))
  }
}
