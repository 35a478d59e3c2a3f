import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// A template that names a variable wrongly would write nothing there, without an error.
@Suite struct TemplateVariableTests {
  /// The variables of a target with everything.
  private let variables: Set<String>
  private let texts: TemplateTexts

  init() throws {
    let folder = try TemporaryFolder([
      "almanac.json": """
      {
        nameLanguages: ["de"],
        countries: { data: "world", flags: "world" }, subdivisions: { data: "world" },
        currencies: { data: "world", aliases: { USD: ["dollar"] } },
        locales: { data: "world" }, languages: { data: "world" }, emoji: { data: "world" },
        tables: {
          Team: {
            data: "teams.csv", search: ["name"], languages: ["de"],
            columns: { code: "text", name: "text", country: "Country", number: { type: "integer", unique: true }, kind: { oneOf: ["a"] } },
          },
        },
      }
      """,
      "teams.csv": "code,name,name_de,country,number,kind\nx,X,Y,CH,1,a\n",
    ])
    let run = Run(Request(folder: folder.path).withAllLibraries)
    let target = run.linked()
    let context = run.context(of: target)
    let contexts = try target.atlas.renderables.flatMap { try $0.contexts(context).values }
    // The table of flags is rendered apart.
    variables = Set(contexts.flatMap { Self.names(in: .variables($0)) }).union(["flags"])
    texts = run.inputs.templates
    #expect(!run.problems.hasErrors)
  }

  @Test func templatesNameExistingVariables() throws {
    for template in texts.templates {
      let text = try #require(texts.texts[template])
      let unknown = try Self.names(in: TemplateParser.nodes(of: text, parts: texts.parts)).subtracting(variables)
      #expect(unknown.isEmpty, "\(template.fileName): \(unknown.sorted())")
    }
  }

  /// What no template of ours uses is for those of users.
  @Test func variablesAreUsedOrDocumented() throws {
    let used = try texts.templates.compactMap { texts.texts[$0] }.map {
      try Self.names(in: TemplateParser.nodes(of: $0, parts: texts.parts))
    }
    let article = Repository.root.appending(path: "Sources/Runtime/Almanac/Almanac.docc/Templates.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let unknown = variables.subtracting(used.flatMap { $0 }).filter { !text.contains("`\($0)`") }
    #expect(unknown.isEmpty, "\(unknown.sorted())")
  }

  private static func names(in value: TemplateValue) -> Set<String> {
    switch value {
    case .text, .number, .flag: []
    case .list(let values): Set(values.flatMap { names(in: $0) })
    case .variables(let variables): Set(variables.keys).union(variables.values.flatMap { names(in: $0) })
    }
  }

  private static func names(in nodes: [TemplateNode]) -> Set<String> {
    nodes.reduce(into: []) { names, node in
      switch node {
      case .text: break
      case .value(let name): names.formUnion(name)
      case .section(let name, let nodes), .inverted(let name, let nodes):
        names.formUnion(name)
        names.formUnion(Self.names(in: nodes))
      }
    }
  }
}
