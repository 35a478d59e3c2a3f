import AlmanacImages
import Foundation

/// Compares drawing a round flag with lower limits, in one program.
struct RenderingBenchmark {
  static let titles = ["Almanac", "conversion alone", "copies alone"]

  let images: [RasterImage]
  let rounds: Int

  init(flags: FlagSet, rounds: Int) throws {
    images = try flags.files.map { try RasterImage(png: [UInt8]($0.png)) }
    self.rounds = rounds
  }

  /// The time for one flag: each round draws all flags at each size, and does the work of the limits, in turn.
  func section() -> ReportSection {
    let sizes = [16, 32, 64, 128, 256]
    let comparisons = sizes.map { side in
      let renderer = CircleFlagRenderer(size: Double(side))
      var limit = RenderingLimit(side: side)
      var samples = Self.titles.map { _ in Samples() }
      // Round 0 fills the caches.
      for round in 0...rounds {
        let seconds = [
          self.seconds { keep(renderer.image(of: $0)) },
          self.seconds { limit.convert($0) },
          self.seconds { limit.copy($0) },
        ]
        guard round > 0 else { continue }
        for (index, value) in seconds.enumerated() { samples[index].append(value) }
      }
      return Comparison("\(side) px", .seconds, measured: [0] + samples.map(\.median))
    }
    return ReportSection(
      title: "CPU time to draw a round flag of 128 px in the default style, median",
      comparisons: comparisons
    )
  }

  private func seconds(_ draw: (RasterImage) -> Void) -> Double {
    let start = CPUClock.seconds
    for image in images { draw(image) }
    return (CPUClock.seconds - start) / Double(images.count)
  }
}
