/// Creates and checks the identifiers of generated Swift.
enum SwiftIdentifier {
  /// Names that a case can't have, because generated code or every Swift type declares them.
  static let reserved: Set<String> = Set([
    "Self", "_alpha3Keys", "_callingKeys", "_codes", "_compactFormats", "_currencies", "_currencyUseTable",
    "_detailTable", "_domainKeys", "_factTable", "_flagTable", "_formats", "_nameIndex", "_nameRanks", "_nameTable",
    "_namedFormats", "_numericKeys", "_pluralNames", "_plurals", "_ranges", "_searchTable", "_sectionStarts",
    "_symbolKeys", "_typeTable", "allCases", "fallback", "init", "resolving", "search", "sections", "self", "split",
  ]).union(associatedTypes).union(namesInUse)

  /// The associated types that the protocols of every generated type declare.
  private static let associatedTypes: Set<String> = ["AllCases", "Category", "ID", "RawValue"]

  /// Types of Swift and of the runtime that a generated type would hide from the user's code.
  private static let commonTypes: Set<String> = [
    "Almanac", "Array", "Bool", "CaseIterable", "Character", "Codable", "Comparable", "Coordinate", "CountryGroup",
    "CurrencyUse", "Decodable", "Dictionary", "Double", "EmojiGroup", "EmojiRanking", "EmojiSequence", "Encodable",
    "Equatable", "Error", "Flag", "Float", "Foundation", "Hashable", "Identifiable", "IndexedEnum", "Int",
    "Membership", "Never", "Optional", "PostalCodeFormat", "RawRepresentable", "Result", "Sendable", "Sequence",
    "Set", "SkinTone", "Sovereignty", "StaticString", "Substring", "Swift", "TableEnum", "UInt", "UInt8", "Unicode",
    "Void",
  ]

  /// The names of types that generated code uses, and that a generated type or member with such a name would hide.
  private static let namesInUse = Set([
    "AlmanacTableLayout", "Binding", "CalendarDate", "CountryCode", "CountryFacts", "CountryFlags", "CountryKind",
    "CurrencyFieldValue", "CurrencyFormat", "CurrencyFormatter", "CurrencyTextField", "EmojiCategory",
    "EmojiCategoryEnum", "EmojiValue", "FormatStyle", "FormattedLocale", "IndexSection", "ListedCurrency", "Locale",
    "LocaleConvertible", "NamedEnum", "SearchableEnum", "String", "TableLayout", "UInt16", "UInt32", "Unit",
    "_CodeTable", "_EmojiLanguage", "_EmojiTable", "_FlagTable", "_FormatTable", "_KeyTable", "_RowIndex",
    "_TextTable",
  ]).union(SectionKind.allCases.filter { $0 != .emoji }.map { $0.singular.capitalized + "Enum" })

  /// Words that need backticks in their declaration (The Swift Programming Language, "Keywords and Punctuation").
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "actor", "as", "associatedtype", "async", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "var", "where", "while",
  ]

  /// Words that have another meaning as a type.
  private static let typeModifiers: Set<String> = ["any", "each", "some"]

  /// Returns the lowerCamelCase name of a code of ASCII words with hyphens, or `nil` if it would not start with a
  /// letter: `gbEng` for `gb-eng`.
  static func caseName(for code: String) -> String? {
    let words = code.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    guard let first = words.first else { return nil }
    let name = first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return isIdentifier(String(name)) ? String(name) : nil
  }

  /// Returns the lowerCamelCase name of display names, or `nil` if it would not start with a letter.
  ///
  /// Words consist of letters and digits. `&` is the word "And". Text in parentheses is dropped. A first word in
  /// capitals becomes lower case: `["UAE Dirham"]` results in `uaeDirham`, and `["French", "Côte d’Ivoire"]` in
  /// `frenchCôteDIvoire`. The result is in normalization form C, because the compiler distinguishes the forms of a
  /// name. A ligature such as U+FDFA can't be part of an identifier, so its letters are used (normalization form KC).
  /// Joiners, which are invisible, are left out, because they aren't part of default identifiers (UAX #31, 2.3).
  static func caseName(forNames names: [String]) -> String? {
    if let name = caseName(ofWordsIn: names) { return name }
    // The mapping makes a string up to 18 times longer, so it is only for strings that can be names.
    guard names.allSatisfy({ $0.utf8.count <= 256 }) else { return nil }
    return caseName(ofWordsIn: names.map(compatibleForm))
  }

  /// Returns the name of display names in which text in parentheses counts, because it can tell entries apart.
  static func caseName(forAllWordsOf names: [String]) -> String? {
    caseName(forNames: names.map { $0.replacing(each: "(", with: " ").replacing(each: ")", with: " ") })
  }

  /// Returns a name with letters in place of the characters that no identifier can contain, such as circled letters.
  private static func compatibleForm(of name: String) -> String {
    let forms = FoldTable(runs: CompatibilityForms.runs, texts: CompatibilityForms.texts)
    var result = ""
    for scalar in name.normalizedForm.unicodeScalars {
      if case .symbol(let text) = forms.fold(scalar.value) {
        result += String(decoding: text, as: UTF8.self)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func caseName(ofWordsIn names: [String]) -> String? {
    let words = names.flatMap { name in
      withoutParentheses(name).replacing(each: "&", with: " And ").split { !isWord($0) }
    }
    guard let first = words.first else { return nil }
    let isAcronym = first.count > 1 && first.allSatisfy { !$0.isLowercase }
    let start = isAcronym ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let name = withoutJoiners(start + rest).normalizedForm
    return isIdentifier(name) ? name : nil
  }

  /// Returns a name without U+200C and U+200D, which Persian and Sinhala words contain.
  private static func withoutJoiners(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.filter { !(0x200C...0x200D ~= $0.value) }))
  }

  /// Replaces each parenthesized part of a name by a space.
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

  /// Returns whether a name is an identifier, possibly in backticks.
  static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || UnicodeScalars.identifierStarts.contains(first) else {
      return false
    }
    return name != "_" && name.unicodeScalars.allSatisfy(isPart)
  }

  /// Returns whether an identifier can contain a character after its first one.
  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    // Most are ASCII letters, and a search takes long without optimization.
    (scalar.value | 0x20) &- 0x61 < 26 || UnicodeScalars.identifierStarts.contains(scalar)
      || UnicodeScalars.otherParts.contains(scalar)
  }

  /// Returns whether a character is a letter or a number, even if no identifier can contain it.
  private static func isWord(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    let isInIdentifiers = isPart(scalar) && !UnicodeScalars.connectors.contains(scalar)
    return isInIdentifiers || UnicodeScalars.otherWords.contains(scalar)
  }

  /// Returns whether a type can have the name without backticks.
  static func isTypeName(_ name: String) -> Bool {
    let taken = [keywords, namesInUse, typeModifiers, associatedTypes, commonTypes]
    return isIdentifier(name) && !taken.contains { $0.contains(name) }
  }

  /// Returns the name as it is declared, in backticks if necessary.
  static func declaration(of name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
