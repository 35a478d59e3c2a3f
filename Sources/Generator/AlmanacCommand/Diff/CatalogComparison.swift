import AlmanacGenerator

/// A difference between two versions of a target's resources: of a whole type, or of one entry.
struct ResourceChange {
  enum Kind: String, Encodable {
    case added, removed, renamed, changed
  }

  /// The different values of a fact.
  struct FactChange: Encodable {
    let label: String
    let old: [String]
    let new: [String]
  }

  let kind: Kind

  /// The section, such as "countries".
  let section: String

  /// The expressions for the entry, such as "Country.us", or the names of the type.
  var old: String?
  var new: String?

  /// Whether code that compiled with the old version may not compile, or mean something else.
  var isSourceBreaking = false
  var facts: [FactChange] = []

  /// The place where the user's files name the entry, in the new version unless it was removed.
  var location: SourceLocation?
}

/// Compares the entries of two versions of a target's resources.
struct CatalogComparison {
  private let old: Catalog
  private let new: Catalog

  init(_ old: Catalog, _ new: Catalog) {
    (self.old, self.new) = (old, new)
  }

  /// All differences, by section. Removed entries come first, and then the others in the order of the new version.
  var changes: [ResourceChange] {
    (new.sections + old.sections).map(\.kind).unique.flatMap { kind in
      changes(of: old.sections.first { $0.kind == kind }, new.sections.first { $0.kind == kind })
    } + categoryChanges
  }

  /// Returns the changes of a section, whose entries all come and go with its type.
  private func changes(of before: Catalog.Section?, _ after: Catalog.Section?) -> [ResourceChange] {
    guard let before else { return after.map { [ResourceChange(kind: .added, section: $0.kind, new: $0.type)] } ?? [] }
    guard let after else {
      return [ResourceChange(kind: .removed, section: before.kind, old: before.type, isSourceBreaking: true)]
    }
    let entries = (
      before.entries.map { ComparedEntry($0, before, old) }, after.entries.map { ComparedEntry($0, after, new) }
    )
    let changes = entryChanges(from: entries.0, to: entries.1)
    if before.type == after.type { return changes }
    return [
      ResourceChange(kind: .renamed, section: after.kind, old: before.type, new: after.type, isSourceBreaking: true)
    ] + changes
  }

  private func entryChanges(from old: [ComparedEntry], to new: [ComparedEntry]) -> [ResourceChange] {
    let known = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
    let keys = Set(new.map(\.key))
    var removed = Dictionary(old.filter { !keys.contains($0.key) }.map { ($0.name, $0) }) { first, _ in first }
    // An entry with another code can have the same case.
    let changes = new.compactMap { entry in
      guard let before = known[entry.key] ?? removed.removeValue(forKey: entry.name) else { return entry.addition }
      return before.change(to: entry)
    }
    return old.filter { removed[$0.name]?.key == $0.key }.map(\.removal) + changes
  }

  /// The changes of emoji categories, whose cases follow from their names.
  private var categoryChanges: [ResourceChange] {
    // If all are gone, so is the list of emoji, which is reported.
    if old.categories.isEmpty || new.categories.isEmpty { return [] }
    let removed = old.categories.filter { !new.categories.contains($0) }
    let added = new.categories.filter { !old.categories.contains($0) }
    return removed.map {
      ResourceChange(kind: .removed, section: "emoji", old: "category \($0)", isSourceBreaking: true)
    } + added.map { ResourceChange(kind: .added, section: "emoji", new: "category \($0)") }
  }
}
