import Foundation

/// A target of the measured package, with its files.
struct MeasuredTarget: Contender, Sendable {
  let title: String
  let target: String
  var settings: [String] = []

  /// The files whose compilation is measured.
  var fileNames: [String] = []

  /// The files of the target except the program, by name.
  var files: [String: Data] = [:]

  /// Writes the target's files and its program into a package.
  func write(_ program: String, to package: ConsumerPackage) throws {
    let folder = "Sources/\(target)"
    try package.write(program, to: "\(folder)/main.swift")
    for (name, data) in files { try package.write(data, to: "\(folder)/\(name)") }
  }
}
