import Foundation

/// The `main.swift` of every contender: asks for a shortcode, for all shortcodes, and for all queries, and prints how long
/// that took.
enum EmojiProgram {
  /// Each pass prints one line: a checksum of what was found (see `EmojiSet`) and nanoseconds: of the first shortcode
  /// with all that it needs, and the means of a shortcode and of each query, asked ten times.
  static func source(_ emoji: EmojiSet) -> String {
    """
    let shortcodes = \(list(emoji.shortcodes))
    let queries = \(list(emoji.queries))

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
    let code = shortcodes[0]
    let start = clock.now
    let index = try EmojiIndex()
    let first = index.value(shortcode: code)
    let firstTime = clock.now - start
    report([first.map(index.text) ?? ""], [nanoseconds(firstTime)])

    let repetitions = 10
    var found: [EmojiIndex.Value?] = []
    found.reserveCapacity(shortcodes.count * repetitions)
    let time = clock.measure {
      for _ in 0..<repetitions {
        for code in shortcodes { found.append(index.value(shortcode: code)) }
      }
    }
    let values = found.suffix(shortcodes.count).map { $0.map(index.text) ?? "" }
    report(values, [nanoseconds(time) / Double(found.count)])

    var results: [String] = []
    var times: [Double] = []
    for query in queries {
      var result: [EmojiIndex.Value] = []
      let time = clock.measure {
        for _ in 0..<repetitions { result = index.search(query) }
      }
      times.append(nanoseconds(time) / Double(repetitions))
      results.append(result.map(index.text).joined() + "\\n")
    }
    report(results, times)

    """
  }

  private static func list(_ texts: [String]) -> String {
    "[\n\(texts.map { "  \(String(reflecting: $0)),\n" }.joined())]"
  }
}
