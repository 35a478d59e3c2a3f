import AlmanacTemplates
import Mustache

/// Writes the Swift source of an atlas.
struct Renderer {
  let library: MustacheLibrary
  let configuration: Configuration

  /// The generated files, in the order of their templates.
  func files(for atlas: Atlas) -> [GeneratedFile] {
    let context = context(for: atlas)
    return Template.allCases.map { template in
      GeneratedFile(
        name: template.outputName,
        contents: library.render(context, withTemplate: template.rawValue) ?? ""
      )
    }
  }

  /// What the templates can use. The README lists it for those who write their own.
  private func context(for atlas: Atlas) -> [String: Any] {
    let codes = CodeTableBuilder.table(of: atlas.countries.map(\.code))
    let fallback = atlas.countries.first { $0.code == atlas.fallback }
    return [
      "access": configuration.access.rawValue,
      // Implicit where it can be: an explicit level clashes with the plain imports of the user's own files.
      "import": configuration.access == .public ? "public import" : "import",
      "type": configuration.countries.type,
      "fallback": fallback?.caseName ?? "",
      "codes": SwiftLiteral.escaped(codes.text),
      "codeWidth": codes.width,
      "flags": SwiftLiteral.multiline(FlagTableBuilder.characters(of: atlas.countries.map(\.flag))),
      "countries": atlas.countries.map { country in
        [
          "code": SwiftLiteral.escaped(country.code),
          "case": country.caseName,
          "declaration": SwiftIdentifier.declaration(of: country.caseName),
          "aliases": country.aliases.map { ["declaration": SwiftIdentifier.declaration(of: $0)] },
        ] as [String: Any]
      },
    ]
  }
}
