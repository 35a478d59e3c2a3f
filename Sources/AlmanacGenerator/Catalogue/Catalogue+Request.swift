extension Catalogue {
  /// Reads the entries of a folder. `Pipeline.run` reports the problems.
  package static func of(_ request: Request) -> Catalogue {
    let problems = Problems(world: request.shippedWorld)
    let inputs = Inputs.read(request, problems).parsed()
    let atlas = Atlas.read(inputs, problems)
    let links = Links(atlas)
    let sources = request.shippedWorld?.sources
    return Catalogue(
      sections: atlas.sections.map { section in
        let kind = Swift.type(of: section).kind
        let origins = FactOrigins(world: request.shippedWorld, sources: sources, kind: kind)
        let type = inputs.settings.sections[kind].type
        return Section(section, type: type, images: atlas.images(of: kind), links, origins)
      },
      flags: Flag.list(inputs, problems),
      categories: atlas.emoji?.categories.map(\.name) ?? []
    )
  }
}

extension Catalogue.Section {
  fileprivate init(
    _ section: any Section,
    type: String,
    images: [Catalogue.Image?],
    _ links: Links,
    _ origins: FactOrigins
  ) {
    kind = origins.kind.rawValue
    self.type = type
    entries = section.indices.map { index in
      let entry = section.explanation(at: index, links)
      return Catalogue.Entry(
        expression: type + entry.title,
        facts: entry.facts.map { fact in
          Catalogue.Fact(label: fact.label, value: fact.value, origin: origins.origin(of: fact, in: entry.facts))
        },
        search: section.searchTexts(at: index),
        image: images.isEmpty ? nil : images[index]
      )
    }
  }
}

extension Catalogue.Flag {
  /// The files in the folders of flags, by name. A file whose image is broken has no size.
  fileprivate static func list(_ inputs: Inputs, _ problems: Problems) -> [Catalogue.Flag] {
    let files = inputs.flags?.files ?? []
    let images = FlagImages.check(files, inputs.settings.sections.countries.flags.image, nil, problems)
    return files.map { file in
      Catalogue.Flag(
        fileName: file.fileName,
        path: file.path,
        size: images[file.path].map { ($0.width, $0.height) },
        bytes: file.bytes
      )
    }
  }
}

extension Atlas {
  /// The image of each entry of a section; empty for all sections except countries.
  fileprivate func images(of kind: SectionKind) -> [Catalogue.Image?] {
    guard kind == .countries, let countries else { return [] }
    return countries.entries.map { country in
      country.flagPath.map { Catalogue.Image(path: $0, label: countries.label(of: country)) }
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
