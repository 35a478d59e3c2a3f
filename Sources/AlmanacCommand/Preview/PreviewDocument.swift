import AlmanacGenerator
import Foundation

/// The data in the page, as the page's scripts read it.
struct PreviewDocument: Encodable {
  let title: String

  /// The labels and the origins of facts, which refer to them by index.
  private(set) var labels = TextList()
  private(set) var origins = TextList()
  private(set) var sections: [Section] = []
  let flags: [Flag]
  let categories: [String]
  let problems: [Problem]
  let folds: Folds

  struct Section: Encodable {
    let kind: String
    let type: String
    let entries: [Entry]
  }

  struct Entry: Encodable {
    let expression: String
    let facts: [FactValues]
    let search: SearchTexts

    /// The index of the flag, and its accessibility label.
    let flag: Int?
    let label: String?

    /// Whether the entry does not count as one of the section; `nil` if it does.
    let isOther: Bool?
  }

  struct Flag: Encodable {
    let file: String

    /// The size of the file; `nil` if it is larger than the limit.
    let bytes: Int?
    let width: Int?
    let height: Int?

    /// The PNG in Base64, if it is valid.
    let data: String?

    /// The indices of its problems.
    let problems: [Int]
  }

  struct Problem: Encodable {
    let severity: Severity
    let rule: String
    let message: String
    let path: String
    let line: Int
    let column: Int
  }

  struct Folds: Encodable {
    let runs: String
    let texts: String
  }
}

extension PreviewDocument {
  /// - Parameters:
  ///   - title: The name of the target.
  ///   - diagnostics: All problems.
  init(_ catalog: Catalog, title: String, problems diagnostics: [Diagnostic]) {
    self.title = title
    categories = catalog.categories
    problems = diagnostics.map(Problem.init)
    folds = Folds(runs: Catalog.folds.runs, texts: Catalog.folds.texts)
    let faults = Dictionary(grouping: diagnostics.indices) { diagnostics[$0].location.path }
    flags = catalog.flags.map { Flag($0, catalog.images[$0.path], problems: faults[$0.path] ?? []) }
    let indices = catalog.flags.indices.map { (catalog.flags[$0].path, $0) }
    let flagIndices = Dictionary(indices) { first, _ in first }
    for section in catalog.sections {
      let entries = section.entries.map { entry in
        Entry(
          expression: entry.expression,
          facts: facts(entry.facts, section.origins(of: entry.facts)),
          search: SearchTexts(texts: entry.search),
          flag: entry.image.flatMap { flagIndices[$0.path] },
          label: entry.image?.label,
          isOther: entry.isOther ? true : nil
        )
      }
      sections.append(Section(kind: section.kind, type: section.type, entries: entries))
    }
  }

  /// Facts, those with the same label and origin as one.
  private mutating func facts(_ facts: [Fact], _ known: [String?]) -> [FactValues] {
    var list: [FactValues] = []
    for (fact, origin) in zip(facts, known) {
      let (label, origin) = (labels.index(of: fact.label), origin.map { origins.index(of: $0) } ?? -1)
      if let last = list.last, last.label == label, last.origin == origin {
        list[list.count - 1].values.append(fact.value)
      } else {
        list.append(FactValues(label: label, origin: origin, values: [fact.value]))
      }
    }
    return list
  }
}

extension PreviewDocument.Flag {
  init(_ flag: FlagFile, _ image: FlagImage?, problems: [Int]) {
    self.init(
      file: flag.fileName,
      bytes: flag.bytes?.count,
      width: image?.width,
      height: image?.height,
      data: image.map { Data($0.png).base64EncodedString() },
      problems: problems
    )
  }
}

extension PreviewDocument.Problem {
  init(_ diagnostic: Diagnostic) {
    self.init(
      severity: diagnostic.severity,
      rule: diagnostic.rule.rawValue,
      message: diagnostic.message,
      path: diagnostic.location.path,
      line: diagnostic.location.line,
      column: diagnostic.location.column
    )
  }
}
