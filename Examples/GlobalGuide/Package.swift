// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]
let almanac = Target.Dependency.product(name: "Almanac", package: "almanac")
let currency = Target.Dependency.product(name: "AlmanacCurrency", package: "almanac")
let money = Target.Dependency.product(name: "AlmanacMoney", package: "almanac")
let download = Target.Dependency.product(name: "AlmanacDownload", package: "almanac")
let world = Target.Dependency.product(name: "AlmanacWorld", package: "almanac")
let testSupport = Target.Dependency.product(name: "AlmanacTestSupport", package: "almanac")
let images = Target.Dependency.product(name: "AlmanacImages", package: "almanac")

let package = Package(
  name: "global-guide",
  platforms: [.macOS(.v14)],
  products: [.executable(name: "GlobalGuide", targets: ["GlobalGuide"])],
  dependencies: [
    .package(name: "almanac", path: "../.."),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // The emoji in all languages that Almanac ships. The library AlmanacWorld has their names in English only.
    .target(
      name: "GuideEmoji",
      dependencies: [almanac],
      swiftSettings: strict,
      plugins: [.plugin(name: "AlmanacPlugin", package: "almanac")]
    ),
    // Models, sources of countries, favorites, and view models. It knows no server.
    .target(
      name: "Guide",
      dependencies: ["GuideEmoji", almanac, currency, download, images, money, world],
      swiftSettings: strict
    ),
    // An HTTP server with limits.
    .target(
      name: "GuideHTTP",
      dependencies: [.product(name: "FlyingSocks", package: "FlyingFox")],
      swiftSettings: strict
    ),
    // The module of the pages, which `Scripts/guide-module` makes of Module and of some sources of Guide.
    .target(name: "GuideModule", exclude: ["Built"]),
    // Pages, assets and the JSON API.
    .target(
      name: "GuideServer",
      dependencies: ["Guide", "GuideEmoji", "GuideHTTP", "GuideModule", almanac, currency, images, world],
      resources: [.embedInCode("Assets")],
      swiftSettings: strict
    ),
    .executableTarget(name: "GlobalGuide", dependencies: ["Guide", "GuideHTTP", "GuideServer"], swiftSettings: strict),
    .testTarget(
      name: "GuideTests",
      dependencies: ["FavoriteWriter", "Guide", "GuideEmoji", almanac, images, testSupport, world],
      swiftSettings: strict
    ),
    // Writes favorites until the tests kill it.
    .executableTarget(
      name: "FavoriteWriter",
      dependencies: ["Guide"],
      path: "Tests/FavoriteWriter",
      swiftSettings: strict
    ),
    .testTarget(
      name: "GuideHTTPTests",
      dependencies: ["GuideHTTP", testSupport, .product(name: "FlyingSocks", package: "FlyingFox")],
      swiftSettings: strict
    ),
    // Uses the guide in Chromium. The tests start the program.
    .testTarget(
      name: "GuideBrowserTests",
      dependencies: ["GlobalGuide", .product(name: "FlyingSocks", package: "FlyingFox")],
      swiftSettings: strict
    ),
    .testTarget(
      name: "GuideServerTests",
      dependencies: [
        "GuideServer", "GuideHTTP", "Guide", almanac, images, testSupport, world,
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: strict
    ),
  ]
)
