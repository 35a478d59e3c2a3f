// swift-tools-version: 6.2
import PackageDescription

// What Scripts/measure-guide compares the guide with.
let package = Package(
  name: "measure",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: [])
  ],
  targets: [
    .executableTarget(name: "Hello", dependencies: [.product(name: "Hummingbird", package: "hummingbird")])
  ]
)
