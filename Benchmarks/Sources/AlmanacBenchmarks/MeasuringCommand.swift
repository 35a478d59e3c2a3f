import ArgumentParser

/// A command that measures something, and prints reports.
protocol MeasuringCommand: ParsableCommand {
  /// Measures.
  func reports() throws -> [Report]
}

extension MeasuringCommand {
  func run() throws {
    let machine = try Machine.current()
    print(try reports().map { $0.text(machine) }.joined(separator: "\n\n"))
  }
}
