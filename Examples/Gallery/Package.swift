// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "gallery",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [.package(name: "almanac", path: "../..")],
  targets: [
    .executableTarget(
      name: "Gallery",
      dependencies: [
        .product(name: "Almanac", package: "almanac"),
        .product(name: "AlmanacCircleFlagsKit", package: "almanac"),
        .product(name: "AlmanacCurrency", package: "almanac"),
        .product(name: "AlmanacEmoji", package: "almanac"),
        .product(name: "AlmanacFlowImage", package: "almanac"),
        .product(name: "AlmanacWorld", package: "almanac"),
      ],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error)]
    )
  ]
)
