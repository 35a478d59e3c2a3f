import Foundation

/// What the starts of a program cost.
struct StartCosts {
  private var wall = Samples()
  private var cpu = Samples()
  private var memory = Samples()

  mutating func append(_ start: ProgramStart) {
    wall.append(start.wall)
    cpu.append(start.cpu)
    memory.append(start.memory)
  }

  /// The medians of programs, Almanac's first.
  static func comparisons(_ costs: [StartCosts]) -> [Comparison] {
    func comparison(_ label: String, _ unit: Unit, _ samples: (StartCosts) -> Samples) -> Comparison {
      Comparison(label, unit, measured: [0] + costs.map { samples($0).median })
    }
    return [
      comparison("wall time", .seconds, \.wall), comparison("CPU time", .seconds, \.cpu),
      comparison("memory at its peak", .bytes, \.memory),
    ]
  }
}

/// A program that ran.
struct ProgramStart {
  /// The output without the last line, which is the memory in bytes.
  let output: String
  let wall: Double
  let cpu: Double
  let memory: Double
}

extension BuiltPackage {
  /// Runs a program that ends with `StartupProgram.memory`.
  func start(_ target: String, _ arguments: [String]) throws -> ProgramStart {
    let command = [executable(target).path(percentEncoded: false)] + arguments
    let result = try ChildProcess(arguments: command, folder: folder).run()
    let parts = result.output.components(separatedBy: "memory ")
    guard parts.count == 2, let bytes = Double(parts[1].trimmingCharacters(in: .newlines)) else {
      throw Failure("\(target) printed no size of memory:\n\(result.output)")
    }
    return ProgramStart(output: parts[0], wall: result.seconds, cpu: result.cpuSeconds, memory: bytes)
  }
}
