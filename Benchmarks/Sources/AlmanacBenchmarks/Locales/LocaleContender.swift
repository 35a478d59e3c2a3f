import Foundation

/// A way to declare locales.
struct LocaleContender: Contender, Sendable {
  let title: String
  let target: String
  var settings: [String] = []

  /// The file that declares the locales, whose compilation is measured.
  let fileName: String

  /// The files of the target except the program, by name.
  let files: @Sendable (_ locales: LocaleSet) -> [String: String]

  /// The baseline that is subtracted from the others: a type that accepts every identifier.
  static let none = LocaleContender(
    title: "no enum",
    target: "Without",
    fileName: "CurrencyLocale.swift",
    files: { _ in
      [
        "CurrencyLocale.swift": """
        struct CurrencyLocale {
          let rawValue: String

          init?(rawValue: String) { self.rawValue = rawValue }
        }

        """
      ]
    }
  )

  static let almanac = LocaleContender(
    title: "Almanac",
    target: "WithAlmanac",
    settings: almanacSettings,
    fileName: "AlmanacCurrencyLocale.swift",
    files: { locales in
      let entries = locales.identifiers.map { #"{"identifier": "\#($0)", "name": "The locale of \#($0)"}"# }
      return [
        "almanac.json": #"{ access: "public", locales: { cases: "code" } }"#,
        "locales.json": "[\(entries.joined(separator: ",\n"))]",
      ]
    }
  )

  static let stringEnum = LocaleContender(
    title: "enum: String",
    target: "WithStringEnum",
    fileName: "CurrencyLocale.swift",
    files: { locales in
      let cases = locales.identifiers.map { "  case \($0.replacing("_", with: "")) = \"\($0)\"\n" }
      let declaration = "public enum CurrencyLocale: String, CaseIterable, Codable, Identifiable, Sendable"
      let id = "  public var id: String { rawValue }\n"
      return ["CurrencyLocale.swift": "\(declaration) {\n\(cases.joined())\n\(id)}\n"]
    }
  )

  /// Writes the target's files into a package, with the same program for every contender.
  func write(_ locales: LocaleSet, to package: ConsumerPackage) throws {
    let folder = "Sources/\(target)"
    try package.write(LocaleProgram.source(locales), to: "\(folder)/main.swift")
    for (name, text) in files(locales) { try package.write(text, to: "\(folder)/\(name)") }
  }
}
