/// A string in a locale's format of amounts, by its key.
enum FormatText: String, CaseIterable, Sendable {
  /// The separators and the signs of numbers.
  case decimal, group, minus, plus

  /// The digits from zero to nine.
  case digits

  /// CLDR's patterns.
  case standard, accounting

  /// The separators of amounts, if they differ from those of numbers.
  case currencyDecimal, currencyGroup
}

/// Strings in a locale's formats of single currencies, by their keys.
enum CurrencyFormatText: String, CaseIterable, Sendable {
  case symbols, narrowSymbols

  /// A pattern and separators that apply to only one currency.
  case currencyPatterns, currencyDecimals, currencyGroups
}

/// A locale's format of amounts, as a line of CLDR's formats or a setting of almanac.json states it. Everything else is
/// inherited.
struct FormatEntry: Sendable {
  static let minimumKey = "minimumGroupingDigits"
  static let compactKey = "compact"
  static let namedKey = "named"
  static let pluralsKey = "plurals"
  static let rangeKey = "range"
  static let approximateKey = "approximately"

  /// The keys of CLDR's list that almanac.json doesn't have.
  static let listKeys = [compactKey, namedKey, pluralsKey, rangeKey, approximateKey]

  /// The keys in almanac.json.
  static let settingKeys =
    settingTexts.map(\.rawValue) + [minimumKey] + settingCurrencyTexts.map(\.rawValue)

  /// The strings that almanac.json can state. Its separators apply to amounts in all currencies.
  static let settingTexts = FormatText.allCases.filter { $0 != .currencyDecimal && $0 != .currencyGroup }
  static let settingCurrencyTexts: [CurrencyFormatText] = [.symbols, .narrowSymbols]

  let location: SourceLocation
  fileprivate(set) var texts: [FormatText: Located<String>] = [:]

  /// The number of digits that must precede the first group separator.
  fileprivate(set) var minimumGroupingDigits: Int?
  fileprivate(set) var currencyTexts: [CurrencyFormatText: [String: Located<String>]] = [:]

  /// CLDR's compact patterns by ascending powers of ten, patterns with names, and plural rules, each in whole, because
  /// a locale inherits all or none.
  fileprivate(set) var compact: [CompactPattern]?
  fileprivate(set) var named: [NamedPattern]?
  fileprivate(set) var plurals: [PluralRule]?

  /// CLDR's string between two amounts, and the sign of an approximate one.
  fileprivate(set) var range: String?
  fileprivate(set) var approximateSign: String?

  /// The codes of `currencyTexts`, with their locations.
  fileprivate(set) var codes: [Located<String>] = []

  /// Whether it contains more than symbols.
  var hasFormat: Bool { !texts.isEmpty || minimumGroupingDigits != nil }

  subscript(text: FormatText) -> String? { texts[text]?.value }

  subscript(text: CurrencyFormatText, code: String) -> String? { currencyTexts[text]?[code]?.value }

  /// The codes of the currencies that it contains a symbol for.
  var symbolCodes: Set<String> {
    Set([CurrencyFormatText.symbols, .narrowSymbols].flatMap { currencyTexts[$0]?.keys.map(\.self) ?? [] })
  }
}

/// Reads and checks a line of CLDR's formats, or a setting of almanac.json.
struct FormatEntryReader {
  let object: JSONObject

  /// Reads the object. Reports everything that is wrong, and drops it.
  func entry() -> FormatEntry {
    var entry = FormatEntry(location: object.location)
    for text in FormatText.allCases {
      guard let value = object.string(text.rawValue), isSound(value, text) else { continue }
      entry.texts[text] = value
    }
    entry.minimumGroupingDigits = object.integer(FormatEntry.minimumKey, in: 1...4)?.value
    entry.compact = list(FormatEntry.compactKey, CompactPattern.init)
    entry.named = list(FormatEntry.namedKey, NamedPattern.init)
    entry.plurals = list(FormatEntry.pluralsKey, PluralRule.init)
    entry.range = object.string(FormatEntry.rangeKey)?.value
    entry.approximateSign = object.string(FormatEntry.approximateKey)?.value
    for text in CurrencyFormatText.allCases {
      let pairs = object.texts(text.rawValue).filter { isSound($0.key, $0.value, text) }
      entry.codes += pairs.map(\.key)
      // A duplicate code is already an error.
      entry.currencyTexts[text] = Dictionary(pairs.map { ($0.key.value, $0.value) }) { first, _ in first }
    }
    return entry
  }

  /// Reads an array that only CLDR's list can have. A string without a value is damaged.
  private func list<Value>(_ key: String, _ value: (String) -> Value?) -> [Value]? {
    object.strings(key)?.compactMap { text in
      let value = value(text.value)
      if value == nil { report(text, "'\(key)' must not contain '\(text.value)'; restore Almanac's list of formats") }
      return value
    }
  }

  private func isSound(_ text: Located<String>, _ key: FormatText) -> Bool {
    switch key {
    case .decimal, .group, .minus, .plus, .currencyDecimal, .currencyGroup: isMark(text, of: key.rawValue)
    case .digits: isDigits(text)
    case .standard, .accounting: isPattern(text, of: key.rawValue)
    }
  }

  private func isSound(_ code: Located<String>, _ text: Located<String>, _ key: CurrencyFormatText) -> Bool {
    guard code.value.isOwnCurrencyCode else {
      object.report(.currencyCode, at: code.location, code.value.currencyCodeMessage)
      return false
    }
    switch key {
    case .symbols, .narrowSymbols: return isSymbol(text, of: code.value)
    case .currencyPatterns: return isPattern(text, of: code.value)
    case .currencyDecimals, .currencyGroups: return isMark(text, of: code.value)
    }
  }

  private func report(_ text: Located<String>, _ message: @autoclosure () -> String) {
    object.report(object.rules.value, at: text.location, message())
  }

  private func isSymbol(_ text: Located<String>, of code: String) -> Bool {
    let fault =
      text.value.isBlank ? "is empty; fill it in, or remove it" : FormatRules.fault(ofSymbol: text.value)
    guard let fault else { return true }
    report(text, "the symbol of '\(code)' \(fault)")
    return false
  }

  /// Returns whether a string can be a separator or a sign.
  private func isMark(_ text: Located<String>, of key: String) -> Bool {
    if text.value.isEmpty {
      report(text, "'\(key)' is empty; write a character, or remove it")
      return false
    }
    guard let scalar = text.value.unicodeScalars.first(where: { $0 == ";" || $0 == "¤" || FormatRules.isDigit($0) })
    else { return true }
    report(
      text,
      "'\(key)' must not contain '\(scalar)'; write a separator or a sign that contains no digit, '¤' or ';'"
    )
    return false
  }

  private func isDigits(_ text: Located<String>) -> Bool {
    if FormatRules.areDigits(text.value) { return true }
    report(text, "'digits' must be the ten digits from zero to nine, such as '0123456789', not '\(text.value)'")
    return false
  }

  private func isPattern(_ text: Located<String>, of key: String) -> Bool {
    do throws(AmountPattern.Fault) {
      _ = try AmountPattern(parsing: text.value)
      return true
    } catch {
      report(text, "'\(key)' \(error.message); write a pattern such as '\(AmountPattern.example)', not '\(text.value)'")
      return false
    }
  }
}
