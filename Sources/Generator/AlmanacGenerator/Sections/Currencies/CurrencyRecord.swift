/// The facts about a currency in one file.
struct CurrencyRecord: Sendable {
  var code: Located<String>
  var source: ListSource
  var facts: [CurrencyFact: [Located<String>]]

  /// The facts from the user's own list, which the formatter follows.
  var ownFacts: Set<CurrencyFact> = []
  var hasInvalidName = false
  var names: [String: Located<String>] = [:]

  /// The names after numbers.
  var plurals = CurrencyPlurals()
  var aliases: [Located<String>] = []

  init(_ code: Located<String>, _ source: ListSource, _ facts: [CurrencyFact: Located<String>?] = [:]) {
    self.code = code
    self.source = source
    self.facts = facts.compactMapValues { $0.map { [$0] } }
  }

  /// Whether it is not in use any more, or `nil` if no file states it.
  var isHistoric: Bool? { self[.historic].map { $0.value == true.description } }

  /// Fills in missing facts from another record. `main` is the language of the names in lists that don't state another.
  mutating func complete(with other: CurrencyRecord, main: String) {
    // The location for messages is in a list, if there is one.
    if other.source < source { (source, code) = (other.source, other.code) }
    var other = other
    // Digits belong together. If the minor units aren't CLDR's, its digits aren't wanted either.
    if let mine = self[.minorUnits], let theirs = other[.minorUnits], mine.value != theirs.value {
      for fact in [CurrencyFact.displayDigits, .cashDigits, .cashRounding] { other.facts[fact] = nil }
    }
    other.plurals.remove { hasName(in: $0, main: main) }
    plurals.fill(from: other.plurals)
    ownFacts.formUnion(other.ownFacts.filter { facts[$0] == nil })
    fill(from: other)
  }

  /// Returns whether there is a name in a language, which is `main` if the list states no other.
  private func hasName(in language: String, main: String) -> Bool {
    if names.keys.contains(where: { CurrencyPlurals.base(of: $0) == language }) { return true }
    guard let name = self[.name], CurrencyPlurals.base(of: main) == language else { return false }
    return !names.values.contains { $0.location == name.location }
  }
}

/// A fact about a currency.
enum CurrencyFact: String, EntryFact {
  case name, symbol, narrowSymbol, minorUnits, displayDigits, cashDigits, cashRounding, numericCode

  /// Whether it is not in use any more.
  case historic

  /// The numbers of minor units that a formatter can write. ISO 4217 has up to 4, and tokens such as Ether have 18.
  static let minorUnitRange = 0...30

  /// The steps of amounts in cash, in units of their last digit.
  static let roundingRange = 0...1_000_000

  static let numericCodeRange = 0...999

  var properties: FactProperties<CurrencyColumn> {
    switch self {
    case .name: .init("name", .text)
    case .symbol: .init("symbol", .text, .symbol)
    case .narrowSymbol: .init("narrow symbol", .text)
    case .minorUnits: .init("minor units", .integer(Self.minorUnitRange))
    case .displayDigits: .init("digits shown", .integer(Self.minorUnitRange))
    case .cashDigits: .init("digits in cash", .integer(Self.minorUnitRange))
    case .cashRounding: .init("step in cash", .integer(Self.roundingRange))
    case .numericCode: .init("numeric code", .integer(Self.numericCodeRange), .numericCode)
    case .historic: .init("historic", .flag)
    }
  }
}

extension CurrencyRecord: FactRecord {
  static var entryName: String { "this currency" }

  static var furtherKeys: [String] { [CurrencyPlurals.key] }

  init(own code: Located<String>) { self.init(code, .own) }

  mutating func readFurther(_ object: JSONObject) { plurals = CurrencyPlurals(object) }

  func addFurther(to line: inout JSONLine, _ options: ImportedList.Options) {
    let texts = plurals.texts(in: [options.language] + options.languages)
    if !texts.isEmpty { line.add(CurrencyPlurals.key, texts) }
  }

  var isOwn: Bool { source == .own }

  mutating func adapt(to file: NamedFile, main: String) {
    source = file.language == nil ? .list : .dictionary
    if let language = file.language {
      names[language] = facts.removeValue(forKey: .name)?.first
    } else if main != World.language {
      // It is still the name if there is none in the main language.
      names[World.language] = self[.name]
    }
  }
}

/// The content of the files of the section `currencies`.
struct CurrencyData: SectionData {
  static let expected =
    #"a list such as [{"code": "EUR", "name": "Euro"}], or an unchanged file of iso-codes or CLDR"#

  static var formats: [Format<CurrencyData>] {
    [CLDRCurrencies.format, CLDRCurrencyData.format, ISO4217.format, .own()]
  }

  var records: [CurrencyRecord] = []

  /// The codes of currencies that are legal tender somewhere, or `nil` if no file states it.
  var current: Set<String>?

  /// The codes of the legal tender of each territory, by territory code in lowercase.
  var tenders: [String: [Located<String>]] = [:]
}
