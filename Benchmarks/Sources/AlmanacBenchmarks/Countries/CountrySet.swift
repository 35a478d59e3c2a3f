import Foundation

/// The inputs of a target with all enums, and the lookups of its countries.
struct CountrySet {
  private static let queryCount = 50

  let flags: FlagSet

  /// The files of the target except the flags, by default name.
  let files: [String: Data]

  /// The codes of the countries, in lower case.
  let codes: [String]
  let queries: [String]

  private let index: PlainCountryIndex

  /// Uses files in Almanac's own formats, or makes lists from Foundation's data, and noise flags.
  ///
  /// - Parameter files: The files to use, by default name.
  init(flags: FlagSet?, files given: [String: URL], seed: UInt64) throws {
    var files = try Self.foundationLists()
    for (name, file) in given { files[name] = try Data(contentsOf: file) }
    index = try PlainCountryIndex(json: files["countries.json"] ?? Data())
    codes = index.entries.map { $0.code.lowercased() }
    self.flags = flags ?? FlagSet(codes: codes, byteCount: 4_096, seed: seed)
    files["almanac.json"] = Data(
      #"{ access: "public", relations: "off", currencies: { cases: "code" }, locales: { cases: "code" } }"#.utf8
    )
    self.files = files
    var generator = SplitMix64(seed: seed)
    let words = index.entries.flatMap { [$0.name, $0.capital?.texts.first, $0.officialName].compactMap { $0 } }
    queries = (0..<Self.queryCount).compactMap { number in
      guard let word = words.randomElement(using: &generator) else { return nil }
      return PlainCountryIndex.folded(String(word.prefix([2, 3, 5, 40][number % 4])))
    }
    guard queries.count == Self.queryCount else { throw Failure("there are too few countries to search for") }
  }

  /// The total size of the inputs in bytes.
  var byteCount: Int { flags.byteCount + files.values.reduce(0) { $0 + $1.count } }

  var json: Data { files["countries.json"] ?? Data() }

  /// The expected output of each pass (see `LookupProgram`): FNV-1a over all results.
  var checksums: [String] {
    let facts = codes.map { index.facts($0).joined(separator: "|") }
    return [
      Checksum.text(of: facts.prefix(1)), Checksum.text(of: facts),
      Checksum.text(of: queries.map { index.search($0).joined() + "\n" }),
    ]
  }

  /// Lists in Almanac's own formats: the countries, currencies and locales of Foundation, and emoji with their Unicode
  /// names.
  private static func foundationLists() throws -> [String: Data] {
    let english = Locale(identifier: "en_US")
    let regions = Locale.Region.isoRegions.map(\.identifier).filter { $0.count == 2 }.sorted()
    let countries = regions.map { code -> [String: Any] in
      let names = ["de", "fr", "ja"].map { ($0, Locale(identifier: $0).localizedString(forRegionCode: code) ?? code) }
      return [
        "code": code,
        "name": english.localizedString(forRegionCode: code) ?? code,
        "currencies": [Locale(identifier: "und_\(code)").currency?.identifier].compactMap { $0 },
        "nativeNames": names.map(\.1),
      ]
    }
    let currencies = Locale.Currency.isoCurrencies.map(\.identifier).filter { $0.count == 3 }.sorted().map { code in
      ["code": code, "name": english.localizedString(forCurrencyCode: code) ?? code]
    }
    let identifiers = Locale.availableIdentifiers.filter {
      $0.wholeMatch(of: /[a-z]{2,3}(_[A-Z][a-z]{3})?_[A-Z]{2}/) != nil
    }
    let locales = Set(identifiers).sorted().map { identifier in
      ["identifier": identifier, "name": english.localizedString(forIdentifier: identifier) ?? identifier]
    }
    return [
      "countries.json": try JSONSerialization.data(withJSONObject: countries),
      "currencies.json": try JSONEncoder().encode(currencies),
      "locales.json": try JSONEncoder().encode(locales),
      "emoji.json": try EmojiSet(file: nil, seed: 1).json,
    ]
  }
}
