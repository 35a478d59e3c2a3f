import Foundation

/// The summary as a bar chart in SVG: a bar for each alternative, on a logarithmic scale. The same results give the
/// same file.
struct Chart {
  /// An alternative, and its ratio to Almanac.
  private typealias Bar = (label: String, rival: String, ratio: Double)

  private static let (width, labels, right) = (960.0, 330.0, 190.0)
  private static let (top, step) = (64.0, 24.0)

  /// Colors for light and dark pages. The background makes the chart readable on a page of the other kind.
  private static let style = """
    text { font: 13px system-ui, sans-serif; fill: #1f2328; } .title { font-size: 16px; font-weight: 600; }
    .page { fill: #ffffff; } .grid { stroke: #d1d9e0; } .one { stroke: #59636e; stroke-width: 2; }
    .more { fill: #0969da; } .less { fill: #bc4c00; }
    @media (prefers-color-scheme: dark) {
      text { fill: #f0f6fc; } .page { fill: #0d1117; } .grid { stroke: #3d444d; } .one { stroke: #9198a1; }
      .more { fill: #4493f8; } .less { fill: #db6d28; }
    }
    """

  private let bars: [Bar]
  private let caption: String

  /// - Parameter results: The results. Rows of the summary that they do not have are left out.
  init(results: Results) {
    caption = ResultsPage(results: results).machine
    bars = Summary.picks.flatMap { pick -> [Bar] in
      let rivals = results.row(pick)?.figures.dropFirst() ?? []
      return rivals.compactMap { rival in
        // A logarithm needs a number above 0.
        rival.ratio.flatMap { $0 > 0 ? (pick.text, rival.title, $0) : nil }
      }
    }
  }

  var svg: String {
    let height = Self.top + Double(bars.count) * Self.step + 40
    let decades = decades
    let size = "\(Self.number(Self.width)) \(Self.number(height))"
    let description = bars.map { "\($0.label): \($0.rival) \(Unit.ratio($0.ratio))." }.joined(separator: " ")
    let lines =
      [
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(size)" role="img" aria-labelledby="title desc">"#,
        #"<title id="title">Costs of alternatives, relative to Almanac</title>"#,
        #"<desc id="desc">\#(Self.escaped("\(caption) \(description)"))</desc>"#, "<style>\n\(Self.style)\n</style>",
        #"<rect class="page" width="100%" height="100%"/>"#,
        #"<text class="title" x="16" y="26">Costs of alternatives, relative to Almanac (1), on a logarithmic scale</text>"#,
        #"<text x="16" y="\#(Self.number(height - 12))">\#(Self.escaped(caption))</text>"#,
      ] + decades.map { gridLine($0, decades, height) } + bars.indices.map { bar($0, decades) } + ["</svg>"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The powers of ten on the scale.
  private var decades: ClosedRange<Int> {
    let logarithms = bars.map { log10($0.ratio) }
    let low = Int((logarithms.min() ?? 0).rounded(.down)), high = Int((logarithms.max() ?? 0).rounded(.up))
    return min(low, 0)...max(high, 1)
  }

  private func x(_ ratio: Double, _ decades: ClosedRange<Int>) -> Double {
    let plot = Self.width - Self.labels - Self.right
    return Self.labels + plot * (log10(ratio) - Double(decades.lowerBound)) / Double(decades.count - 1)
  }

  private func gridLine(_ decade: Int, _ decades: ClosedRange<Int>, _ height: Double) -> String {
    let ratio = pow(10, Double(decade))
    let (x, bottom) = (Self.number(x(ratio, decades)), Self.number(height - 36))
    let label = decade < 0 ? String(format: "%.\(-decade)f", ratio) : String(format: "%.0f", ratio)
    return """
      <line class="\(decade == 0 ? "one" : "grid")" x1="\(x)" y1="\(Self.number(Self.top - 8))" x2="\(x)" y2="\(bottom)"/>
      <text x="\(x)" y="\(Self.number(Self.top - 14))" text-anchor="middle">\(label)</text>
      """
  }

  private func bar(_ index: Int, _ decades: ClosedRange<Int>) -> String {
    let bar = bars[index]
    let y = Self.top + Double(index) * Self.step
    let (one, end) = (x(1, decades), x(bar.ratio, decades))
    let isFirst = index == 0 || bars[index - 1].label != bar.label
    let label = isFirst ? "<text x=\"16\" y=\"\(Self.number(y + 14))\">\(Self.escaped(bar.label))</text>\n" : ""
    return label + """
      <rect class="\(bar.ratio < 1 ? "less" : "more")" x="\(Self.number(min(one, end)))" y="\(Self.number(y + 2))" \
      width="\(Self.number(max(abs(end - one), 1)))" height="16" rx="2"/>
      <text x="\(Self.number(max(one, end) + 6))" y="\(Self.number(y + 14))">\
      \(Self.escaped("\(Unit.ratio(bar.ratio)) \(bar.rival)"))</text>
      """
  }

  private static func number(_ value: Double) -> String { String(format: "%g", (value * 10).rounded() / 10) }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
