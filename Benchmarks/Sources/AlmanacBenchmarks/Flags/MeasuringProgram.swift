/// The `main.swift` of every contender: reads each flag and then each again, and prints how long every read took.
enum MeasuringProgram {
  /// Each pass prints one line: a checksum of what it read (see `FlagSet`) and the nanoseconds of its reads. The
  /// checksum is taken between the timings, so that the compiler cannot leave out a read.
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
