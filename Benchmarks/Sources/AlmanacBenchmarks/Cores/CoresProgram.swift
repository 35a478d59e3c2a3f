extension MeasuredWorld {
  /// Makes the same calls on one core alone and on all cores at once, in turn.
  ///
  /// It measures the processor time of each thread, because a thread also waits for other programs. The first two
  /// controls share nothing, and the others share as little as possible.
  static let cores = MeasuredWorld(
    libraries: ["AlmanacCircleFlagsKit"],
    source: """
      import AlmanacCircleFlagsKit
      import Foundation

      func processorTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
      }

      /// The time of a call, where each of some threads makes `count` of them.
      func time(_ count: Int, onCores cores: Int, _ call: @Sendable () -> Void) -> Double {
        let times = Sum()
        DispatchQueue.concurrentPerform(iterations: cores) { _ in
          let start = processorTime()
          for _ in 0..<count { call() }
          times.add(processorTime() - start)
        }
        return times.value / Double(count * cores)
      }

      /// A sum that threads add to.
      final class Sum: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var value = 0.0

        func add(_ number: Double) { lock.withLock { value += number } }
      }

      let cores = Int(CommandLine.arguments[2]) ?? 1

      func measure(_ section: String, _ label: String, _ count: Int, _ call: @Sendable () -> Void) {
        var (alone, all): ([Double], [Double]) = ([], [])
        for _ in 0..<rounds {
          alone.append(time(count, onCores: 1, call))
          all.append(time(count, onCores: cores, call))
        }
        row(section, label, median(all), median(alone))
      }

      let bytes = Country.jp.flag.png
      let sum = Sum()
      measure("controls", "a thousand empty calls", 1_000) { for number in 0..<1_000 { keep(number) } }
      measure("controls", "a copy of a flag's bytes", 10_000) { bytes.withUnsafeBytes { keep([UInt8]($0)) } }
      measure("controls", "a shared reference", 400_000) { keep(Unmanaged.passUnretained(sum).takeUnretainedValue()) }
      measure("controls", "a shared lock", 100_000) { sum.add(1) }

      let format = AmountFormat(CurrencyLocale.germanGermany, Currency.euro)
      let text = format.string(from: 1234.5)
      let loader = CircleFlagLoader(Country.self)
      _ = await loader.image(for: Country.jp)
      measure("cores", "AmountFormat.string(from: Double)", 100_000) { keep(format.string(from: 1234.5)) }
      measure("cores", "AmountFormat.parse(_:)", 100_000) { keep(try? format.parse(text)) }
      measure("cores", "Country(rawValue:)", 400_000) { keep(Country(rawValue: "us")) }
      measure("cores", "Country.name", 400_000) { keep(Country.ch.name) }
      measure("cores", "Country.search(_:)", 1_000) { keep(Country.search("united")) }
      measure("cores", "Emoji.search(_:)", 2_000) { keep(Emoji.search("party")) }
      measure("cores", "Country.flag.png", 10_000) { keep(Country.jp.flag.png) }
      measure("cores", "Flag.image()", 100) { keep(try? Country.jp.flag.image()) }
      measure("locks", "CircleFlagLoader.cachedImage(for:)", 50_000) { keep(loader.cachedImage(for: Country.jp)) }

      """
  )
}
