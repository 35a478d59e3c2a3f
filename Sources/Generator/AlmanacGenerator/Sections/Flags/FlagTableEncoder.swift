/// A valid PNG file and its size in pixels.
package struct FlagImage: Sendable {
  package let width: Int
  package let height: Int
  package var png: [UInt8]

  /// Whether a smaller file may replace this one: it has no problem, and Almanac doesn't ship it.
  var canShrink = true
}

/// Encodes flags as the runtime's `_FlagTable` reads them.
enum FlagTableEncoder {
  /// Returns the characters of the table.
  ///
  /// Every number has 28 bits, which is enough for the limits of the configuration. If several flags share a file, such
  /// as the fallback, the table contains it only once.
  ///
  /// - Throws: `TableOverflow` if the files are too large for the numbers.
  static func characters(of flags: [FlagImage]) throws(TableOverflow) -> [UInt8] {
    var table = BytePacker()
    table.append(word: UInt64(flags.count))
    var end = 1 + 2 * flags.count
    // By hash, because the hash of a whole array takes long without optimization.
    var known: [String: (png: [UInt8], firstGroup: Int)] = [:]
    var files: [[UInt8]] = []
    for flag in flags {
      var hash = ContentHash()
      hash.add(flag.png)
      let first = known[hash.text].flatMap { $0.png == flag.png ? $0.firstGroup : nil }
      table.append(word: try pair(first ?? end, flag.png.count))
      table.append(word: try pair(flag.width, flag.height))
      if first != nil { continue }
      known[hash.text] = (flag.png, end)
      files.append(flag.png)
      end += (flag.png.count + TableLayout.bytesPerGroup - 1) / TableLayout.bytesPerGroup
    }
    for file in files { table.append(file) }
    return table.characters
  }

  private static func pair(_ low: Int, _ high: Int) throws(TableOverflow) -> UInt64 {
    let numbers = 0..<1 << Int(TableLayout.bitsPerFlagNumber)
    guard numbers.contains(low), numbers.contains(high) else { throw TableOverflow() }
    return UInt64(low) | UInt64(high) << TableLayout.bitsPerFlagNumber
  }
}
