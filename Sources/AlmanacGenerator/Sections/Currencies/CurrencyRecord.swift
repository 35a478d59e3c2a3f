/// The facts about a currency in one file.
struct CurrencyRecord: Sendable {
  /// The kind of file that a record is from.
  enum Source: Comparable, Sendable {
    /// A file in Almanac's own format, which has precedence.
    case own

    /// A third-party list, which decides which currencies to include.
    case list

    /// A dictionary, which also has currencies that are no longer in use.
    case dictionary
  }

  /// The numbers of minor units that a formatter can write. ISO 4217 has up to 4, and tokens such as Ether have 18.
  static let minorUnitRange = 0...30

  static let numericCodeRange = 0...999

  var code: Located<String>
  var source: Source
  var name: Located<String>?

  /// Whether the file has a name of a wrong type, which is reported. Then the currency does not lack a name.
  var hasInvalidName = false

  /// The names by language.
  var names: [String: Located<String>] = [:]
  var symbol: Located<String>?
  var minorUnits: Located<Int>?
  var numericCode: Located<Int>?
  var aliases: [Located<String>] = []

  /// Which of the symbol and the minor units are those of the user's own list. The formatter follows it.
  var ownFacts: Set<CurrencyColumn> = []

  /// Whether it is not in use any more, or `nil` if the file does not state it.
  var isHistoric: Bool?

  /// Fills in missing facts from another record.
  mutating func complete(with other: CurrencyRecord) {
    // The location for messages is that of a list, if there is one.
    if other.source < source { (source, code) = (other.source, other.code) }
    name = name ?? other.name
    hasInvalidName = hasInvalidName || other.hasInvalidName
    names.merge(other.names) { mine, _ in mine }
    if symbol == nil { ownFacts.formUnion(other.ownFacts.intersection([.symbol])) }
    if minorUnits == nil { ownFacts.formUnion(other.ownFacts.intersection([.minorUnits])) }
    symbol = symbol ?? other.symbol
    minorUnits = minorUnits ?? other.minorUnits
    numericCode = numericCode ?? other.numericCode
    aliases += other.aliases
    isHistoric = isHistoric ?? other.isHistoric
  }
}

extension CurrencyRecord: FileRecord {
  mutating func adapt(to file: NamedFile, main: String) {
    source = file.language == nil ? .list : .dictionary
    ownFacts = []
    if let language = file.language {
      (names[language], name) = (name, nil)
    } else if main != World.language {
      // It is still the name if there is none in the main language.
      names[World.language] = name
    }
  }
}

/// The content of the files of the section `currencies`.
struct CurrencyData: SectionData {
  static var formats: [Format<CurrencyData>] {
    [CLDRCurrencies.format, CLDRCurrencyData.format, ISO4217.format, CurrencyList.format]
  }

  var records: [CurrencyRecord] = []

  /// The codes of currencies that are legal tender somewhere, or `nil` if no file states it.
  var current: Set<String>?

  /// The codes of the legal tender of each territory, by territory code in lower case.
  var tenders: [String: [Located<String>]] = [:]
}
