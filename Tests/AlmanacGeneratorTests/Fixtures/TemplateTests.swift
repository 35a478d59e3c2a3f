import Foundation
import TestSupport
import Testing

@testable import AlmanacGenerator

/// Custom templates. The runtime relies on their cases.
@Suite struct TemplateTests {
  private static let data =
    #"[{"code": "CHF", "name": "Franc"}, {"code": "EUR", "name": "In"}, {"code": "USD", "name": "Dollar"}]"#

  private func generated(_ body: String, file: String = "Currency") throws -> Generated {
    try Generated([
      "currencies.json": Self.data, "almanac.json": "{ templates: 'Mine' }",
      "Mine/\(file).mustache": "enum {{type}} {\n\(body)\n}\n",
    ])
  }

  @Test(arguments: [
    "{{#entries}}\n  case {{declaration}}\n{{/entries}}", "  case franc, `in`\n  case dollar",
    "  case franc = \"a\" // a: b\r\n  case `in`\r\n  case dollar",
    "  case franc, `in`, dollar\n  func a() { switch self { case .franc,\n  .dollar: 1\n  default: 2 } }\n  // case a",
    "\tcase franc // CHF\n  case `in`\n  case dollar\n  var a: Int { switch self { case .franc: 1\n  default: 2 } }",
  ])
  func declaresAllCasesInOrder(body: String) throws {
    let generated = try generated(body)
    #expect(generated.problems == [])
    #expect(generated.files["Currency"]?.contains("enum Currency {") == true)
  }

  @Test(arguments: [
    ("  case franc\n  case `in`", "expected 'case dollar', found the end of the file;"),
    ("  case franc\n  case dollar", "expected 'case `in`', found 'case dollar';"),
    ("  case franc\n  case dollar\n  case `in`", "expected 'case `in`', found 'case dollar';"),
    (
      "{{#entries}}\n  case {{declaration}}\n{{/entries}}\n  case other",
      "expected no more cases, found 'case other';"
    ),
    ("", "expected 'case franc', found the end of the file;"),
  ])
  func mustDeclareThem(body: String, message: String) throws {
    let generated = try generated(body)
    #expect(generated.problems == ["error template-cases 1"] && generated.files.isEmpty)
    let diagnostic = try #require(generated.diagnostics.first)
    #expect(diagnostic.message.hasPrefix(message), "\(diagnostic.message)")
    #expect(diagnostic.location.path.hasSuffix("Mine/Currency.mustache"))
  }

  /// A section or part calls the parser again, so nothing may let it do so without end.
  @Test(arguments: [
    ("{{>Currency}}", 2, 1, "there is no part 'Currency'; a template can include 'Aliases', 'Cases',"),
    ("x\n  {{<Header}}{{/Header}}", 3, 3, "a template cannot inherit from another"),
    ("{{> *name}}", 2, 1, "there is no part '*name'"),
    ("{{! {{#a}} {{=<% %>=}}<%>Currency%>", 2, 23, "there is no part 'Currency'"),
    (String(repeating: "{{#a}}", count: 5000), 2, 193, "sections may be nested at most 32 levels deep"),
    (String(repeating: "{{^a}}\n", count: 33), 34, 1, "sections may be nested at most 32 levels deep"),
    (String(repeating: "{{$a}}", count: 33), 2, 193, "sections may be nested at most 32 levels deep"),
    (
      "{{=<%\u{A0}%>=}}" + String(repeating: "<%#a%>", count: 33), 2, 205,
      "sections may be nested at most 32 levels deep"
    ),
    ("  {{=a b c=}}", 2, 3, "other delimiters are set by a tag such as"),
  ])
  func mustNotRecur(body: String, line: Int, column: Int, message: String) throws {
    let generated = try generated(body)
    let diagnostic = try #require(generated.diagnostics.first)
    #expect(generated.diagnostics.count == 1 && diagnostic.rule == .templateSyntax && generated.files.isEmpty)
    #expect(diagnostic.location.line == line && diagnostic.location.column == column)
    #expect(diagnostic.message.hasPrefix(message), "\(diagnostic.message)")
  }

  /// The messages name the tags of the template, and nothing of the parser.
  @Test(arguments: [
    ("a\n {{# entries }} {{#other}}{{/other}}", 3, 2, "the section '{{# entries }}' is not closed; add '{{/entries}}'"),
    ("{{^a}}{{#b}}\n{{/a}}{{/b}}", 3, 1, "expected '{{/b}}', found '{{/a}}'"),
    ("{{#a}}{{/a}} {{/ a}}", 2, 14, "'{{/ a}}' closes no section; remove it"),
    ("{{=<% %>=}}<%#a%>", 2, 12, "the section '<%#a%>' is not closed; add '<%/a%>'"),
    ("{{#a}}{{=<% %>=}}<%/a%>{{<b}}", 2, 24, "a template cannot inherit from another; copy the text here"),
    ("{{a b}}", 2, 1, "this tag is not a name between delimiters; write it like '{{name}}'"),
    ("{{% COLOR:RED}}", 2, 1, "this tag sets no known option; write '{{% CONTENT_TYPE:TEXT}}', or remove it"),
    ("{{! a", 2, 1, "this tag has no end; close it with '}}'"),
  ])
  func namesWhatIsWrong(body: String, line: Int, column: Int, message: String) throws {
    let diagnostics = try generated(body).diagnostics
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.location.line) == [line] && diagnostics.map(\.location.column) == [column])
  }

  /// The rules of Mustache for values, sections, lines and indentation.
  @Test(arguments: [
    ("{{type}} {{{type}}} {{& type }} {{missing}}{{a.b}}.", "T T T ."),
    ("{{#list}}{{name}},{{type}};{{/list}}{{^list}}none{{/list}}", "a,T;b,T;"),
    ("{{#empty}}x{{/empty}}{{^empty}}none{{/empty}}{{^no}}no{{/no}}{{#yes}}yes{{/yes}}", "nonenoyes"),
    ("{{#one}}{{name}} {{one.name}}{{/one}} {{one.name}} {{one.type}}", "c c c "),
    ("{{#words}}<{{.}}>{{/words}}", "<d><e>"),
    ("a\n  {{#yes}}\nb\n\t{{/yes}} \r\nc {{! not alone }}\n{{! alone }}\nd", "a\nb\nc \nd"),
    ("  {{>Part}}\n|{{> Part}}|", "  T\n\n  x\n|T\n\nx\n|"),
    ("{{=<% %>=}}\n<%type%>{{type}}<%={{ }}=%> {{type}}{{$block}}!{{/block}}{{%CONTENT_TYPE:TEXT}}", "T{{type}} T!"),
    ("{{count}} {{", "2 {{"),
  ])
  func areMustache(template: String, output: String) throws {
    func text(_ text: String) -> SourceText { SourceText(path: "Mine", bytes: Array(text.utf8)) }
    let variables: TemplateVariables = [
      "type": .text("T"), "list": .list(["a", "b"].map { .variables(["name": .text($0)]) }), "empty": .list([]),
      "yes": .flag(true), "no": .flag(false), "one": .variables(["name": .text("c")]),
      "words": .list([.text("d"), .text("e")]), "count": .number(2),
    ]
    let nodes = try TemplateParser.nodes(of: text(template), parts: [Template("Part"): text("{{type}}\n\nx\n")])
    #expect(TemplateOutput(nodes, variables).text == output)
  }

  @Test func mayNestSections() throws {
    let cases = "{{#entries}}\n  case {{declaration}}\n{{/entries}}\n"
    let nested = String(repeating: "{{^none}}", count: 32) + "//" + String(repeating: "{{/none}}", count: 32)
    let many = String(repeating: "{{^none}}{{/none}}", count: 1000)
    #expect(try generated(cases + nested + many + "{{\u{301}> x}}{{=<% %>=}}<%! {{> %>").problems == [])
  }

  /// They are those of the built-in templates.
  @Test func mayIncludeParts() throws {
    let generated = try generated("{{> Cases }}\n{{=<% %>=}}<%>Codes%>")
    #expect(generated.problems == [])
    let text = generated.text("Currency")
    #expect(text.contains("  case dollar\n") && text.contains("static var _codes: _CodeTable {"), "\(text)")
  }

  @Test func cannotReplaceParts() throws {
    let generated = try Generated([
      "currencies.json": Self.data, "almanac.json": "{ templates: 'Mine' }", "Mine/Parts/Header.mustache": "// Mine",
    ])
    #expect(generated.problems == ["warning template-unknown 1"])
    #expect(generated.text("Currency").hasPrefix("// Generated by Almanac from the target's resources."))
  }

  /// The first line of a template stays where it is.
  @Test func areReportedWhereTheyAreWrong() throws {
    let generated = try Generated([
      "currencies.json": Self.data, "almanac.json": "{ templates: 'Mine' }",
      "Mine/Currency.mustache": "// {{#entries}}{{/others}}\n",
    ])
    #expect(generated.diagnostics.map(\.rule) == [.templateSyntax])
    #expect(generated.diagnostics.first?.location.line == 1)
  }

  /// What Almanac ships can be damaged.
  @Test func thatAreMissingOrDamagedAreAnError() throws {
    let shipped = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Templates"),
      to: shipped.url.appending(path: "Templates")
    )
    try shipped.add("World/countries.json", Data("[]".utf8))
    for file in ["World/collation.json", "World/outdated.json"] {
      try shipped.add(file, Data(contentsOf: Repository.root.appending(path: file)))
    }
    try FileManager.default.removeItem(atPath: shipped.path(of: "Templates/Currency.mustache"))
    let folder = try TemporaryFolder(["currencies.json": Self.data])
    let generated = Generated(folder, almanac: AlmanacFolder(path: shipped.path))
    #expect(generated.problems == ["error input-missing 1"] && generated.files.isEmpty)
    #expect(generated.diagnostics.first?.message == "Almanac's template 'Currency.mustache' is missing; restore it")
    try shipped.add("Templates/Currency.mustache", Data("{{#entries}}".utf8))
    let damaged = Generated(folder, almanac: AlmanacFolder(path: shipped.path))
    #expect(damaged.problems == ["error template-syntax 1"] && damaged.files.isEmpty)
  }

  /// Only the templates of the target's sections are used. The others of the user only have to be templates.
  @Test func ofOtherSectionsAreNotChecked() throws {
    #expect(try generated("", file: "Language").problems == [])
    #expect(try generated("{{#entries}}", file: "Language").problems == ["error template-syntax 2"])
  }
}
