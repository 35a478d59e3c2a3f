import AlmanacGenerator
import Foundation
import TestSupport

/// A program that prints the texts of generated types.
struct InjectedProgram {
  /// The sources, by name.
  private(set) var sources: [String: String] = ["Texts.swift": Self.functions]

  private var calls: [String] = []

  /// The text of main.swift.
  var main: String { calls.joined(separator: "\n") + "\n" }

  /// Adds the generated files of a type, which a function prints.
  mutating func add(_ files: [GeneratedFile], type: String, function: String) {
    for file in files where file.contents.contains("import Almanac") {
      // Every list of emoji has an enum of categories.
      sources["\(calls.count)\(file.name)"] = file.contents.replacing(/\bEmojiCategory\b/, with: "\(type)Category")
    }
    if files.contains(where: { $0.contents.contains(" var demonyms:") }) {
      calls.append("extension \(type): Detailed {}")
    }
    if function == "tables" { calls.append("extension \(type): Tabular {}") }
    calls.append("\(function)(\(type).self)")
  }

  /// What the program prints for a text.
  static func line(_ type: String, _ code: String, _ property: String, _ text: String) -> String {
    "\(type) \(code) \(property) \(Data(text.utf8).base64EncodedString())"
  }

  private static let functions = #"""
    import Almanac
    import Foundation

    func show<Type>(_ type: Type.Type, _ code: String, _ property: String, _ texts: String?...) { show(type, code, property, texts) }

    func show<Type>(_ type: Type.Type, _ code: String, _ property: String, _ texts: [String?]) {
      for text in texts.compactMap(\.self) { print(type, code, property, Data(text.utf8).base64EncodedString()) }
    }

    /// What the enum of a list with details has.
    protocol Detailed { var demonyms: [String] { get } }

    func countries<Type: CountryFacts>(_ type: Type.Type) {
      for country in type.allCases {
        let code = country.rawValue
        show(type, code, "name", country.name)
        show(type, code, "french", country.name(in: "fr"))
        show(type, code, "officialName", country.officialName)
        show(type, code, "alpha3", country.alpha3)
        show(type, code, "region", country.region)
        show(type, code, "subregion", country.subregion)
        show(type, code, "capitals", country.capitals)
        show(type, code, "nativeNames", country.nativeNames)
        show(type, code, "otherNames", country.otherNames)
        if let country = country as? any Detailed { show(type, code, "demonyms", country.demonyms) }
      }
    }

    /// The labels of the first country in all languages with two letters.
    func labels<Type: CountryFacts>(_ type: Type.Type) {
      let letters = "abcdefghijklmnopqrstuvwxyz"
      for language in letters.flatMap({ first in letters.map { "\(first)\($0)" } }) {
        show(type, language, "label", type.allCases.first?.accessibilityLabel(language: language))
      }
    }

    func subdivisions<Type: SubdivisionEnum>(_ type: Type.Type) {
      for subdivision in type.allCases {
        show(type, subdivision.rawValue, "name", subdivision.name)
        show(type, subdivision.rawValue, "french", subdivision.name(in: "fr"))
        show(type, subdivision.rawValue, "type", subdivision.type)
      }
    }

    func currencies<Type: CurrencyEnum>(_ type: Type.Type) {
      for currency in type.allCases {
        show(type, currency.rawValue, "name", currency.name)
        show(type, currency.rawValue, "french", currency.name(in: "fr"))
        show(type, currency.rawValue, "symbol", currency.symbol)
      }
    }

    func locales<Type: LocaleEnum>(_ type: Type.Type) {
      for locale in type.allCases { show(type, locale.rawValue, "name", locale.name) }
    }

    /// What a custom template adds to an enum of locales: the tables of how they write amounts.
    protocol Formatted { static var tables: [(table: _TextTable, rows: Int, columns: Int)] { get } }

    func formats<Type: Formatted>(_ type: Type.Type) {
      for (table, rows, columns) in type.tables {
        for row in 0..<rows {
          for column in 0..<columns {
            let text = table[row, column]
            // Before a symbol, there is a digit.
            show(type, "all", "format", columns == 1 ? String(text.unicodeScalars.dropFirst()) : text)
          }
        }
      }
    }

    func languages<Type: LanguageEnum>(_ type: Type.Type) {
      for language in type.allCases {
        show(type, language.rawValue, "name", language.name)
        show(type, language.rawValue, "french", language.name(in: "fr"))
        show(type, language.rawValue, "nativeName", language.nativeName)
      }
    }

    /// The columns of the tables.
    protocol Tabular: NamedEnum {
      associatedtype Kind: RawRepresentable<String>
      var key: String { get }
      var number: String? { get }
      var tags: [String] { get }
      var kind: Kind? { get }
    }

    func tables<Type: Tabular>(_ type: Type.Type) {
      for row in type.allCases {
        let code = row.number ?? ""
        show(type, code, "key", row.key, row.rawValue)
        show(type, code, "name", row.name)
        show(type, code, "french", row.name(in: "fr"))
        show(type, code, "tags", row.tags.dropFirst().map(\.self))
        show(type, code, "kind", row.kind?.rawValue)
      }
    }

    /// What a custom template adds to an enum of categories.
    protocol Templated { var fromTemplate: String { get } }

    func templated<Type: EmojiValue>(_ type: Type.Type) where Type.Category: EmojiCategoryEnum & Templated {
      for emoji in type.all where emoji.category.rawValue == emoji.category.fromTemplate {
        show(type, emoji.character, "template", emoji.category.fromTemplate)
      }
    }

    func emoji<Type: EmojiValue>(_ type: Type.Type) where Type.Category: EmojiCategoryEnum {
      for emoji in type.all {
        show(type, emoji.character, "name", emoji.name)
        show(type, emoji.character, "french", emoji.name(in: "fr"))
        show(type, emoji.character, "keywords", emoji.keywords)
        show(type, emoji.character, "category", emoji.category.rawValue)
        show(type, emoji.character, "symbol", emoji.category.symbolName)
        show(type, emoji.character, "categoryName", emoji.category.displayName(in: "fr"))
      }
    }
    """#
}
