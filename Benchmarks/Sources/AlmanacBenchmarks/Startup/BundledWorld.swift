import Foundation

/// The flags and the English facts of countries that Almanac ships, as files of a bundle.
struct BundledWorld {
  /// The countries that have a flag.
  let codes: [String]
  private let flags: FlagSet
  private let json: Data

  init(almanac: URL) throws {
    flags = try FlagSet(worldOf: almanac)
    json = try Data(contentsOf: almanac.appending(path: "World/countries.json"))
    let known = Set(try PlainCountryIndex(json: json).entries.map { $0.code.lowercased() })
    codes = flags.files.map(\.code).filter(known.contains)
    guard !codes.isEmpty else { throw Failure("the world has no flags") }
  }

  /// Writes the resources of a target.
  func write(to package: ConsumerPackage, target: String) throws {
    let folder = "Sources/\(target)/World"
    try package.write(json, to: "\(folder)/countries.json")
    for flag in flags.files { try package.write(flag.png, to: "\(folder)/\(flag.code).png") }
  }
}
