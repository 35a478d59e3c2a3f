// swift-tools-version: 6.2
import PackageDescription

// What tests Almanac from outside: its commands, packages that use it, and everything that runs in a browser.
let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]
let almanac = Target.Dependency.product(name: "Almanac", package: "almanac")
let money = Target.Dependency.product(name: "AlmanacMoney", package: "almanac")
let amountForms = Target.Dependency.product(name: "AlmanacAmountForms", package: "almanac")
let world = Target.Dependency.product(name: "AlmanacWorld", package: "almanac")
let testSupport = Target.Dependency.product(name: "TestSupport", package: "Support")

let package = Package(
  name: "almanac-integration",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "almanac", path: "../.."), .package(path: "../Support"),
    .package(name: "settings", path: "../../Fixtures/Settings"),
  ],
  targets: [
    // Writes amounts for Scripts/compare-formats.
    .executableTarget(
      name: "FormatTexts",
      dependencies: [almanac, money, amountForms, world, testSupport],
      path: "FormatTexts",
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "IntegrationTests",
      dependencies: [
        almanac, money, world, testSupport, .product(name: "AlmanacCurrency", package: "almanac"),
        .product(name: "AlmanacFlowImage", package: "almanac"),
        // The tests run these.
        .product(name: "almanac", package: "almanac"), .product(name: "Client", package: "settings"),
      ],
      path: "IntegrationTests",
      swiftSettings: swiftSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
