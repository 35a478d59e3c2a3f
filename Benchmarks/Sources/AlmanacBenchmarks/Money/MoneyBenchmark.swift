import AlmanacCurrency
import AlmanacMoney
import Foundation
import TestSupport

/// Measures the calls in turn, so that a busy machine affects all of them equally.
struct MoneyBenchmark {
  let rounds: Int

  func sections() throws -> [ReportSection] {
    let cases = try MoneyCase.all().map { one in
      FormatCase(label: one.label, repetitions: one.repetitions, contenders: [one.almanac, one.foundation])
    }
    return [
      calls(cases),
      ReportSection(title: "Time of a call on each of all cores at once, median", comparisons: threads()),
    ]
  }

  /// The same with AlmanacMoney.
  func formatSections() throws -> [ReportSection] { [calls(try FormatCase.all())] }

  private func calls(_ cases: [FormatCase]) -> ReportSection {
    var samples = cases.map { $0.contenders.map { _ in Samples() } }
    for _ in 0..<rounds {
      for (index, one) in cases.enumerated() {
        for (contender, call) in one.contenders.enumerated() {
          samples[index][contender].append(Self.seconds(one.repetitions, call))
        }
      }
    }
    let comparisons = zip(cases, samples).map { one, samples in
      Comparison(one.label, .seconds, measured: [0] + samples.map(\.median))
    }
    return ReportSection(title: "Time of a call, median", comparisons: comparisons)
  }

  /// A formatter that all threads share, and a `NumberFormatter` for each thread, because it cannot be shared.
  private func threads() -> [Comparison] {
    var (almanac, foundation, alone) = (Samples(), Samples(), Samples())
    let shared = MoneyCase.almanac("en_US", "USD")
    for _ in 0..<rounds {
      let write: @Sendable () -> Void = { keep(shared.string(from: 1234.5)) }
      alone.append(Self.seconds(2_000, write))
      almanac.append(Self.secondsOnAllCores(2_000) { write })
      foundation.append(
        Self.secondsOnAllCores(2_000) {
          let formatter = MoneyCase.foundation("en_US", "USD")
          return { keep(formatter.string(from: NSNumber(value: 1234.5))) }
        }
      )
    }
    return [
      Comparison("string(from: Double)", .seconds, measured: [0, almanac.median, foundation.median]),
      Comparison("string(from: Double), on one core alone", .seconds, measured: [0, alone.median]),
    ]
  }

  private static func seconds(_ count: Int, _ call: () -> Void) -> Double {
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<count { call() }
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 / Double(count)
  }

  /// The wall time of a call, where each core makes `count` of them. Each thread makes its own call.
  private static func secondsOnAllCores(_ count: Int, _ makeCall: @Sendable () -> () -> Void) -> Double {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let start = DispatchTime.now().uptimeNanoseconds
    DispatchQueue.concurrentPerform(iterations: cores) { _ in
      let call = makeCall()
      for _ in 0..<count { call() }
    }
    return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 / Double(count)
  }
}

/// Uses a value, so that the compiler does not remove the call that made it.
@inline(never) @_optimize(none)
func keep<Value>(_ value: Value) {}
