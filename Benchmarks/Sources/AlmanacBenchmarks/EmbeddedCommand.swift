import ArgumentParser
import Foundation

/// Measures what each part of the data adds to programs in Embedded Swift.
struct EmbeddedCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "embedded",
    abstract: "Measures what each part of the data adds to programs in Embedded Swift."
  )

  @OptionGroup var options: RunOptions

  func reports() throws -> [Report] {
    let sizes = try options.report("Programs in Embedded Swift", repetitions: "runs: 1") { folder in
      let sections = try EmbeddedSizes(almanac: options.almanac).sections(in: folder)
      return Measurements(titles: EmbeddedSizes.titles, sections: sections)
    }
    return [sizes]
  }
}
