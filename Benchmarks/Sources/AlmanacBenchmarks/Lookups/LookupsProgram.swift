extension MeasuredWorld {
  /// Looks up the keys of all enums in random order, in turn with a dictionary.
  static let lookups = MeasuredWorld(
    source: """
      @inline(never)
      func time(_ keys: [String], _ lookup: (String) -> Int?) -> Double {
        let start = nanoseconds()
        for key in keys { keep(lookup(key)) }
        return (nanoseconds() - start) / Double(keys.count)
      }

      @inline(never)
      func measure(_ section: String, _ label: String, _ keys: [String], _ almanac: (String) -> Int?, _ dictionary: [String: UInt16]) {
        var keys = (0..<max(1, 20_000 / keys.count)).flatMap { _ in keys }
        keys.shuffle()
        var (ours, theirs): ([Double], [Double]) = ([], [])
        for _ in 0..<rounds {
          let loop = time(keys) { _ in 0 }
          ours.append(time(keys, almanac) - loop)
          theirs.append(time(keys) { dictionary[$0].map(Int.init) } - loop)
        }
        row(section, label, median(ours), median(theirs))
      }

      func compare(_ label: String, _ keys: [String], _ almanac: (String) -> Int?) {
        let dictionary = Dictionary(keys.enumerated().map { ($1, UInt16($0)) }) { first, _ in first }
        for key in keys { precondition(almanac(key) != nil) }
        measure("found", label, keys, almanac, dictionary)
        // "irq" isn't missing: normalized, it is Iraq.
        let missing = keys.map { $0 + "q" }.filter { dictionary[$0] == nil && almanac($0) == nil }
        measure("missing", label, missing, almanac, dictionary)
      }

      let codes = Country.allCases.map(\\.rawValue)
      compare("Country(rawValue:)", codes) { Country(rawValue: $0)?._tableIndex }
      compare("Country(normalizing:)", codes) { Country(normalizing: $0)?._tableIndex }
      compare("Currency(rawValue:)", Currency.allCases.map(\\.rawValue)) { Currency(rawValue: $0)?._tableIndex }
      compare("CurrencyLocale(rawValue:)", CurrencyLocale.allCases.map(\\.rawValue)) {
        CurrencyLocale(rawValue: $0)?._tableIndex
      }
      compare("Language(rawValue:)", Language.allCases.map(\\.rawValue)) { Language(rawValue: $0)?._tableIndex }
      let shortcodes = Emoji.all.flatMap(\\.shortcodes)
      compare("Emoji(shortcode:)", shortcodes) { (Emoji(shortcode: $0)?._tableIndex).map(Int.init) }
      compare("Emoji(shortcode:), up to 8 bytes", shortcodes.filter { $0.utf8.count <= 8 }) {
        (Emoji(shortcode: $0)?._tableIndex).map(Int.init)
      }
      let characters = Emoji.all.map(\\.character)
      compare("Emoji(_:)", characters) { (Emoji($0)?._tableIndex).map(Int.init) }
      compare("Emoji(_:), up to 8 bytes", characters.filter { $0.utf8.count <= 8 }) { (Emoji($0)?._tableIndex).map(Int.init) }

      @inline(never)
      func fact<Value>(_ label: String, _ read: (Country) -> Value) {
        let countries = (0..<80).flatMap { _ in Country.allCases }
        var times: [Double] = []
        for _ in 0..<rounds {
          var start = nanoseconds()
          for country in countries { keep(country) }
          let loop = nanoseconds() - start
          start = nanoseconds()
          for country in countries { keep(read(country)) }
          times.append((nanoseconds() - start - loop) / Double(countries.count))
        }
        row("facts", label, median(times))
      }

      fact("rawValue") { $0.rawValue }
      fact("name") { $0.name }
      fact("withName(_:)") { $0.withName { $0.count } }
      fact("capital") { $0.capital }
      fact("population") { $0.population }
      fact("flag.byteCount") { $0.flag.byteCount }

      """
  )
}
