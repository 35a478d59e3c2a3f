import AlmanacGenerator
import ArgumentParser

/// The option for the folder of the files that Almanac ships.
struct AlmanacOption: ParsableArguments {
  @Option(
    help: "The folder with Almanac's Templates and World. Default: the nearest one above this program, or its sources.",
    completion: .directory
  )
  var almanac: String?

  /// The folder.
  var folder: AlmanacFolder { almanac.map(AlmanacFolder.init(path:)) ?? Self.nearest }

  /// The nearest folder above this program that is complete: a clone that it was built in, or the bundle of a release.
  /// If there is none, the package that the program was built from, as in the build folder of another package, and else
  /// the folder of the program, so that an error can name it.
  private static let nearest: AlmanacFolder = {
    let names = ProgramFile.path.split(separator: "/").dropLast()
    let above = (0...names.count).map { AlmanacFolder(path: "/" + names.dropLast($0).joined(separator: "/")) }
    return (above + sources).first(where: \.isComplete) ?? above[0]
  }()

  /// The package that this file belongs to. Release builds, which others run, contain no path of the builder.
  private static var sources: [AlmanacFolder] {
    #if DEBUG
      // Sources/Generator/AlmanacCommand/AlmanacOption.swift
      let package = #filePath.split(separator: "/").dropLast(4)
      return [AlmanacFolder(path: "/" + package.joined(separator: "/"))]
    #else
      return []
    #endif
  }
}
