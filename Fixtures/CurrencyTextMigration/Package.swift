// swift-tools-version: 6.2
import PackageDescription

// A program that was written for CurrencyText. The test replaces only the lines that import CurrencyText's modules.
let package = Package(
  name: "currencytext-migration",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "almanac", path: "../..")],
  targets: [
    .executableTarget(
      name: "CurrencyTextMigration",
      dependencies: [
        .product(name: "Almanac", package: "almanac"), .product(name: "AlmanacCurrencyText", package: "almanac"),
      ],
      plugins: [.plugin(name: "AlmanacPlugin", package: "almanac")]
    )
  ]
)
