import Foundation

/// What `AlmanacBenchmarks all` measured: the content of its JSON file.
struct Results: Codable {
  /// A run of a command.
  struct Run: Codable {
    let command: String

    /// The arguments of the command. `CORPORA` stands for the folder of third-party data.
    let arguments: [String]

    /// The day of the run, such as `2026-11-22`.
    let date: String

    /// The duration of the whole run, with all builds.
    let seconds: Int

    /// Why there are no rows.
    var failure: String?
  }

  /// The version of the shape of the JSON file.
  static let version = 1

  let version: Int
  let machine: Machine
  private(set) var runs: [Run] = []
  private(set) var rows: [FigureRow] = []

  init(machine: Machine) {
    version = Self.version
    self.machine = machine
  }

  /// Reads a JSON file.
  ///
  /// - Throws: `Failure` if it has another shape.
  init(file: URL) throws {
    let data = try Data(contentsOf: file)
    let path = file.path(percentEncoded: false)
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch {
      throw Failure("\(path):1:1: error: This is not a file of results: \(error)")
    }
    guard version == Self.version else {
      throw Failure("\(path):1:1: error: The file has version \(version), and this program reads \(Self.version).")
    }
  }

  /// The JSON file. Its keys are sorted, so that the difference of two files is small.
  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Replaces the run of a command, and adds it at the end if there is none.
  mutating func replace(_ run: Run, _ rows: [FigureRow]) {
    self.rows.removeAll { $0.command == run.command }
    self.rows += rows
    if let index = runs.firstIndex(where: { $0.command == run.command }) { runs[index] = run } else { runs.append(run) }
  }

  /// Puts the runs and their rows into the order of the commands, and drops those of other commands.
  mutating func sort(by commands: [String]) {
    runs = commands.flatMap { command in runs.filter { $0.command == command } }
    rows = commands.flatMap(rows(of:))
  }

  func rows(of command: String) -> [FigureRow] { rows.filter { $0.command == command } }

  /// The row with a name in a section of a command.
  func row(_ pick: Summary.Pick) -> FigureRow? {
    rows.first { $0.command == pick.command && $0.section == pick.section && $0.name == pick.name }
  }
}

extension Sequence {
  /// The elements in groups of neighbors with the same value.
  func grouped<Value: Equatable>(by value: (Element) -> Value) -> [[Element]] {
    reduce(into: []) { groups, element in
      if let last = groups.last?.last, value(last) == value(element) {
        groups[groups.count - 1].append(element)
      } else {
        groups.append([element])
      }
    }
  }
}
