/// Finds the origins of facts: the user's files, or the sources of the files that Almanac ships.
struct FactOrigins: Sendable {
  private let world: World
  private let sources: JSONValue?

  init(_ world: World) {
    self.world = world
    sources = world.sources
  }

  /// Returns the origin of each fact about an entry: the location in the user's files, or the upstream source. It is
  /// `nil` if the fact follows from other facts.
  func origins(of facts: [Fact], in kind: SectionKind?) -> [String?] {
    // The first fact is the code.
    let code = facts.first?.value ?? ""
    return facts.map { fact in
      fact.location.map { location in
        kind.flatMap { world.contains(location) ? source(of: fact.label, of: code, in: $0) : nil } ?? location.text
      }
    }
  }

  private func source(of label: String, of code: String, in kind: SectionKind) -> String? {
    let exception = sources?["exceptions"]?[kind.rawValue]?[code]?[label]
    return (exception ?? sources?[kind.rawValue]?[label])?.text?.value
  }
}
