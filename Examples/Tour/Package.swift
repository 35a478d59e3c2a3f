// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "tour",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "almanac", path: "../..")],
  targets: [
    .executableTarget(
      name: "Tour",
      dependencies: [.product(name: "Almanac", package: "almanac")],
      plugins: [.plugin(name: "AlmanacPlugin", package: "almanac")]
    ),
    .executableTarget(
      name: "Airports",
      dependencies: [.product(name: "Almanac", package: "almanac")],
      plugins: [.plugin(name: "AlmanacPlugin", package: "almanac")]
    ),
    .executableTarget(
      name: "Amounts",
      dependencies: [
        .product(name: "Almanac", package: "almanac"),
        .product(name: "AlmanacMoney", package: "almanac"),
      ],
      plugins: [.plugin(name: "AlmanacPlugin", package: "almanac")]
    ),
  ]
)
