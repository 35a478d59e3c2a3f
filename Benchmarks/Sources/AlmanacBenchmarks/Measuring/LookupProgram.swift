import Foundation

/// The `main.swift` of every contender that looks up data. It looks up one key, all keys and all queries, and prints
/// the durations.
enum LookupProgram {
  /// What the passes measure, with the name of a key.
  static func passes(_ key: String) -> [String] {
    ["first \(key) of a process", "each further \(key)", "search"]
  }

  /// Returns a program that measures a type, which the target declares with a `Value`, `value(_:)`, `search(_:)` and
  /// `text(_:)`, which returns the text of a value.
  ///
  /// Each pass prints one line: a checksum of the results (see `Checksum`) and durations in nanoseconds. These are the
  /// first key, including all one-time work, the mean of a key over ten lookups, and each query, which runs
  /// `repetitions` times.
  static func source(asking type: String, keys: [String], queries: [String], repetitions: Int) -> String {
    """
    let keys = \(list(keys))
    let queries = \(list(queries))

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
    // The first reading of the clock is not part of the measurement.
    _ = nanoseconds(clock.now - clock.now)
    let key = keys[0]
    let start = clock.now
    let index = try \(type)()
    let first = index.value(key)
    let firstTime = clock.now - start
    report([first.map(index.text) ?? ""], [nanoseconds(firstTime)])

    var found: [\(type).Value?] = []
    found.reserveCapacity(keys.count * 10)
    let time = clock.measure {
      for _ in 0..<10 {
        for key in keys { found.append(index.value(key)) }
      }
    }
    let values = found.suffix(keys.count).map { $0.map(index.text) ?? "" }
    report(values, [nanoseconds(time) / Double(found.count)])

    var results: [String] = []
    var times: [Double] = []
    for query in queries {
      var result: [\(type).Value] = []
      let time = clock.measure {
        for _ in 0..<\(repetitions) { result = index.search(query) }
      }
      times.append(nanoseconds(time) / \(repetitions))
      results.append(result.map(index.text).joined() + "\\n")
    }
    report(results, times)

    """
  }

  private static func list(_ texts: [String]) -> String {
    "[\n\(texts.map { "  \(String(reflecting: $0)),\n" }.joined())]"
  }
}
