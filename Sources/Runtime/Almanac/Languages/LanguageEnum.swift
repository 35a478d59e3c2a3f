/// An enum of languages.
///
/// The raw values are BCP 47 codes, such as `de` or `zh-Hant`.
///
/// Enums generated from lists of languages conform to it.
public protocol LanguageEnum: NamedEnum, SearchableEnum {
  /// The facts about each case.
  static var _factTable: _TextTable { get }
}

extension LanguageEnum {
  /// Creates the language with a tag, or the closest language that includes it (the lookup of RFC 4647).
  ///
  /// For "zh_Hant_TW", it is the language "zh-Hant", or else "zh". If there is no such language, the result is `nil`.
  ///
  /// - Parameter tag: A BCP 47 tag or a locale identifier in upper or lower case, with hyphens or underscores. Its
  ///   language can also be a three-letter code (ISO 639-2), such as "deu", or a withdrawn one, such as "iw" for
  ///   Hebrew: every alias of CLDR.
  /// - Complexity: O(length of the tag) for each of its parts.
  public init?(nearestTo tag: String) {
    guard let language = Self(rawValue: tag) ?? LanguageTag.resolve(tag, { Self(_nearestTo: $0) }) else { return nil }
    self = language
  }

  private init?(_nearestTo tag: LanguageTag) {
    // In Taiwan, "zh" is "zh-Hant".
    var written = tag
    written.script = tag.likelyScript
    guard let language = Self(rawValue: tag.text) ?? Self(_including: written.text) else { return nil }
    self = language
  }

  /// Creates the language with a tag in the usual codes, or the closest language that includes it (the lookup of
  /// RFC 4647).
  ///
  /// - Parameter tag: A BCP 47 tag in its case, with hyphens or underscores.
  public init?(_including tag: String) {
    let find = { (code: ArraySlice<UInt8>) in Self(rawValue: String(decoding: code, as: UTF8.self)) }
    let code = tag.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    guard let language = LanguageTag.lookup(code, find) else { return nil }
    self = language
  }

  /// The name in the language itself, such as "Deutsch".
  public var nativeName: String? { text(.nativeName) }

  /// The code of its usual script (ISO 15924), such as "Latn".
  public var script: String? { text(.script) }

  /// Whether it is written from right to left.
  public var isRightToLeft: Bool { text(.direction) == LanguageColumn.rightToLeft }

  /// The codes of the countries where it is an official language, in lowercase.
  ///
  /// The array is empty if the data doesn't state them.
  public var countryCodes: [String] {
    Self._factTable.list(row: _tableIndex, column: LanguageColumn.countries.rawValue)
  }

  private func text(_ column: LanguageColumn) -> String? {
    Self._factTable.text(row: _tableIndex, column: column.rawValue)
  }
}
