/// A section of a report: related measurements.
struct ReportSection {
  let title: String
  let comparisons: [Comparison]
}
