import Foundation

/// A way to look up data: a target with a type that the measured program calls (see `LookupProgram`).
struct LookupContender: Contender, Sendable {
  let title: String
  let target: String
  var settings: [String] = []

  /// The files whose compilation is measured.
  var fileNames: [String] = []

  /// The files of the target except the program, by name.
  let files: [String: Data]

  /// Writes the target's files into a package, with the same program for every contender.
  func write(_ program: String, to package: ConsumerPackage) throws {
    let folder = "Sources/\(target)"
    try package.write(program, to: "\(folder)/main.swift")
    for (name, data) in files { try package.write(data, to: "\(folder)/\(name)") }
  }
}
