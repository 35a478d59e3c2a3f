import AlmanacImages
import Foundation

/// Compares making files of 64 px from files of 128 px with ImageMagick and librsvg.
///
/// Each of these programs runs once for all flags, and its time is divided by their number. It mixes the values of
/// sRGB, and not light. librsvg writes one file, so it draws all flags into one image. The CPU time of threads is
/// added.
struct RenderedFiles {
  static let titles = ["Almanac", "ImageMagick", "librsvg"]

  private let names: [String]
  private let folder: URL
  private let rounds: Int

  /// Writes the files into a folder.
  init(flags: FlagSet, folder: URL, rounds: Int) throws {
    self.folder = folder
    self.rounds = rounds
    names = flags.files.indices.map { "flag\($0).png" }
    for name in ["almanac", "mogrify"] {
      try FileManager.default.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    for (name, file) in zip(names, flags.files) { try Data(file.png).write(to: folder.appending(path: name)) }
    let images = names.enumerated().map { index, name in
      "<image x=\"\(index % 16 * 64)\" y=\"\(index / 16 * 64)\" width=\"64\" height=\"64\" href=\"\(name)\"/>\n"
    }
    let height = (names.count + 15) / 16 * 64
    let sheet =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1024\" height=\"\(height)\">\n\(images.joined())</svg>\n"
    try Data(sheet.utf8).write(to: folder.appending(path: "sheet.svg"))
  }

  /// The CPU time for one flag.
  func section() throws -> ReportSection {
    let montage =
      ["montage"] + names + ["-tile", "16x", "-geometry", "64x64+0+0", "-background", "none", "montage.png"]
    return ReportSection(
      title: "CPU time to make 64 px from 128 px, for a flag, median",
      comparisons: [
        try comparison(
          "a file for each flag",
          [renderFiles, { try self.run(["mogrify", "-resize", "64x64", "-path", "mogrify"] + self.names) }, { .nan }]
        ),
        try comparison(
          "one file with all flags",
          [renderSheet, { try self.run(montage) }, { try self.run(["rsvg-convert", "-o", "sheet.png", "sheet.svg"]) }]
        ),
      ]
    )
  }

  private func comparison(_ label: String, _ ways: [() throws -> Double]) throws -> Comparison {
    var samples = ways.map { _ in Samples() }
    for round in 0...rounds {
      for (index, way) in ways.enumerated() {
        let seconds = try way() / Double(names.count)
        if round > 0 { samples[index].append(seconds) }
      }
    }
    return Comparison(label, .seconds, measured: [0] + samples.map(\.median))
  }

  private func flag(_ name: String) throws -> RasterImage {
    try RasterImage(png: [UInt8](Data(contentsOf: folder.appending(path: name))))
  }

  private func renderFiles() throws -> Double {
    let renderer = CircleFlagRenderer(size: 64)
    let start = CPUClock.seconds
    for name in names {
      try Data(renderer.image(of: flag(name)).png()).write(to: folder.appending(path: "almanac/\(name)"))
    }
    return CPUClock.seconds - start
  }

  private func renderSheet() throws -> Double {
    let start = CPUClock.seconds
    let flags = try names.map { (code: $0, flag: try flag($0) as RasterImage?) }
    let sheet = CircleFlagRenderer(size: 64).sheet(of: flags, columns: 16)
    try Data(sheet.image.png()).write(to: folder.appending(path: "almanac.png"))
    return CPUClock.seconds - start
  }

  /// The CPU time of a program, and no number if it is missing.
  private func run(_ arguments: [String]) throws -> Double {
    let name = arguments[0]
    let finds = try? ChildProcess(arguments: ["which", name], folder: folder).run()
    return finds == nil ? .nan : try ChildProcess(arguments: arguments, folder: folder).run().cpuSeconds
  }
}
