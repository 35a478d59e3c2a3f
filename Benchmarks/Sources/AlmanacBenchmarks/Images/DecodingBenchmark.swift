import AlmanacImages
import CPNGLoop
import Foundation

/// Compares decoding with Almanac and with libpng from C, in one program.
struct DecodingBenchmark {
  static let titles = ["Almanac", "libpng from C", "png_image from C"]

  let flags: FlagSet
  let rounds: Int

  /// The time for one flag: each round decodes all flags in each way, in turn.
  func section() throws -> ReportSection {
    let files = flags.files.map { [UInt8]($0.png) }
    var samples = Self.titles.map { _ in Samples() }
    // Round 0 fills the caches.
    for round in 0...rounds {
      for (index, decode) in Self.ways.enumerated() {
        let start = DispatchTime.now().uptimeNanoseconds
        for file in files { try decode(file) }
        let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 / Double(files.count)
        if round > 0 { samples[index].append(seconds) }
      }
    }
    return ReportSection(
      title: "Time to decode a flag",
      comparisons: [
        Comparison("min", .seconds, measured: [0] + samples.map(\.minimum)),
        Comparison("median", .seconds, measured: [0] + samples.map(\.median)),
      ]
    )
  }

  private static let ways: [@Sendable (_ file: [UInt8]) throws -> Void] = [
    { keep(try RasterImage(png: $0)) },
    { try check(png_loop_decode($0, $0.count)) },
    { try check(png_loop_decode_simplified($0, $0.count)) },
  ]

  private static func check(_ sum: Int32) throws {
    if sum < 0 { throw Failure("libpng cannot decode a flag") }
  }
}
