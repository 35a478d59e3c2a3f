/// The `main.swift` of every contender. It finds each locale by its identifier, reads each identifier, and prints the
/// durations.
enum LocaleProgram {
  /// A single call is faster than reading the clock. So a pass prints a checksum of all results (see `LocaleSet`) and
  /// the mean duration of its calls in nanoseconds.
  static func source(_ locales: LocaleSet) -> String {
    let texts = (locales.identifiers + locales.unknown).map { "  \"\($0)\",\n" }
    return """
      let identifiers = [
      \(texts.joined())]

      func measure<Input, Output>(_ inputs: [Input], _ call: (Input) -> Output, _ text: (Output) -> String) {
        let repetitions = 10
        let clock = ContinuousClock()
        var outputs: [Output] = []
        outputs.reserveCapacity(inputs.count * (repetitions + 1))
        let start = clock.now
        for _ in 0..<repetitions {
          for input in inputs { outputs.append(call(input)) }
        }
        let (seconds, attoseconds) = (clock.now - start).components
        var checksum: UInt64 = 0xCBF2_9CE4_8422_2325
        for output in outputs.suffix(inputs.count) {
          for byte in text(output).utf8 { checksum = (checksum ^ UInt64(byte)) &* 0x100_0000_01B3 }
        }
        let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
        print("pass", String(checksum, radix: 16), nanoseconds / Double(inputs.count * repetitions))
      }

      let locales = identifiers.compactMap { CurrencyLocale(rawValue: $0) }
      measure(identifiers, { CurrencyLocale(rawValue: $0) }, { $0?.rawValue ?? "\\0" })
      measure(locales, { $0.rawValue }, { $0 })

      """
  }
}
