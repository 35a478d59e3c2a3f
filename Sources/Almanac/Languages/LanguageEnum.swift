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
