/// The lines of a report that measure the same in different ways.
struct ReportSection {
  let title: String
  let comparisons: [Comparison]
}
