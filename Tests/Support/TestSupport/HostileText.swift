/// A text that could become code, markup, a path or a line of output, if a program pasted it somewhere.
public struct HostileText: Sendable {
  /// The text, or `nil` if JSON cannot express it.
  public let text: String?

  /// The text in JSON, in quotes.
  public let literal: String

  /// A text that JSON can express.
  public init(_ text: String) {
    self.text = text
    literal = Self.quoted(text)
  }

  private init(literal: String) {
    text = nil
    self.literal = literal
  }

  /// An ordinary text, which every field accepts that accepts any text.
  public static let ordinary = HostileText("ordinary")

  /// The texts. None begins or ends with whitespace, which the formats ignore.
  public static let all: [HostileText] = {
    let long = String(repeating: "long \"\\( ", count: 2000) + "end"
    let broken = [#""a\ud800b""#, #""\udfff""#, "\"a\nb\""].map { HostileText(literal: $0) }
    return [ordinary] + (code + characters + formats + [long]).map { HostileText($0) } + broken
  }()

  /// Parts of Swift.
  private static let code = [
    #"""#, #"""""#, ##"a"#b"##, ###"a"##b"###, #"\"#, #"a\"#, #"\""#, #"\(x)"#, #"\(fatalError())"#,
    #"\u{41}\u0041\x41\n\0"#,
    #"""" + "x" + """"#, "a*/b", "/*a", "//a", "#if a", "#endif", "@main", "`a`", "`", "class", "init", "self", "Self",
    "Type",
    "a.self", "1st", "_", "$0", "}", "};{", "case a = 1", "EOF", "0", "-1", "nil",
  ]

  /// Unusual characters.
  private static let characters = [
    "a\nb", "a\r\nb", "a\rb", "a\tb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b", "a\0b", "a\u{1}\u{1B}[31mb", "a\u{7F}b",
    "a\u{9B}31mb", "a\u{202E}b", "a\u{2066}b\u{2069}", "\u{301}a", "e\u{301}", "\u{E9}", "a\u{200D}b", "a\u{200B}b",
    "\u{FEFF}a",
    "👩‍👩‍👧‍👦", "🇨🇭", "a\u{E0041}b", "a\u{FFFE}b", "\u{10FFFF}", "ﷺ", "İı", "ß",
  ]

  /// Markup and other formats.
  private static let formats = [
    "{{type}}", "{{{type}}}", "{{>Country}}", "{{=<% %>=}}", "{{#a}}", "<b>&amp;</b>", "</script>", "<!--",
    "../../etc/passwd",
    "/dev/zero", "C:\\a", "%s%n%@", "%00", "${HOME}", "$(id)", "a;b|c&d", "a'b", "a,b", "a:1:1: error: b [c]",
    "::error::a",
    "{name}",
  ]

  private static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\0"..."\u{1F}": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(scalars.joined())\""
  }
}
