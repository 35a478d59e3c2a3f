import Foundation

/// The regions of pages that have figures. A region begins with a line `<!-- figures: flags -->`, which names a
/// command, and ends with `<!-- figures: end -->`. The other names are `machine`, `summary` and `highlights`. The rows
/// that are details are left out.
struct FigureRegions {
  private static let prefix = "<!-- figures: "
  private static let suffix = " -->"

  let results: Results

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
          guard let text = text(of: name) else {
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

  /// The text of a region, or `nil` if a figure is missing.
  private func text(of name: String) -> String? {
    switch name {
    case "machine": return ResultsPage(results: results).machine
    case "summary": return Summary(results: results).table
    case "highlights": return Summary(results: results).highlights
    default:
      let tables = ResultsPage.tables(of: results.rows(of: name).filter { !$0.isDetail })
      return tables.isEmpty ? nil : tables.joined(separator: "\n\n")
    }
  }

  private static func name(in line: String) -> String? {
    guard line.hasPrefix(prefix), line.hasSuffix(suffix) else { return nil }
    return String(line.dropFirst(prefix.count).dropLast(suffix.count))
  }
}
