/// The `main.swift` of every contender. It reads all flags, reads all of them again, and prints the duration of every
/// read.
enum MeasuringProgram {
  /// Each pass prints one line: a checksum of the data (see `FlagSet`) and the duration of each read in nanoseconds.
  /// The checksum is computed between the timings, so the compiler cannot remove a read.
  static let source = """
    func readAll() throws -> (checksum: UInt64, nanoseconds: [Int64]) {
      let clock = ContinuousClock()
      let prime: UInt64 = 0x100_0000_01B3
      var checksum: UInt64 = 0xCBF2_9CE4_8422_2325
      var nanoseconds: [Int64] = []
      nanoseconds.reserveCapacity(EmbeddedFlags.count)
      for index in 0..<EmbeddedFlags.count {
        let start = clock.now
        let bytes = try EmbeddedFlags.bytes(at: index)
        let (seconds, attoseconds) = (clock.now - start).components
        nanoseconds.append(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
        for byte in bytes { checksum = (checksum ^ UInt64(byte)) &* prime }
        checksum = (checksum ^ UInt64(bytes.count)) &* prime
      }
      return (checksum, nanoseconds)
    }

    for _ in 0..<2 {
      let pass = try readAll()
      print("pass", String(pass.checksum, radix: 16), pass.nanoseconds.map(String.init).joined(separator: " "))
    }

    """
}
