import ArgumentParser
import Foundation

/// Looks up the same countries with Almanac, in a target that has all its enums, and in an array of structs, and compares
/// what each costs.
struct CountriesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "countries",
    abstract: "Looks up countries with Almanac, in a target with all enums, and in an array of structs from JSON.",
    discussion: "Files are in Almanac's own formats, which 'almanac import' writes; what is not given is made up."
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

  func run() throws {
    let given = ["countries": countries, "currencies": currencies, "locales": locales, "emoji": emoji]
    let files = given.compactMap { name, path in path.map { ("\(name).json", URL(filePath: $0)) } }
    let countries = try CountrySet(
      flags: flags.map { try FlagSet(folder: URL(filePath: $0)) },
      files: Dictionary(uniqueKeysWithValues: files),
      seed: options.seed
    )
    let contenders = [countries.almanac, try countries.plain()]
    // Once, because the rival takes milliseconds for each query.
    let program = LookupProgram.source(
      asking: "CountryIndex",
      keys: countries.codes,
      queries: countries.queries,
      repetitions: 1
    )
    try options.report(
      "\(countries.codes.count) countries, \(countries.flags.files.count) flags, \(countries.byteCount) bytes in all",
      base: CountrySet.none,
      contenders: contenders,
      write: { contender, package in try contender.write(program, to: package) },
      measure: { built in
        let sources = try contenders.map { contender in
          try contender.fileNames.map { try built.source($0, of: contender.target) }
        }
        return try CompileBenchmark(sources: sources, built: built, rounds: options.rounds).sections()
          + [accessSection(built, contenders, countries), sizeSection(built, contenders, countries)]
      }
    )
  }

  private func accessSection(
    _ built: BuiltPackage,
    _ contenders: [LookupContender],
    _ countries: CountrySet
  ) throws -> ReportSection {
    try AccessBenchmark(
      base: built.executable(CountrySet.none.target),
      executables: contenders.map { built.executable($0.target) },
      checksums: countries.checksums,
      rounds: options.rounds
    ).section(passes: ["first country of a process", "each further country", "search"])
  }

  private func sizeSection(
    _ built: BuiltPackage,
    _ contenders: [LookupContender],
    _ countries: CountrySet
  ) throws -> ReportSection {
    let sizes = try ([CountrySet.none] + contenders).map { Double(try built.strippedSize($0.target)) }
    return ReportSection(
      title: "Size of the stripped executable, release, to the bytes of all files that Almanac was given",
      comparisons: [Comparison("stripped", .bytes, measured: sizes, divisor: Double(countries.byteCount))]
    )
  }
}
