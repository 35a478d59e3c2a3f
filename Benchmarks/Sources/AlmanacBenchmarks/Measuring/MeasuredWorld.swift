import Foundation

/// A program with the enums of the whole world that measures itself, and prints a line for each row of a report: the
/// section, the label, and nanoseconds, separated by tabs.
struct MeasuredWorld {
  /// The libraries that the program uses beside Almanac and AlmanacMoney.
  var libraries: [String] = []

  /// What measures, without the imports of Almanac and AlmanacMoney.
  let source: String

  /// Builds the program in a folder, and runs it. Its arguments are the number of rounds, which is how often it
  /// measures each call, and the number of cores.
  ///
  /// - Returns: The sections with these names and titles.
  func sections(
    _ titles: KeyValuePairs<String, String>,
    rounds: Int,
    in folder: URL,
    almanac: URL
  ) throws -> [ReportSection] {
    let package = ConsumerPackage(folder: folder)
    let settings = MeasuredTarget.pluginSettings(["Almanac", "AlmanacMoney"] + libraries)
    let target = MeasuredTarget(title: "Almanac", target: "World", settings: settings)
    try package.writeManifest([target], almanac: almanac)
    try target.write(Self.clock + source, to: package)
    Progress.note("building a program with the world")
    let program = try package.build().executable(target.target).path(percentEncoded: false)
    Progress.note("measuring")
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let output = try ChildProcess(arguments: [program, "\(rounds)", "\(cores)"], folder: folder).run().output
    let rows = output.split(separator: "\n").map { $0.split(separator: "\t") }.filter { $0.count > 2 }
    return titles.map { name, title in
      let comparisons = rows.filter { $0[0] == name }.map { fields in
        let seconds = fields.dropFirst(2).compactMap { Double($0) }.map { $0 / 1e9 }
        return Comparison(String(fields[1]), .seconds, measured: [0] + seconds)
      }
      return ReportSection(title: title, comparisons: comparisons)
    }
  }

  /// What the programs share.
  private static let clock = """
    import Almanac
    import AlmanacMoney
    import Dispatch

    let rounds = Int(CommandLine.arguments[1]) ?? 1

    func nanoseconds() -> Double { Double(DispatchTime.now().uptimeNanoseconds) }

    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    /// Uses a value, so that the compiler does not remove the call that made it.
    @inline(never) @_optimize(none)
    func keep<Value>(_ value: Value) {}

    func row(_ section: String, _ label: String, _ nanoseconds: Double...) {
      print(([section, label] + nanoseconds.map { "\\($0)" }).joined(separator: "\\t"))
    }

    """
}
