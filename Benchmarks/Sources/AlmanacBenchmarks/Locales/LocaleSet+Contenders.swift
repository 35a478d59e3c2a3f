import Foundation

/// The contenders of the locale benchmark. Each one declares a `CurrencyLocale`.
extension LocaleSet {
  /// The baseline that is subtracted from the others: a type that accepts every identifier.
  static let none = MeasuredTarget(
    title: "no enum",
    target: "Without",
    files: [
      "CurrencyLocale.swift": Data(
        """
        struct CurrencyLocale {
          let rawValue: String

          init?(rawValue: String) { self.rawValue = rawValue }
        }

        """.utf8
      )
    ]
  )

  var almanac: MeasuredTarget {
    let entries = identifiers.map { #"{"identifier": "\#($0)", "name": "The locale of \#($0)"}"# }
    return MeasuredTarget(
      title: "Almanac",
      target: "WithAlmanac",
      settings: MeasuredTarget.almanacSettings,
      fileNames: ["AlmanacCurrencyLocale.swift"],
      files: [
        "almanac.json": Data(#"{ access: "public", locales: { cases: "code" } }"#.utf8),
        "locales.json": Data("[\(entries.joined(separator: ",\n"))]".utf8),
      ]
    )
  }

  var stringEnum: MeasuredTarget {
    let cases = identifiers.map { "  case \($0.replacing("_", with: "")) = \"\($0)\"\n" }
    let declaration = "public enum CurrencyLocale: String, CaseIterable, Codable, Identifiable, Sendable"
    let id = "  public var id: String { rawValue }\n"
    return MeasuredTarget(
      title: "enum: String",
      target: "WithStringEnum",
      fileNames: ["CurrencyLocale.swift"],
      files: ["CurrencyLocale.swift": Data("\(declaration) {\n\(cases.joined())\n\(id)}\n".utf8)]
    )
  }
}
