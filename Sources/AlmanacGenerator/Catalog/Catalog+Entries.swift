extension Catalog {
  /// - Parameter images: The valid images of flags, by path.
  init(_ target: LinkedAtlas, _ flags: FlagFolder?, _ images: [String: FlagImage], _ world: World) {
    let origins = FactOrigins(world)
    sections = target.atlas.sections.map { Section($0, target, origins) }
    self.flags = flags?.files ?? []
    self.images = images
    categories = target.atlas.emoji?.categories.map(\.name) ?? []
  }
}

extension Catalog.Section {
  fileprivate init(_ section: any Section, _ target: LinkedAtlas, _ origins: FactOrigins) {
    let kind = Swift.type(of: section).kind
    let type = target.settings.sections[kind].type
    let images = target.atlas.images(of: kind)
    sectionKind = kind
    self.origins = origins
    self.type = type
    entries = section.indices.map { index in
      let entry = section.explanation(at: index, target.links)
      return Catalog.Entry(
        expression: type + entry.title,
        isOther: section.isOther(at: index),
        facts: entry.facts,
        search: section.searchTexts(at: index),
        image: images.isEmpty ? nil : images[index]
      )
    }
  }
}

extension Atlas {
  /// The image of each entry of a section; empty for all sections except countries.
  fileprivate func images(of kind: SectionKind) -> [Catalog.Image?] {
    guard kind == .countries, let countries else { return [] }
    return countries.entries.map { country in
      country.flagPath.map { Catalog.Image(path: $0, label: countries.label(of: country)) }
    }
  }
}

extension Countries {
  /// The accessibility label of a flag, as the runtime forms it.
  fileprivate func label(of country: Country) -> String {
    let languages = settings.languages
    let name = country.text(.name)
    if name.isEmpty { return "Flag \(country.code.uppercased())" }
    if let pattern = settings.labels[languages.main] {
      return pattern.parts(separatedBy: CountrySettings.namePlaceholder).joined(separator: name)
    }
    let isNamed = languages.all.dropFirst().contains(World.language)
    return "Flag of \(isNamed ? country.record?.names[World.language]?.value ?? name : name)"
  }
}
