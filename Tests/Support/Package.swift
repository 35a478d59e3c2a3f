// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "almanac-test-support",
  platforms: [.macOS(.v12)],
  products: [.library(name: "TestSupport", targets: ["TestSupport"])],
  dependencies: [.package(name: "almanac", path: "../..")],
  targets: [
    .target(
      name: "TestSupport",
      dependencies: [
        .product(name: "Almanac", package: "almanac"), .product(name: "AlmanacMoney", package: "almanac"),
        .product(name: "AlmanacAmountForms", package: "almanac"),
      ],
      path: "TestSupport",
      swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
    )
  ],
  swiftLanguageModes: [.v6]
)
