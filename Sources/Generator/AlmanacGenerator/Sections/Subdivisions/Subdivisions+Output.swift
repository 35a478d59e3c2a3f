extension Template {
  /// The enum of subdivisions.
  static let subdivision = Template("Subdivision")
}

extension Subdivisions {
  func contexts(_ context: TargetContext) throws(TableOverflow) -> [Template: TemplateVariables] {
    let table = try context.table(
      types.sorted { $0.value < $1.value }.map { [String(decoding: $0.key, as: UTF8.self)] }
    )
    return [
      .subdivision: try enumeration(context).adding(tables(context)).adding([
        "types": table, "typeCount": .number(types.count),
      ])
    ]
  }

  func text(of subdivision: Subdivision, in column: SubdivisionColumn, _ links: Links) -> String? {
    switch column {
    case .typeAndParent:
      let type = types[Array(subdivision.text(.type).utf8)].map(String.init) ?? ""
      let parent = subdivision.text(.parent)
      return parent.isEmpty ? type : "\(type) \(parent.dropFirst(3))"
    }
  }

  func indices(of text: String) -> [Int] {
    let key = SubdivisionRecord.key(text.replacing(each: "_", with: "-"))
    return indices.filter { entries[$0].code == key }
  }

  func searchTerms(of subdivision: Subdivision) -> SearchTerms {
    SearchTerms(names: subdivision.names(in: languages) + subdivision.list(.otherNames))
  }

  func lines(_ options: ImportedList.Options) -> [JSONLine] {
    entries.compactMap { subdivision in
      guard var record = subdivision.record else { return nil }
      record.facts[.parent] = record.facts[.parent]?.map { $0.map { $0.uppercased() } }
      return record.line(subdivision.code.uppercased(), subdivision.aliases, options)
    }
  }

  func facts(of subdivision: Subdivision, _ links: Links) -> (own: [Fact], linked: [Fact]) {
    (subdivision.record?.descriptions ?? [], [])
  }
}
