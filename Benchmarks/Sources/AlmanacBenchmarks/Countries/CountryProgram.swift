import Foundation

/// The `main.swift` of every contender: asks for the facts of a country, for those of all, and for all queries, and prints
/// how long that took.
enum CountryProgram {
  /// Each pass prints one line: a checksum of what was found (see `CountrySet`) and nanoseconds: of the first country
  /// with all that it needs, the mean of a country, asked ten times, and each query, asked once: a rival takes
  /// milliseconds for it.
  static func source(_ countries: CountrySet) -> String {
    """
    let codes = \(list(countries.codes))
    let queries = \(list(countries.queries))

    func nanoseconds(_ duration: Duration) -> Double {
      Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
    }

    func report(_ found: [String], _ times: [Double]) {
      var checksum: UInt64 = 0xCBF2_9CE4_8422_2325
      for text in found {
        for byte in text.utf8 { checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
      print("pass", String(checksum, radix: 16), times.map { "\\($0)" }.joined(separator: " "))
    }

    let clock = ContinuousClock()
    // The first reading of the clock is no part of what is measured.
    _ = nanoseconds(clock.now - clock.now)
    let code = codes[0]
    let start = clock.now
    let index = try CountryIndex()
    let first = index.facts(code)
    let firstTime = clock.now - start
    report([first.joined(separator: "|")], [nanoseconds(firstTime)])

    let repetitions = 10
    var found: [[String]] = []
    found.reserveCapacity(codes.count * repetitions)
    let time = clock.measure {
      for _ in 0..<repetitions {
        for code in codes { found.append(index.facts(code)) }
      }
    }
    report(found.suffix(codes.count).map { $0.joined(separator: "|") }, [nanoseconds(time) / Double(found.count)])

    var results: [String] = []
    var times: [Double] = []
    for query in queries {
      var result: [String] = []
      let time = clock.measure { result = index.search(query) }
      times.append(nanoseconds(time))
      results.append(result.joined() + "\\n")
    }
    report(results, times)

    """
  }

  private static func list(_ texts: [String]) -> String {
    "[\n\(texts.map { "  \(String(reflecting: $0)),\n" }.joined())]"
  }
}
