/// A table enum of languages, whose raw values are codes of BCP 47, such as `de` or `zh-Hant`.
///
/// The enums that are generated from lists of languages conform to it.
public protocol LanguageEnum: TableEnum {
  /// The facts of each case.
  static var _facts: TextTable { get }

  /// The names: first a row of languages, then one for each case, in these languages. The first is that of the data.
  static var _nameTable: TextTable { get }
}

/// The columns of the facts of languages, in their order in a table.
package enum LanguageColumn: Int, CaseIterable {
  /// Texts; empty where the fact is not known.
  case nativeName, script

  /// `rtl` where the language is written from right to left, empty otherwise.
  case direction

  /// Codes with a space between each two.
  case countries

  /// What the column `direction` has for a language that is written from right to left.
  package static var rightToLeft: String { "rtl" }
}

extension LanguageEnum {
  /// The name in the language of the data, such as "German"; the code where the data has none.
  public var name: String { Self._nameTable.name(ofCase: _tableIndex, in: nil) ?? rawValue }

  /// The name in a language, or `nil` where the data has none.
  ///
  /// - Parameter language: One that the configuration lists (BCP 47), such as "fr", or a kind of it, such as "fr-CA".
  public func name(in language: String) -> String? { Self._nameTable.name(ofCase: _tableIndex, in: language) }

  /// The language of a tag, or the nearest one that it is a kind of: of "zh_Hant_TW" the language "zh-Hant", or else "zh"
  /// (the lookup of RFC 4647); `nil` where there is neither.
  ///
  /// - Parameter tag: A tag of BCP 47 or the identifier of a locale, with hyphens or underscores.
  /// - Complexity: O(log number of cases) for each part of the tag.
  public init?(nearestTo tag: String) {
    var code = ""
    for scalar in tag.unicodeScalars { code.unicodeScalars.append(scalar == "_" ? "-" : scalar) }
    while true {
      if let language = Self(rawValue: code) {
        self = language
        return
      }
      guard let end = code.unicodeScalars.lastIndex(of: "-") else { return nil }
      code = String(code[..<end])
    }
  }

  /// The name in the language itself, such as "Deutsch".
  public var nativeName: String? { text(.nativeName) }

  /// The code of the script that it is usually written in (ISO 15924), such as "Latn".
  public var script: String? { text(.script) }

  /// Whether it is written from right to left.
  public var isRightToLeft: Bool { text(.direction) == LanguageColumn.rightToLeft }

  /// The codes of the countries where it is an official language, in lower case; none where the data does not say.
  public var countryCodes: [String] {
    Self._facts.list(row: _tableIndex, column: LanguageColumn.countries.rawValue)
  }

  private func text(_ column: LanguageColumn) -> String? {
    Self._facts.text(row: _tableIndex, column: column.rawValue)
  }
}

extension CountryFacts {
  /// The codes of its official languages (BCP 47), such as "pt".
  public var languageCodes: [String] { list(.languages) }
}

extension LocaleEnum {
  /// The code of its language (BCP 47), such as "en", which the identifier begins with; `nil` for the locales of the
  /// device.
  public var languageCode: String? {
    var code = ""
    for letter in rawValue {
      if letter == "_" { break }
      code.append(letter)
    }
    return code.utf8.count < 4 ? code : nil
  }
}
