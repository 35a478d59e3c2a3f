import Almanac
import AlmanacMoney

#if canImport(AlmanacWorld)
  import AlmanacWorld
  import TestSupport
#endif

/// Answers questions about the world in the same way on each system: the tests compile it natively and to WebAssembly.
enum Portable {
  /// The answer to a question: its topic and the arguments, with tabs between them. Empty for an unknown topic.
  static func answer(_ question: String) -> String {
    let words = question.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    let arguments = Array(words.dropFirst()) + ["", "", "", ""]
    switch words.first {
    case "country", "countries", "facts", "name", "flag", "subdivision": return country(words[0], arguments)
    case "emoji", "shortcode", "find", "tone": return emoji(words[0], arguments)
    case "write", "parse", "type": return amount(words[0], arguments)
    case "split", "allocate", "round": return money(words[0], arguments)
    case "currency": return Currency(rawValue: arguments[0]).map(facts) ?? "-"
    case "currencies": return Currency.search(arguments[0]).map { $0.rawValue }.joined(separator: " ")
    case "locale": return CurrencyLocale(rawValue: arguments[0]).map(facts) ?? "-"
    case "locales": return CurrencyLocale.search(arguments[0]).map { $0.rawValue }.joined(separator: " ")
    case "negotiate": return CurrencyLocale.best(acceptLanguage: arguments[0], default: .english).rawValue
    case "sections":
      return Country.sections(in: arguments[0]).map { "\($0.title) \($0.elements.count)" }.joined(separator: " ")
    case "language": return Language(nearestTo: arguments[0]).map(facts) ?? "-"
    case "languages": return Language.search(arguments[0]).map { $0.rawValue }.joined(separator: " ")
    case "folded": return SearchText.folded(arguments[0])
    default: return ""
    }
  }

  private static func country(_ topic: String, _ arguments: [String]) -> String {
    if topic == "countries" { return Country.search(arguments[0]).map { $0.rawValue }.joined(separator: " ") }
    guard let country = Country(normalizing: arguments[0]) else { return "-" }
    switch topic {
    case "facts": return facts(of: country)
    case "name": return country.name(in: arguments[1]) ?? "-"
    case "flag": return "\(country.flag.width) \(country.flag.byteCount) \(checksum(country.flag.png))"
    default: return country.rawValue
    }
  }

  private static func facts(of country: Country) -> String {
    let numbers = [country.numericCode, country.population].map { number in number.map { String($0) } ?? "-" }
    let measures = [country.area, country.coordinate?.latitude, country.coordinate?.longitude].map { number in
      number.map { $0.description } ?? "-"
    }
    let texts = [country.name, country.emoji, country.alpha3 ?? "-", country.region ?? "-", country.kind.rawValue]
    let lists = [country.capitals, country.currencies.map { $0.rawValue }, country.languageCodes, country.callingCodes]
    return (texts + numbers + measures + lists.map { $0.joined(separator: ",") }).joined(separator: " | ")
  }

  /// FNV-1a.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    bytes.reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  private static func facts(of currency: Currency) -> String {
    let digits = [currency.minorUnits, currency.displayDigits, currency.cashDigits, currency.cashRounding]
    let numbers = digits.map { String($0) }.joined(separator: " ")
    return "\(currency.name) | \(currency.symbol) | \(numbers) | \(currency.name(in: "ja") ?? "-")"
  }

  private static func facts(of locale: CurrencyLocale) -> String {
    [locale.name, locale.languageCode, locale.countryCode, locale.currencyCode].map { $0 ?? "-" }.joined(
      separator: " | "
    )
  }

  private static func facts(of language: Language) -> String {
    [language.rawValue, language.name, language.nativeName, language.script].map { $0 ?? "-" }.joined(separator: " | ")
      + (language.isRightToLeft ? " | right to left" : "")
  }
}
