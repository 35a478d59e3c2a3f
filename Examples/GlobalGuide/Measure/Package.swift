// swift-tools-version: 6.2
import PackageDescription

// What Scripts/measure-guide compares the guide with.
let package = Package(
  name: "measure",
  platforms: [.macOS(.v14)],
  dependencies: [.package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1")],
  targets: [
    .executableTarget(name: "Hello", dependencies: [.product(name: "FlyingFox", package: "FlyingFox")])
  ]
)
