import Foundation
import Testing

/// Texts of an attacker in the addresses of pages.
@Suite struct InjectionTests {
  /// Texts without a letter or digit sequence that finds a country.
  private static let texts = [
    "<script>alert(1)</script>", "</script><script>alert(1)</script>", "\"><script>alert(1)</script>",
    "'><img src=x onerror=alert(1)>", "\" onfocus=alert(1) autofocus=\"", "' onmouseover='alert(1)",
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)", "java\tscript:alert(1)", "data:text/html,<script>alert(1)</script>", "vbscript:msgbox(1)",
    "]]><script>alert(1)</script>", "--><script>alert(1)</script>", "<!--", "-->", "<!-- comparison -->",
    "<![CDATA[<x>]]>",
    "</title><svg onload=alert(1)>", "</select><svg/onload=alert(1)>", "</option></select><img src=x>",
    "<svg><script>x",
    "<iframe srcdoc=\"<b>\">", "<style>*{display:none}</style>", "<base href=//evil.test>", "<meta http-equiv=refresh>",
    "<a href=//evil.test>x</a>", "&lt;script&gt;", "&#60;script&#62;", "&#x3c;script&#x3e;", "&amp;lt;",
    "&quot; onclick=x",
    "%3Cscript%3E", "%253Cscript%253E", "\\x3cscript\\x3e", "\\u003cscript\\u003e", "\\\"><zqx>", "${alert(1)}",
    "{{7*7}}x<b>",
    "`><img src=x onerror=alert(1)>`", "＜script＞alert(1)＜/script＞", "\u{202E}<script>\u{202C}",
    "\u{200B}<script>\u{FEFF}",
    "<\u{0301}script>", "\"\u{0301}><zqx>", "\r\nSet-Cookie: guide=x\r\n\r\n<b>", "\u{2028}<script>\u{2029}",
    "<scr\u{200D}ipt>",
    "\u{1F1E6}\"><zqx>", "\u{FFFE}<zqx>", "ﬁ<ſcript>", "<IMG SRC=x OnErRoR=alert(1)>", "<x a='\"'>",
  ]

  /// A page with a text that finds nothing has the same elements for each text.
  @Test(arguments: ["/?q=", "/?region=", "/?currency=", "/?language=", "/?all=", "/compare?a=", "/compare?b="])
  func isOnlyText(_ path: String) async throws {
    #expect(Set(Self.texts).count >= 50)
    try await GuideSite.run { site in
      let harmless = Markup(try await site.get("\(path)zqxzqx").text)
      for text in Self.texts {
        let answer = try await site.get(path + Self.encoded(text))
        #expect(answer.status == 200)
        #expect(answer.fields["set-cookie"] == nil)
        let page = Markup(answer.text)
        #expect(page.problems.isEmpty, "\(text)")
        #expect(page.structure.count == harmless.structure.count, "\(text)")
        #expect(Set(page.structure) == Set(harmless.structure), "\(text)")
      }
    }
  }

  @Test func searchFieldKeepsTheText() async throws {
    try await GuideSite.run { site in
      for text in Self.texts {
        let page = Markup(try await site.get("/?q=\(Self.encoded(text))").text)
        let field = page["input"].first { $0.attributes["name"] == "q" }
        #expect(field?.attributes["value"].map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
      }
    }
  }

  /// The link to all results has the text of the query, which finds many countries.
  @Test(arguments: ["<a>", "\"a", "a&all=0", "a'", "a#b", "a%00", "a+", "A\u{0301}"])
  func linkKeepsTheText(_ text: String) async throws {
    try await GuideSite.run { site in
      let page = Markup(try await site.get("/?q=\(Self.encoded(text))&region=").text)
      #expect(page.problems.isEmpty)
      guard let more = page["a"].first(where: { $0.attributes["id"] == "more" })?.attributes["href"] else { return }
      #expect(more.hasSuffix("&all=1"))
      let all = Markup(try await site.get(more).text)
      #expect(all["input"].first { $0.attributes["name"] == "q" }?.attributes["value"] == text)
    }
  }

  @Test(arguments: ["%00", "%", "%zz", "%ff", "%c0%af", "%ed%a0%80"]) func isRefused(_ text: String) async throws {
    try await GuideSite.run { site in
      for path in ["/?q=\(text)", "/?x\(text)=1", "/country/\(text)", "/api/countries?q=\(text)"] {
        let answer = try await site.get(path)
        #expect(answer.status == 400)
        #expect(answer.fields["content-type"] == "text/plain; charset=utf-8")
        #expect(!answer.text.contains(text))
      }
    }
  }

  @Test func messagesOfProblemsHaveNothingOfTheRequest() async throws {
    try await GuideSite.run { site in
      for text in Self.texts {
        let encoded = Self.encoded(text)
        let answer = try await site.get("/flags/ch.png?size=\(encoded)")
        #expect(answer.status == 400)
        #expect(try #require(answer.problem).hasSuffix("."))
        #expect(!answer.text.contains("<") && !answer.text.contains("alert"))
      }
    }
  }

  private static func encoded(_ text: String) -> String {
    text.utf8.map { ($0 < 16 ? "%0" : "%") + String($0, radix: 16) }.joined()
  }
}
