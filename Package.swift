// swift-tools-version: 6.2
import PackageDescription

let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

// The tool runs for a second or two, and every user compiles it, so a release build does not optimize it either,
// because that takes a minute.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// Nobody debugs it, so it contains no debug information; and four batches, whatever the number of files, because each
// batch reads all declarations.
let toolSettings =
  swiftSettings + unoptimized + [
    .unsafeFlags(["-gnone", "-index-ignore-system-modules", "-driver-batch-count", "4"]),
    .define("ALMANAC_GENERATOR"),
  ]

// The first systems with Foundation's format styles.
//
// SwiftPM has one list for all targets, so the tool compiles for macOS 12 too, though it only runs where Swift 6.2
// does. A dependency must not ask for more: SwiftPM refuses a target whose minimum is lower than that of a product it
// uses. swift-argument-parser asks for no version.
//
// Tests and plugins can use macOS 13: SwiftPM raises the minimum of tests to XCTest's, and gives plugins that of its
// own library. `TestSupport` cannot, because it is a normal target.
let platforms: [SupportedPlatform] = [.macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)]

let package = Package(
  name: "almanac",
  platforms: platforms,
  products: [
    .library(name: "Almanac", targets: ["Almanac"]),
    .library(name: "AlmanacCurrency", targets: ["AlmanacCurrency"]),
    .library(name: "AlmanacEmoji", targets: ["AlmanacEmoji"]),
    .library(name: "AlmanacEmojiViews", targets: ["AlmanacEmojiViews"]),
    .library(name: "AlmanacSwiftEmoji", targets: ["AlmanacSwiftEmoji"]),
    .library(name: "AlmanacImages", targets: ["AlmanacImages"]),
    .library(name: "AlmanacDownload", targets: ["AlmanacDownload"]),
    .library(name: "AlmanacFormerCountries", targets: ["AlmanacFormerCountries"]),
    .library(name: "AlmanacMoney", targets: ["AlmanacMoney"]),
    .library(name: "AlmanacWorld", targets: ["AlmanacWorld"]),
    .plugin(name: "AlmanacPlugin", targets: ["AlmanacPlugin"]),
    .plugin(name: "AlmanacValidate", targets: ["AlmanacValidate"]),
    .plugin(name: "AlmanacGenerate", targets: ["AlmanacGenerate"]),
    .executable(name: "almanac", targets: ["AlmanacMain"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    .target(name: "Almanac", swiftSettings: swiftSettings),
    .target(name: "AlmanacCurrency", dependencies: ["Almanac", "AlmanacMoney"], swiftSettings: swiftSettings),
    .target(
      name: "AlmanacDownload",
      dependencies: ["Almanac", .target(name: "CCurl", condition: .when(platforms: [.linux]))],
      swiftSettings: swiftSettings
    ),
    .target(
      name: "AlmanacEmoji",
      dependencies: ["Almanac", "AlmanacDownload", "AlmanacTables"],
      swiftSettings: swiftSettings
    ),
    .target(name: "AlmanacEmojiViews", dependencies: ["Almanac", "AlmanacEmoji"], swiftSettings: swiftSettings),
    // SwiftEmoji's names, in a separate module because a generated module also contains `Emoji` and `EmojiCategory`.
    .target(
      name: "AlmanacSwiftEmoji",
      dependencies: ["Almanac", "AlmanacEmoji", "AlmanacEmojiViews"],
      swiftSettings: swiftSettings
    ),
    // A separate module, because a program contains all of a module that it uses.
    .target(name: "AlmanacFormerCountries", dependencies: ["Almanac"], swiftSettings: swiftSettings),
    .target(
      name: "AlmanacImages",
      // On Apple's systems, ImageIO reads images.
      dependencies: [
        "Almanac", "AlmanacDownload", .target(name: "CPNGCodec", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: swiftSettings
    ),
    .target(name: "AlmanacMoney", dependencies: ["Almanac"], swiftSettings: swiftSettings),
    // What builds tables while a program runs, which few programs do. It's a separate module for the same reason.
    .target(name: "AlmanacTables", dependencies: ["Almanac"], swiftSettings: swiftSettings),
    // The whole world, for packages that use no plugin. Its enums are committed, so its users compile no tool.
    .target(
      name: "AlmanacWorld",
      dependencies: ["Almanac", "AlmanacCurrency", "AlmanacMoney"],
      exclude: ["almanac.json"],
      swiftSettings: swiftSettings
    ),
    .target(name: "CCurl"),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .target(name: "CBytes"),
    .target(name: "CPNGCodec", dependencies: ["CPNG"], linkerSettings: [.linkedLibrary("z")]),
    .target(
      name: "AlmanacGenerator",
      dependencies: ["CBytes", "CPNGCodec"],
      swiftSettings: toolSettings
    ),
    .target(
      name: "AlmanacCommand",
      dependencies: ["AlmanacGenerator", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      // The files of the page of `almanac preview`, and of `almanac init`. In the code, there is no bundle to find.
      resources: [.embedInCode("Preview/Page"), .embedInCode("Init/Example")],
      swiftSettings: swiftSettings
    ),
    // A target `almanac` would collide with the module `Almanac` on file systems that ignore case.
    .executableTarget(name: "AlmanacMain", dependencies: ["AlmanacCommand"], swiftSettings: swiftSettings),
    // The tool of the build plugin. It does not use ArgumentParser, because every user compiles it.
    .executableTarget(name: "AlmanacTool", dependencies: ["AlmanacGenerator"], swiftSettings: toolSettings),
    .plugin(name: "AlmanacPlugin", capability: .buildTool(), dependencies: ["AlmanacTool"]),
    .plugin(
      name: "AlmanacValidate",
      capability: .command(
        intent: .custom(
          verb: "validate-resources",
          description: "Check the resources of the targets that use AlmanacPlugin or contain generated files."
        )
      ),
      dependencies: ["AlmanacMain"]
    ),
    .plugin(
      name: "AlmanacGenerate",
      capability: .command(
        intent: .custom(
          verb: "generate-resources",
          description: "Generate Swift from the resources of targets into their sources, to commit it."
        ),
        permissions: [
          .writeToPackageDirectory(reason: "It writes the generated Swift files into the folders of your targets")
        ]
      ),
      dependencies: ["AlmanacMain"]
    ),
    .testTarget(
      name: "AlmanacTests",
      dependencies: ["Almanac", "AlmanacFormerCountries", "AlmanacTables", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "AlmanacMoneyTests",
      dependencies: ["Almanac", "AlmanacMoney", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "AlmanacCurrencyTests",
      dependencies: ["Almanac", "AlmanacCurrency", "AlmanacMoney", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "AlmanacEmojiTests",
      dependencies: ["Almanac", "AlmanacEmoji", "AlmanacSwiftEmoji", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "AlmanacImagesTests",
      dependencies: ["Almanac", "AlmanacDownload", "AlmanacImages", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "AlmanacWorldTests",
      dependencies: ["Almanac", "AlmanacCurrency", "AlmanacImages", "AlmanacMoney", "AlmanacWorld", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "AlmanacGeneratorTests",
      dependencies: ["Almanac", "AlmanacCommand", "AlmanacGenerator", "CPNGCodec", "TestSupport"],
      swiftSettings: swiftSettings + unoptimized
    ),
    // Tests/Support is also a package, for the tests that are packages of their own.
    .target(
      name: "TestSupport",
      dependencies: ["Almanac", "AlmanacMoney"],
      path: "Tests/Support/TestSupport",
      swiftSettings: swiftSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
