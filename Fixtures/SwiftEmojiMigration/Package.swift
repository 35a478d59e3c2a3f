// swift-tools-version: 6.2
import PackageDescription

// A program that was written for SwiftEmoji. The test replaces only the lines that import SwiftEmoji's module.
let package = Package(
  name: "swiftemoji-migration",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "almanac", path: "../..")],
  targets: [
    .executableTarget(
      name: "SwiftEmojiMigration",
      dependencies: [.product(name: "AlmanacSwiftEmoji", package: "almanac")]
    )
  ]
)
