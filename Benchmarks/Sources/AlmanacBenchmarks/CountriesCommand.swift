import ArgumentParser
import Foundation

/// Compares the cost of country lookups with Almanac, in a target with all enums, and with an array of structs.
struct CountriesCommand: MeasuringCommand {
  static let configuration = CommandConfiguration(
    commandName: "countries",
    abstract: "Looks up countries with Almanac, in a target with all enums, and in an array of structs from JSON.",
    discussion:
      "Files are in Almanac's own formats, which 'almanac import' writes. What is not given is what Almanac ships."
  )

  @Option(help: "A folder of flags.", completion: .directory)
  var flags: String?

  @Option(help: "A file of countries.", completion: .file())
  var countries: String?

  @Option(help: "A file of currencies.", completion: .file())
  var currencies: String?

  @Option(help: "A file of locales.", completion: .file())
  var locales: String?

  @Option(help: "A file of emoji.", completion: .file())
  var emoji: String?

  @OptionGroup var options: BenchmarkOptions

  func reports() throws -> [Report] {
    let given = ["countries": countries, "currencies": currencies, "locales": locales, "emoji": emoji]
    let files = given.compactMap { name, path in path.map { ("\(name).json", URL(filePath: $0)) } }
    let countries = try CountrySet(
      flags: flags.map { try FlagSet(folder: URL(filePath: $0)) },
      files: Dictionary(uniqueKeysWithValues: files),
      almanac: options.run.almanac,
      seed: options.seed
    )
    let benchmark = LookupBenchmark(
      base: CountrySet.none,
      contenders: [countries.almanac, try countries.plain()],
      // Once, because the rival takes milliseconds for each query.
      program: LookupProgram.source(
        asking: "CountryIndex",
        keys: countries.codes,
        queries: countries.queries,
        repetitions: 1
      ),
      checksums: countries.checksums,
      passes: LookupProgram.passes("country")
    )
    let bytes = countries.byteCount
    let report = try benchmark.report(
      "\(countries.codes.count) countries, \(countries.flags.files.count) flags, \(bytes) bytes in all",
      options
    ) { built in
      [
        ReportSection(
          title: "Size of the stripped executable, release, relative to the size of all input files",
          comparisons: [Comparison("stripped", .bytes, measured: try benchmark.sizes(built), divisor: Double(bytes))]
        )
      ]
    }
    return [report]
  }
}
