// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]
let almanac = Target.Dependency.product(name: "Almanac", package: "almanac")
let currency = Target.Dependency.product(name: "AlmanacCurrency", package: "almanac")
let money = Target.Dependency.product(name: "AlmanacMoney", package: "almanac")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let world = Target.Dependency.product(name: "AlmanacWorld", package: "almanac")
let testSupport = Target.Dependency.product(name: "TestSupport", package: "Support")
// Also AlmanacImages and AlmanacDownload.
let images = Target.Dependency.product(name: "AlmanacFlowImage", package: "almanac")
// What both the server and its tests need of the server's libraries.
let http: [Target.Dependency] = [
  .product(name: "HTTPTypes", package: "swift-http-types"), .product(name: "Hummingbird", package: "hummingbird"),
  .product(name: "Logging", package: "swift-log"), .product(name: "NIOCore", package: "swift-nio"),
  .product(name: "NIOHTTP1", package: "swift-nio"),
]

let package = Package(
  name: "global-guide",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .executable(name: "GlobalGuide", targets: ["GlobalGuide"]),
    // What the app in App is made of.
    .library(name: "GuideAppModel", targets: ["Guide", "GuideAppModel"]),
  ],
  dependencies: [
    .package(name: "almanac", path: "../.."), .package(path: "../../Tests/Support"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // The emoji in all languages that Almanac ships, and the subdivisions of countries. AlmanacWorld has neither: it
    // names emoji in English only.
    .target(
      name: "GuideData",
      dependencies: [almanac],
      swiftSettings: strict,
      plugins: [.plugin(name: "AlmanacPlugin", package: "almanac")]
    ),
    // Models, sources of countries, favorites, and view models. It knows no server.
    .target(
      name: "Guide",
      dependencies: ["GuideData", almanac, currency, grdb, images, money, sqlite, world],
      resources: [.embedInCode("Texts/Catalogs")],
      swiftSettings: strict
    ),
    // The models that the app's views show. They decide everything, so that the app is tested on Linux.
    .target(
      name: "GuideAppModel",
      dependencies: ["Guide", "GuideData", almanac, images, world],
      swiftSettings: strict
    ),
    // The module of the pages, which `Scripts/guide-module` makes of Module and of some sources of Guide.
    .target(name: "GuideModule", exclude: ["Built"]),
    // Pages, assets and the JSON API, and the limits of the server.
    .target(
      name: "GuideServer",
      dependencies: http + [
        "Guide", "GuideData", "GuideModule", almanac, currency, images, world,
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
      ],
      resources: [.embedInCode("Assets")],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "GlobalGuide",
      dependencies: [
        "Guide", "GuideServer", .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "UnixSignals", package: "swift-service-lifecycle"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GuideTests",
      dependencies: ["FavoriteWriter", "Guide", "GuideData", almanac, grdb, images, testSupport, world],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GuideAppModelTests",
      dependencies: ["Guide", "GuideAppModel", "GuideData", almanac, images, testSupport, world],
      swiftSettings: strict
    ),
    // Writes favorites until the tests kill it.
    .executableTarget(
      name: "FavoriteWriter",
      dependencies: ["Guide"],
      path: "Tests/FavoriteWriter",
      swiftSettings: strict
    ),
    // Uses the guide in Chromium. The tests start the program.
    .testTarget(
      name: "GuideBrowserTests",
      dependencies: ["GlobalGuide", "GuideTestSupport", testSupport],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GuideServerTests",
      dependencies: http + [
        "Guide", "GuideServer", "GuideTestSupport", almanac, images, testSupport, world,
        .product(name: "NIOEmbedded", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: strict
    ),
    // Sockets for the tests that care about single bytes.
    .target(name: "GuideTestSupport", path: "Tests/GuideTestSupport", swiftSettings: strict),
  ]
)
