import Almanac

/// Lays out flags as the runtime's `FlagTable` reads them.
enum FlagTableBuilder {
  /// The characters of the table.
  ///
  /// Every number takes 28 bits, which is more than the limits of the configuration let any grow to. A file that several
  /// flags have, as those without one have the fallback's, is in the table once.
  static func characters(of flags: [FlagImage]) -> [UInt8] {
    var table = BytePacker()
    table.append(word: UInt64(flags.count))
    var end = 1 + 2 * flags.count
    var firstGroups: [[UInt8]: Int] = [:]
    var files: [[UInt8]] = []
    for flag in flags {
      let firstGroup = firstGroups[flag.png] ?? end
      table.append(word: pair(firstGroup, flag.png.count))
      table.append(word: pair(flag.width, flag.height))
      guard firstGroups.updateValue(firstGroup, forKey: flag.png) == nil else { continue }
      files.append(flag.png)
      end += (flag.png.count + PackedBytes.bytesPerGroup - 1) / PackedBytes.bytesPerGroup
    }
    for file in files { table.append(file) }
    return table.characters
  }

  private static func pair(_ low: Int, _ high: Int) -> UInt64 {
    let numbers = 0..<1 << Int(FlagTable.bitsPerNumber)
    precondition(
      numbers.contains(low) && numbers.contains(high),
      "A number takes at most \(FlagTable.bitsPerNumber) bits."
    )
    return UInt64(low) | UInt64(high) << FlagTable.bitsPerNumber
  }
}
