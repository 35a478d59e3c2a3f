import TestSupport

@testable import AlmanacGenerator

/// Tables of a target's own with hostile texts, in the data and in their descriptions.
extension InjectedSetting {
  static let tables: [InjectedSetting] = {
    let common = #""number": "@code""#
    return [
      table("key", #"{"key": @text, \#(common)}"#, "key"),
      table("name", #"{"key": "@code", \#(common), "name": @text}"#, "name"),
      table("french", #"{"key": "@code", \#(common), "name": "a", "names": {"fr": @text}}"#, "french"),
      table("tags", #"{"key": "@code", \#(common), "tags": ["first", @text]}"#, "tags"),
      table("choices", "@text", "kind", isData: false), table("columns", #"@text: "text?""#, "-", isData: false),
      table("units", #""c@code": { type: "text?", unit: @text }"#, "-", isData: false),
      table("ignored", "@text", nil, isData: false),
      table("patterns", #""c@code": { pattern: @text }"#, nil, isData: false),
      table("plurals", #"@code: { data: "teams.json", plural: @text }"#, nil, isData: false),
      table("types", #"@text: "teams.json""#, nil, isData: false),
    ]
  }()

  /// The texts around the lines of almanac.json.
  private static func frame(_ name: String, _ type: String) -> (String, String) {
    let columns = #"key: "text", number: "text?", name: "text?", tags: "[text]""#
    let kind = #"kind: { oneOf: ["x"], optional: true }"#
    let start = #"{ tables: { \#(type): { data: "teams.json", key: "key", cases: "none", languages: "fr", "#
    let end = " } } }"
    return switch name {
    case "choices": ("\(start)columns: { \(columns), kind: { optional: true, oneOf: [", "] } }\(end)")
    case "ignored": ("\(start)ignore: [", "]\(end)")
    case "plurals", "types": ("{ tables: {", "} }")
    default: ("\(start)columns: { \(columns), \(kind),", "}\(end)")
    }
  }

  private static func table(_ name: String, _ line: String, _ property: String?, isData: Bool = true) -> InjectedSetting
  {
    let type = "Table_\(name)"
    let keys = codes(.currencies, texts.count)
    let frame = frame(name, type)
    var file = InjectedFile(
      type: type,
      name: isData ? "teams.json" : "almanac.json",
      frame: isData ? ("[", "]") : frame,
      others: isData
        ? ["almanac.json": frame.0 + frame.1] : ["teams.json": #"[{"key": "a", "number": "a", "name": "a"}]"#],
      lines: lines(keys, line, property)
    )
    if name == "choices" {
      file.others = [:]
      file.list = ("teams.json", { #"{"key": "\#($0.code)", "number": "\#($0.code)", "kind": \#($0.text.literal)}"# })
    }
    return InjectedSetting(file: file, function: "tables") { line in
      property == "-" ? nil : line.text.text.map { (line.code, $0) }
    }
  }
}
