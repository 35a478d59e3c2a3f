import Foundation

/// The `main.swift` of every contender that looks something up: asks for the value of one key, for those of all keys, and
/// for all queries, and prints how long that took.
enum LookupProgram {
  /// Each pass prints one line: a checksum of what was found (see `Checksum`) and nanoseconds: of the first key with all
  /// that it needs, the mean of a key, asked ten times, and those of each query.
  ///
  /// - Parameters:
  ///   - type: The type that is asked, which the target declares: it has a `Value`, `value(_:)` and `search(_:)`, and
  ///     tells the `text(_:)` of a value.
  ///   - repetitions: How often each query is asked.
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
    // The first reading of the clock is no part of what is measured.
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
