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
    ("  case franc\n  case `in`", "it ends instead of 'case dollar'"),
    ("  case franc\n  case dollar", "declares 'dollar' instead of 'case `in`'"),
    ("  case franc\n  case dollar\n  case `in`", "declares 'dollar' instead of 'case `in`'"),
    ("{{#entries}}\n  case {{declaration}}\n{{/entries}}\n  case other", "declares 'other' instead of no further case"),
    ("", "it ends instead of 'case franc'"),
  ])
  func mustDeclareThem(body: String, message: String) throws {
    let generated = try generated(body)
    #expect(generated.problems == ["error template-cases 1"] && generated.files.isEmpty)
    let diagnostic = try #require(generated.diagnostics.first)
    #expect(diagnostic.message.hasSuffix(message), "\(diagnostic.message)")
    #expect(diagnostic.location.path.hasSuffix("Mine/Currency.mustache"))
  }

  /// Mustache would call itself until the stack ends.
  @Test(arguments: [
    ("{{>Currency}}", 2, 1, "a template cannot include a template"),
    ("x\n  {{<Currency}}{{/Currency}}", 3, 3, "a template cannot include a template"),
    ("{{> *name}}", 2, 1, "a template cannot include a template"),
    ("{{! {{#a}} {{=<% %>=}}<%>Currency%>", 2, 23, "a template cannot include a template"),
    (String(repeating: "{{#a}}", count: 5000), 2, 193, "sections may be nested at most 32 deep"),
    (String(repeating: "{{^a}}\n", count: 33), 34, 1, "sections may be nested at most 32 deep"),
    (String(repeating: "{{$a}}", count: 33), 2, 193, "sections may be nested at most 32 deep"),
    ("{{=<%\u{A0}%>=}}" + String(repeating: "<%#a%>", count: 33), 2, 205, "sections may be nested at most 32 deep"),
    ("  {{=a b c=}}", 2, 3, "other delimiters are set by a tag such as"),
  ])
  func mustNotRecur(body: String, line: Int, column: Int, message: String) throws {
    let generated = try generated(body)
    let diagnostic = try #require(generated.diagnostics.first)
    #expect(generated.diagnostics.count == 1 && diagnostic.rule == .templateSyntax && generated.files.isEmpty)
    #expect(diagnostic.location.line == line && diagnostic.location.column == column)
    #expect(diagnostic.message.hasPrefix(message), "\(diagnostic.message)")
  }

  @Test func mayNestSections() throws {
    let cases = "{{#entries}}\n  case {{declaration}}\n{{/entries}}\n"
    let nested = String(repeating: "{{^none}}", count: 32) + "//" + String(repeating: "{{/none}}", count: 32)
    let many = String(repeating: "{{^none}}{{/none}}", count: 1000)
    #expect(try generated(cases + nested + many + "{{\u{301}> x}}{{=<% %>=}}<%! {{> %>").problems == [])
  }

  /// Only the templates of the target's sections are used.
  @Test func ofOtherSectionsAreNotChecked() throws {
    #expect(try generated("", file: "Language").problems == [])
  }
}
