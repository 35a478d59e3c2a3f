import TestSupport

@testable import AlmanacGenerator

/// A field of a format or a key of almanac.json, and a line of a file with it.
struct InjectedField: Sendable {
  /// The line. `@text` stands for the text in JSON, `@raw` for the text itself, `@code` for a code that no other line
  /// has, `@compact` for its letters in lowercase, and `@hex` for its number in Unicode.
  let line: String

  /// The property of the generated enum with the text, or `nil` if none has it.
  var property: String?

  init(_ line: String, _ property: String? = nil) {
    self.line = line
    self.property = property
  }

  /// The line for a text.
  func line(_ code: String, _ text: HostileText) -> String {
    let number = code.unicodeScalars.first.map { String($0.value, radix: 16) } ?? ""
    let compact = code.replacing("-", with: "").lowercased()
    return line.replacing("@hex", with: number).replacing("@compact", with: compact).replacing("@code", with: code)
      .replacing("@raw", with: text.text ?? "").replacing("@text", with: text.literal)
  }
}

/// Lists with an entry for each line.
extension SectionKind {
  /// Codes of entries, at most as many as there are.
  func codes(_ count: Int) -> [String] {
    let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(Unicode.Scalar($0)) }
    let pairs = letters.flatMap { first in letters.map { first + $0 } }
    switch self {
    case .subdivisions: return pairs.prefix(count).map { "us-\($0)" }
    // Some codes are other names of a country, and ZZ is unknown.
    case .countries: return Array(pairs.filter { !["UK", "GB", "EL", "GR", "XX", "ZZ"].contains($0) }.prefix(count))
    case .currencies: return Array(letters.flatMap { first in pairs.map { first + $0 } }.prefix(count))
    case .locales: return pairs.prefix(count).map { "en_\($0)" }
    case .languages: return pairs.prefix(count).map { "en-\($0)" }
    case .emoji: return Array(Self.characters.prefix(count))
    }
  }

  /// Settings for everything that a data file can bring into the generated code.
  var allSettings: String {
    let (languages, cases) = (#"languages: ["fr"]"#, #"cases: "code""#)
    return switch self {
    case .locales: cases
    case .emoji: languages
    case .countries, .subdivisions, .currencies, .languages: "\(languages), \(cases)"
    }
  }

  /// Returns a list with an entry for each code, in whose name a prefix precedes the code.
  func list(_ codes: [String], named prefix: String = "") -> String {
    let key = self == .locales ? "identifier" : self == .emoji ? "character" : "code"
    let category = self == .emoji ? #", "category": "Objects""# : ""
    let entries = codes.map { #"{"\#(key)": "\#($0)", "name": "\#(prefix)\#($0)"\#(category)}"# }
    return "[\n\(entries.joined(separator: ",\n"))\n]"
  }

  private static let characters = [
    0x1F300...0x1F320, 0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F384,
    0x1F400...0x1F43E, 0x1F442...0x1F4FC, 0x1F500...0x1F53D, 0x1F600...0x1F64F, 0x1F680...0x1F6C5, 0x1F910...0x1F93A,
    0x1F947...0x1F9FF,
  ].flatMap { $0.compactMap { Unicode.Scalar($0).map(String.init) } }
}
