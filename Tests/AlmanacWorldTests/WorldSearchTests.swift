import Almanac
import AlmanacWorld
import Testing

/// What a search finds first: exact names of every kind and language, codes, abbreviations, and typos.
@Suite struct WorldSearchTests {
  /// Returns the cases that have no first place in a search for one of their names, or can't be created with it, and
  /// share it with no other case.
  private func missed<Item: SearchableEnum>(_ items: [Item], names: (Item) -> [String], named: (String) -> Item?)
    -> [String]
  {
    var owners: [String: Set<Item>] = [:]
    for item in items {
      for name in names(item) { owners[SearchText.folded(name), default: []].insert(item) }
    }
    return items.flatMap(names).compactMap { name in
      let owners = owners[SearchText.folded(name), default: []]
      guard !SearchText.folded(name).isEmpty else { return nil }
      let found = (Item.search(name).first, named(name))
      if let first = found.0, let other = found.1, owners.contains(other),
        owners.contains(first) || isCode(name, of: first)
      {
        return nil
      }
      return "\(name): \(found)"
    }
  }

  /// Whether a text is also the code of a case, which comes first.
  private func isCode<Item: TableEnum>(_ text: String, of item: Item) -> Bool {
    let alpha3 = (item as? Country)?.alpha3.map { $0.lowercased() }
    return [item.rawValue.lowercased(), alpha3].contains(text.lowercased())
  }

  @Test func findsEachCallingCodeFirst() {
    let codes = Set(Country.allCases.flatMap(\.callingCodes))
    let missed = codes.filter { code in Country.search("+" + code).first != Country.countries(callingCode: code).first }
    #expect(codes.count > 200 && missed == [])
  }

  @Test func findsTheUsualCurrencyOfEachSymbolFirst() {
    let symbols = Set(Currency.allCases.filter { $0.symbol != $0.rawValue }.map(\.symbol) + ["kr", "Rs", "£", "lei"])
    let missed = symbols.filter { Currency.search($0).first != Currency.currencies(symbol: $0).first }
    #expect(symbols.contains("¥"))
    #expect(missed == [])
  }

  /// A keyboard for Japanese shows hiragana before the reader chooses katakana.
  @Test func hiraganaFindsKatakana() {
    #expect(Country(named: "すいす") == .ch && Country.search("どい").first == .de)
    #expect(Currency(named: "ゆーろ") == .euro)
  }

  @Test func findsEachNameOfCountriesFirst() {
    let names = { (country: Country) -> [String] in
      country.allNames + country.nativeNames + country.otherNames + [country.officialName].compactMap { $0 }
    }
    #expect(missed(Country.allCases, names: names) { Country(named: $0) } == [])
  }

  @Test func findsEachNameOfCurrenciesLanguagesAndLocalesFirst() {
    #expect(missed(Currency.allCases, names: \.allNames) { Currency(named: $0) } == [])
    #expect(
      missed(Language.allCases, names: { $0.allNames + [$0.nativeName].compactMap { $0 } }) { Language(named: $0) }
        == []
    )
    #expect(missed(CurrencyLocale.allCases, names: { [$0.name] }) { CurrencyLocale(named: $0) } == [])
  }

  @Test(
    arguments: [
      ("Republic of Korea", .kr), ("Congo", .cg), ("America", .us), ("Nederland", .nl), ("États-Unis", .us),
      ("美国", .us),
      ("印度", .in), ("Ísland", .is), ("Schweiz", .ch), ("U.S.A.", .us), ("U.K.", .gb), ("UK", .gb),
      ("Korea, South", .kr),
      ("Gambia, The", .gm), ("Cote dIvoire", .ci), ("England", .gb), ("XKX", .xk), ("Holland", .nl),
      ("+41", .ch), ("+1", .us),
      (".ch", .ch),
      ("usa", .us), ("840", .us), ("004", .af), ("Switserland", .ch), ("Germnay", .de), ("Untied States", .us),
      ("united", .us), ("bern", .ch), ("cote d'iv", .ci), ("Österreich", .at), ("Deutschlnd", .de), ("日本国", .jp),
      ("日月本", .jp),
      ("Áo", .at), ("ao", .ao), ("Bỉ", .be), ("+36", .hu), ("+380", .ua),
      ("Lao PDR", .la), ("north korea", .kp), ("guinea", .gn), ("ger", .de),
    ] as [(String, Country)]
  )
  func findsCountries(query: String, country: Country) { #expect(Country.search(query).first == country) }

  /// Two letters of a script with longer codes are as short as two of Latin.
  @Test(arguments: ["xqzw", "+999", ".zzz", "?", "Swizzerlnd", "abcdefgh", "外国", "Жж"])
  func findsNothing(query: String) { #expect(Country.search(query) == []) }

  @Test(
    arguments: [
      ("Turkish Lira", .turkishLira), ("Uruguayan Peso", .uruguayanPeso), ("€", .euro), ("$", .usDollar),
      ("R$", .brazilianReal),
      ("eur", .euro), ("978", .euro), ("Swis Franc", .swissFranc), ("kr", .swedishKrona),
    ] as [(String, Currency)]
  )
  func findsCurrencies(query: String, currency: Currency) { #expect(Currency.search(query).first == currency) }

  /// A pasted page is searched as quickly as a name.
  @Test(.timeLimit(.minutes(5))) func searchesLongQueries() {
    let pages = ["states united ", "states kingdom united ", "xqzw states united "].map {
      String(repeating: $0, count: 33_000)
    }
    #expect(Country.search(pages[0]) == Country.search("states united") && Country.search(pages[0]).first == .us)
    #expect(Country.search(pages[1]) == [] && Country.search(pages[2]) == [])
    #expect(Emoji.search(pages[1]) == [] && Emoji.search(pages[2]) == [])
    let faces = String(repeating: "eyes heart ", count: 33_000)
    #expect(Emoji.search(faces) == Emoji.search("eyes heart") && Emoji.search(faces).first == Emoji("😍"))
  }

  @Test func listsLargerOnesFirst() {
    let countries = Country.search("united")
    #expect(countries.prefix(3) == [.us, .gb, .ae], "\(countries)")
    #expect(Country.search("").count == Country.allCases.count)
  }

  @Test func createsNothingByOtherTexts() {
    for name in ["", " ", "Bern", "united", "Switserland", "ch", "us", "€"] { #expect(Country(named: name) == nil) }
    #expect(Country(named: "switzerland") == .ch && Country(named: " SCHWEIZ ") == .ch)
  }
}

extension NamedEnum {
  /// The names in all languages.
  fileprivate var allNames: [String] {
    let table = Self._nameTable
    return (0..<table.columnCount).compactMap { table.text(row: _tableIndex + 1, column: $0) }
  }
}

/// The order of names in each language.
@Suite struct WorldOrderTests {
  @Test func sortsAsTheLanguageDoes() {
    let swedish = Country.countries.sorted(in: "sv").compactMap { $0.name(in: "sv") }
    #expect(swedish.suffix(2) == ["Österrike", "Östtimor"] && swedish.count == Country.countries.count)
    #expect(swedish.firstIndex(of: "Åland").map { $0 > swedish.firstIndex(of: "Zimbabwe") ?? .max } == true)
    let german = Country.countries.sorted(in: "de").compactMap { $0.name(in: "de") }
    #expect(german.prefix(3) == ["Afghanistan", "Ägypten", "Ålandinseln"])
    #expect(Country.countries.sorted(in: "sv-FI") == Country.countries.sorted(in: "sv"))
    #expect(Country.countries.sorted(in: "xx") == Country.countries.sorted(in: "en"))
    #expect([Country.zw, .af].sorted(in: "en") == [.af, .zw] && [Country]().sorted(in: "de").isEmpty)
    #expect(Currency.allCases.sorted(in: "en").first?.name.first == "A")
    #expect(Set(Language.allCases.sorted(in: "ja")) == Set(Language.allCases))
  }
}
