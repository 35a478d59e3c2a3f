import Foundation
import TestSupport

/// A folder of a target as somebody could fill it by mistake, or on purpose.
struct NastyInput: Sendable {
  /// An item of a folder.
  enum Item: Sendable {
    case text(String)
    case bytes([UInt8])
    case flag
    case folder
    case link(String)
    case pipe
  }

  let name: String
  let items: [String: Item]

  init(_ name: String, _ items: [String: Item]) {
    self.name = name
    self.items = items
  }

  /// A list of one kind.
  private init(_ kind: String, _ name: String, _ text: String) {
    self.init("\(kind): \(name)", ["\(kind).json": .text(text)])
  }

  /// A flag of the United States, beside the fallback.
  private init(flag name: String, _ bytes: [UInt8]) {
    self.init("flag: \(name)", ["Flags/xx.png": .flag, "Flags/us.png": .bytes(bytes)])
  }

  /// Creates the items in a folder.
  func write(to folder: URL) throws {
    for (path, item) in items {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      switch item {
      case .text(let text): try Data(text.utf8).write(to: file)
      case .bytes(let bytes): try Data(bytes).write(to: file)
      case .flag: try Data(contentsOf: Repository.flag("fr")).write(to: file)
      case .folder: try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
      case .link(let target):
        try FileManager.default.createSymbolicLink(
          atPath: file.path(percentEncoded: false),
          withDestinationPath: target
        )
      case .pipe: mkfifo(file.path(percentEncoded: false), 0o600)
      }
    }
  }

  static let all = countries + lists + emoji + settings + flags + files
}

extension NastyInput {
  private static func us(_ name: String, _ fields: String) -> NastyInput {
    NastyInput("countries", name, #"[{"code": "US", "name": "United States", \#(fields)}]"#)
  }

  private static let countries = [
    NastyInput("countries", "a text", #""US""#),
    NastyInput("countries", "lists in a list", "[[]]"),
    NastyInput("countries", "CSV", "code,name\nUS,United States\n"),
    NastyInput("countries", "a page", "<!DOCTYPE html><title>404</title>"),
    NastyInput("countries", "two documents", #"[{"code": "US", "name": "A"}] []"#),
    NastyInput("countries", "the end in an escape", #"[{"code": "US", "name": "a\"#),
    NastyInput("countries", "half of a surrogate pair", #"[{"code": "US", "name": "a\ud800b"}]"#),
    NastyInput("countries", "200,000 brackets", String(repeating: "[", count: 200_000)),
    NastyInput("countries", "only carriage returns", "[\r{\"code\": \"US\",\r\"name\": 7}]"),
    NastyInput("countries", "NaN", #"[{"code": "US", "name": "A", "population": NaN}]"#),
    NastyInput("countries", "a letter of another script", #"[{"code": "UЅ", "name": "A"}]"#),
    NastyInput("countries", "wide letters", #"[{"code": "ＵＳ", "name": "A"}]"#),
    NastyInput("countries", "spaces around", #"[{"code": " US ", "name": "\tUnited States "}]"#),
    NastyInput("countries", "a code in place of a list", #"[{"code": ["US"], "name": "A"}]"#),
    NastyInput("countries", "a name that is code", #"[{"code": "US", "name": "\\(exit(1))\"; import Foundation //"}]"#),
    NastyInput("countries", "names of Swift", #"[{"code": "US", "name": "self"}, {"code": "FR", "name": "Type"}]"#),
    NastyInput("countries", "a name of flags", #"[{"code": "US", "name": "🇺🇸"}]"#),
    NastyInput(
      "countries",
      "one name in two normal forms",
      #"[{"code": "US", "name": "é"}, {"code": "FR", "name": "é"}]"#
    ),
    NastyInput("countries", "a megabyte", #"[{"code": "US", "name": "\#(String(repeating: "x", count: 1_000_000))"}]"#),
    us("a key twice", #""population": 1, "population": 2"#),
    us("an override of direction", #""capital": "\u202enotgnihsaW""#),
    us("a terminal's command", #""otherNames": ["\u001b[2J"]"#),
    us("itself as a neighbor", #""borders": ["CA", "US"]"#),
    us("calling codes", #""callingCodes": ["+0", "++1", "١", "", 1]"#),
    us("numbers", #""numericCode": -4, "population": 1e30, "area": "big", "coordinate": [91, 181]"#),
    us("a path as a time zone", #""timeZones": ["Etc/../../passwd"]"#),
  ]

  private static let lists = [
    NastyInput("currencies", "texts", #"["EUR", "USD"]"#),
    NastyInput(
      "currencies",
      "signs of numbers",
      #"[{"code": "EUR", "name": "Euro", "symbol": "1"}, {"code": "USD", "name": "Dollar", "symbol": "-"}]"#
    ),
    NastyInput(
      "currencies",
      "minor units",
      #"[{"code": "EUR", "name": "Euro", "minorUnits": 31}, {"code": "USD", "name": "Dollar", "minorUnits": 2.5}]"#
    ),
    NastyInput(
      "currencies",
      "codes",
      #"[{"code": "EU", "name": "A"}, {"code": "€UR", "name": "B"}, {"code": "eur", "name": "C"}]"#
    ),
    NastyInput("currencies", "null", #"[{"code": "EUR", "name": null, "symbol": null}]"#),
    NastyInput(
      "locales",
      "identifiers",
      #"[{"identifier": "en_XX"}, {"identifier": ""}, {"identifier": "en__US"}, {"identifier": "C"}]"#
    ),
    NastyInput(
      "locales",
      "5,000 letters",
      #"[{"identifier": "en_\#(String(repeating: "A", count: 5000))", "name": "A"}]"#
    ),
    NastyInput(
      "languages",
      "a country",
      #"[{"code": "US", "name": "American"}, {"code": "english", "name": "English"}]"#
    ),
    NastyInput(
      "subdivisions",
      "other codes",
      #"[{"code": "California", "name": "California"}, {"code": "US-", "name": "A"}]"#
    ),
  ]

  private static func smiley(_ name: String, _ emoji: String, _ aliases: String = #""smile""#) -> NastyInput {
    let fields = #""description": "face", "category": "Smileys & Emotion", "aliases": [\#(aliases)]"#
    return NastyInput("emoji", name, #"[{"emoji": "\#(emoji)", \#(fields)}]"#)
  }

  private static let emoji = [
    NastyInput("emoji", "none", "[]"),
    smiley("a letter", "A"),
    smiley("two", "😀😀"),
    smiley("a joiner at the end", #"👩\u200d"#),
    smiley("half a flag", "🇺"),
    smiley("a flag of no country", "🇺🇽"),
    smiley("shortcodes", "😀", #""A b", ":a:", "", "a\"b", "a", "a""#),
  ]

  private static func almanac(_ name: String, _ text: String) -> NastyInput {
    let list = Item.text(#"[{"code": "US", "name": "United States"}]"#)
    return NastyInput("almanac.json: \(name)", ["almanac.json": .text(text), "countries.json": list, "a.json": list])
  }

  private static let settings = [
    almanac("nothing", ""),
    almanac("null", "null"),
    almanac("a number that is too large", "{ countries: { x: 1e999 } }"),
    almanac("keys in other cases", "{ Countries: {}, countires: {} }"),
    almanac("itself as data", #"{ countries: { data: "almanac.json" } }"#),
    almanac("a file twice", #"{ countries: { data: ["a.json", "./a.json"] } }"#),
    almanac("an address", #"{ countries: { data: "https://example.com/a.json" } }"#),
    almanac("a home", #"{ countries: { data: "~/a.json" } }"#),
    almanac("a device", #"{ countries: { data: "/dev/zero" } }"#),
    almanac("a path with a zero", #"{ countries: { data: "a\u0000.json" } }"#),
    almanac("aliases", #"{ countries: { aliases: { us: ["usa", "us", "self", "2", "a b", "", "allCases"] } } }"#),
    almanac("names", #"{ countries: { names: { US: "", FR: "France" } } }"#),
    almanac("templates that are missing", #"{ templates: "../Templates" }"#),
  ]

  private static func header(_ fields: [UInt8], width: Int = 64) -> [UInt8] {
    let size = PNGFileWriter.bytes(width) + PNGFileWriter.bytes(width)
    return PNGFileWriter.signature + PNGFileWriter.chunk("IHDR", size + fields) + PNGFileWriter.chunk("IEND", [])
  }

  private static let flags = [
    NastyInput(flag: "nothing but a header", header([8, 6, 0, 0, 0])),
    NastyInput(flag: "a width of zero", header([8, 6, 0, 0, 0], width: 0)),
    NastyInput(flag: "a width of 100,000", header([8, 6, 0, 0, 0], width: 100_000)),
    NastyInput(flag: "no such kind of color", header([8, 5, 0, 0, 0])),
    NastyInput(flag: "a JPEG image", [0xFF, 0xD8, 0xFF, 0xE0, 0, 16]),
    NastyInput(flag: "a drawing", Array(#"<svg xmlns="http://www.w3.org/2000/svg"/>"#.utf8)),
    NastyInput(flag: "a chunk of 4 GB", PNGFileWriter.signature + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IHDR".utf8)),
  ]

  private static let files = [
    NastyInput("a folder named like a list", ["countries.json": .folder]),
    NastyInput("a pipe named like settings", ["almanac.json": .pipe]),
    NastyInput("a list that links to itself", ["countries.json": .link("countries.json")]),
    NastyInput("flags that link to a missing folder", ["Flags": .link("../Submodule/Flags")]),
    NastyInput("a folder of flags in lowercase", ["flags/us.png": .flag, "flags/xx.png": .flag]),
    NastyInput("lists in a folder", ["Resources/countries.json": .text("[]"), "Resources/zone.tab": .text("")]),
    NastyInput(
      "names of flags",
      Dictionary(
        uniqueKeysWithValues: ["xx", "usa", "840", "us-ca", "u s", "us@2x", "._us"].map { ("Flags/\($0).png", .flag) }
      )
    ),
    NastyInput(
      "files beside flags",
      [
        "Flags/xx.png": .flag, "Flags/us.svg": .text(""), "Flags/us.jpeg": .text(""), "Flags/.DS_Store": .text(""),
        "Flags/LICENSE": .text(""),
      ]
    ),
  ]
}
