extension MeasuredWorld {
  /// Makes the same calls on one core alone and on all cores at once, in turn.
  static let cores = MeasuredWorld(
    source: """
      /// The time of a call, where each of some threads makes `count` of them.
      func time(_ count: Int, onCores cores: Int, _ call: @Sendable () -> Void) -> Double {
        let start = nanoseconds()
        DispatchQueue.concurrentPerform(iterations: cores) { _ in
          for _ in 0..<count { call() }
        }
        return (nanoseconds() - start) / Double(count)
      }

      let cores = Int(CommandLine.arguments[2]) ?? 1

      func measure(_ label: String, _ count: Int, _ call: @Sendable () -> Void) {
        var (alone, all): ([Double], [Double]) = ([], [])
        for _ in 0..<rounds {
          alone.append(time(count, onCores: 1, call))
          all.append(time(count, onCores: cores, call))
        }
        row("cores", label, median(all), median(alone))
      }

      let format = AmountFormat(CurrencyLocale.germanGermany, Currency.euro)
      let text = format.string(from: 1234.5)
      measure("AmountFormat.string(from: Double)", 100_000) { keep(format.string(from: 1234.5)) }
      measure("AmountFormat.parse(_:)", 100_000) { keep(try? format.parse(text)) }
      measure("Country(rawValue:)", 400_000) { keep(Country(rawValue: "us")) }
      measure("Country.name", 400_000) { keep(Country.ch.name) }
      measure("Country.search(_:)", 1_000) { keep(Country.search("united")) }
      measure("Emoji.search(_:)", 2_000) { keep(Emoji.search("party")) }
      measure("Country.flag.png", 10_000) { keep(Country.jp.flag.png) }

      """
  )
}
