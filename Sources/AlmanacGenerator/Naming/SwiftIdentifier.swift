import Almanac
import Foundation

/// Makes and checks the identifiers of generated Swift.
enum SwiftIdentifier {
  /// Names that a case cannot have, because generated code or every Swift type has them.
  static let reserved: Set<String> = Set([
    "Self", "_codes", "_factTable", "_facts", "_flagTable", "_nameTable", "_searchTable", "allCases", "fallback",
    "init", "resolving", "search", "self",
  ]).union(associatedTypes).union(namesInUse)

  /// The types that every generated type has, by the protocols that it conforms to.
  private static let associatedTypes: Set<String> = ["AllCases", "Category", "ID", "RawValue"]

  /// Types of Swift and of the runtime that a generated type would hide from the user's own code.
  private static let commonTypes: Set<String> = [
    "Array", "Bool", "CaseIterable", "Character", "Codable", "Comparable", "Coordinate", "CountryNaming",
    "CountryTableNaming", "Decodable", "Dictionary", "Double", "EmojiGroup", "EmojiRanking", "EmojiSequence",
    "Encodable", "Equatable", "Error", "Flag", "Float", "Hashable", "Identifiable", "IndexedEnum", "Int", "Never",
    "Optional", "RawRepresentable", "Result", "Sendable", "Set", "SkinTone", "StaticString", "Substring", "TableEnum",
    "UInt", "UInt8", "Unicode", "Void",
  ]

  /// The names of types that generated code uses, which a type or a member of that name would hide.
  private static let namesInUse: Set<String> = [
    "CodeTable", "CountryCode", "CountryEnum", "CountryFacts", "CountryFlags", "CurrencyEnum",
    "CurrencyFormatter", "EmojiCategory", "EmojiCategoryEnum", "EmojiLanguage", "EmojiTable", "EmojiValue", "FlagTable",
    "Locale",
    "LanguageEnum", "LocaleConvertible", "LocaleEnum", "RowIndex", "String", "TextTable", "UInt16",
  ]

  /// Words that need back-ticks where they are declared (The Swift Programming Language, "Keywords and Punctuation").
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  /// Words that mean something else where a type stands.
  private static let typeModifiers: Set<String> = ["any", "each", "some"]

  /// The lowerCamelCase name of a code, or `nil` where it would not begin with a letter.
  ///
  /// - Parameter code: Words of ASCII letters and digits with hyphens between them: `gb-eng` gives `gbEng`.
  static func caseName(for code: String) -> String? {
    let words = code.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    guard let first = words.first else { return nil }
    let name = first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return isIdentifier(String(name)) ? String(name) : nil
  }

  /// The lowerCamelCase name of display names, or `nil` where it would not begin with a letter.
  ///
  /// Words end at whatever is neither letter nor digit; `&` is the word "And"; what is in parentheses is left out; a
  /// first word in capitals is lower-cased whole: `["UAE Dirham"]` gives `uaeDirham`, and `["French", "Côte d’Ivoire"]`
  /// gives `frenchCôteDIvoire`. It is in form C of Unicode: the compiler takes the forms of a name for different ones.
  static func caseName(forNames names: [String]) -> String? {
    let words = names.flatMap { name in
      withoutParentheses(name).replacing("&", with: " And ").split { !isWord($0) }
    }
    guard let first = words.first else { return nil }
    let isAcronym = first.count > 1 && first.allSatisfy { !$0.isLowercase }
    let start = isAcronym ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let name = (start + rest).precomposedStringWithCanonicalMapping
    return isIdentifier(name) ? name : nil
  }

  /// A name with a space for each pair of parentheses and what is in it.
  private static func withoutParentheses(_ name: String) -> String {
    guard let end = name.lastIndex(of: ")") else { return name }
    var result = ""
    var isInside = false
    for index in name.indices {
      switch name[index] {
      case "(" where !isInside && index < end: isInside = true
      case ")" where isInside:
        isInside = false
        result.append(" ")
      default: if !isInside { result.append(name[index]) }
      }
    }
    return result
  }

  /// Whether a name is an identifier, or would be one in back-ticks.
  static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || UnicodeScalars.identifierStarts.contains(first) else {
      return false
    }
    return name != "_" && name.unicodeScalars.allSatisfy { UnicodeScalars.identifierParts.contains($0) }
  }

  /// Whether a character is a letter or a number, in an identifier or not.
  private static func isWord(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    let isPart = UnicodeScalars.identifierParts.contains(scalar) && !UnicodeScalars.connectors.contains(scalar)
    return isPart || UnicodeScalars.otherWords.contains(scalar)
  }

  /// Whether a type can have the name without back-ticks.
  static func isTypeName(_ name: String) -> Bool {
    let taken = [keywords, namesInUse, typeModifiers, associatedTypes, commonTypes]
    return isIdentifier(name) && !taken.contains { $0.contains(name) }
  }

  /// The name as it is declared.
  static func declaration(of name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
