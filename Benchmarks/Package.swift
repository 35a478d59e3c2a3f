// swift-tools-version: 6.2
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]
let testSupport = Target.Dependency.product(name: "TestSupport", package: "Support")

let package = Package(
  name: "almanac-benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(name: "almanac", path: ".."), .package(path: "../Tests/Support"),
  ],
  targets: [
    .systemLibrary(name: "LibPNG", pkgConfig: "libpng"),
    // What a C program does with libpng, to compare with.
    .target(name: "CPNGLoop", dependencies: ["LibPNG"]),
    .executableTarget(
      name: "AlmanacBenchmarks",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Almanac", package: "almanac"),
        .product(name: "AlmanacCurrency", package: "almanac"),
        .product(name: "AlmanacEmoji", package: "almanac"),
        .product(name: "AlmanacCircleFlagsKit", package: "almanac"),
        .product(name: "AlmanacImages", package: "almanac"),
        .product(name: "AlmanacMoney", package: "almanac"),
        .product(name: "AlmanacAmountForms", package: "almanac"),
        testSupport, "CPNGLoop",
      ],
      swiftSettings: swiftSettings
    ),
    // Nothing is measured there.
    .testTarget(
      name: "AlmanacBenchmarksTests",
      dependencies: ["AlmanacBenchmarks", testSupport],
      swiftSettings: swiftSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
