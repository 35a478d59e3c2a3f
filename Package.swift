// swift-tools-version: 6.2
import PackageDescription

// Without these flags, a release build of a program contains all public functions of the library, used or not, and
// whatever stands in a file beside a used one.
let swiftSettings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(
    ["-Xfrontend", "-internalize-at-link", "-Xfrontend", "-function-sections"],
    .when(configuration: .release)
  ),
]

// The tool runs for a second or two, and every user compiles it, so a release build does not optimize it either,
// because that takes a minute. The same goes for tests of libraries that inline nothing into their callers.
let unoptimized: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// Nobody debugs it, so it contains no debug information: SwiftPM's `-g` comes after these flags, but not after those of
// the frontend. In a debug build, each batch of files reads all declarations again, so there are four, whatever the
// number of files. In a release build, SwiftPM compiles the tool twice: for the plugin, and again with the package. The
// module is not written in a run of its own there, because only the small `AlmanacTool` waits for it.
let toolSettings =
  swiftSettings + unoptimized + [
    .unsafeFlags([
      "-Xfrontend", "-gnone", "-index-ignore-system-modules", "-driver-batch-count", "4",
      "-no-emit-module-separately-wmo",
    ])
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
    .library(name: "AlmanacFormerCountries", targets: ["AlmanacFormerCountries"]),
    .library(name: "AlmanacMoney", targets: ["AlmanacMoney"]),
    .library(name: "AlmanacAmountForms", targets: ["AlmanacAmountForms", "AlmanacMoney"]),
    .library(name: "AlmanacWorld", targets: ["AlmanacWorld"]),
    .library(name: "AlmanacCurrency", targets: ["AlmanacCurrency"]),
    .library(name: "AlmanacEmoji", targets: ["AlmanacEmoji", "AlmanacEmojiViews", "AlmanacDownload"]),
    .library(name: "AlmanacImages", targets: ["AlmanacImages", "AlmanacDownload"]),
    // Generated code imports the kits, so these contain the module that they extend.
    .library(name: "AlmanacCircleFlagsKit", targets: ["AlmanacCircleFlagsKit", "AlmanacImages"]),
    .library(name: "AlmanacCurrencyText", targets: ["AlmanacCurrencyText", "AlmanacCurrency"]),
    .library(name: "AlmanacFlowImage", targets: ["AlmanacFlowImage", "AlmanacImages", "AlmanacDownload"]),
    .library(name: "AlmanacSwiftEmoji", targets: ["AlmanacSwiftEmoji"]),
    .plugin(name: "AlmanacPlugin", targets: ["AlmanacPlugin"]),
    .plugin(name: "AlmanacValidate", targets: ["AlmanacValidate"]),
    .plugin(name: "AlmanacGenerate", targets: ["AlmanacGenerate"]),
    .executable(name: "almanac", targets: ["AlmanacMain"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // Runtime: what generated code needs. A program keeps a module's conformances and what they use, and a debug build
    // keeps everything, so what few programs use is a module of its own.
    .target(name: "Almanac", path: "Sources/Runtime/Almanac", swiftSettings: swiftSettings),
    .target(
      name: "AlmanacFormerCountries",
      dependencies: ["Almanac"],
      path: "Sources/Runtime/AlmanacFormerCountries",
      swiftSettings: swiftSettings
    ),
    .target(
      name: "AlmanacMoney",
      dependencies: ["Almanac"],
      path: "Sources/Runtime/AlmanacMoney",
      swiftSettings: swiftSettings
    ),
    .target(
      name: "AlmanacAmountForms",
      dependencies: ["Almanac", "AlmanacMoney"],
      path: "Sources/Runtime/AlmanacAmountForms",
      swiftSettings: swiftSettings
    ),
    .target(
      name: "AlmanacTables",
      dependencies: ["Almanac"],
      path: "Sources/Runtime/AlmanacTables",
      swiftSettings: swiftSettings
    ),
    // The whole world, for packages that use no plugin. Its enums are committed, so its users compile no tool. It needs
    // Foundation, because AlmanacCurrency's formatters take its enums.
    .target(
      name: "AlmanacWorld",
      dependencies: ["Almanac", "AlmanacAmountForms", "AlmanacCurrency", "AlmanacMoney"],
      path: "Sources/Runtime/AlmanacWorld",
      exclude: ["almanac.json"],
      swiftSettings: swiftSettings
    ),

    // Generator: what reads and checks resources, and writes Swift.
    .systemLibrary(
      name: "CPNG",
      path: "Sources/Generator/CPNG",
      pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]
    ),
    .target(name: "CBytes", path: "Sources/Generator/CBytes"),
    .target(
      name: "CPNGCodec",
      dependencies: ["CPNG"],
      path: "Sources/Generator/CPNGCodec",
      linkerSettings: [.linkedLibrary("z")]
    ),
    .target(
      name: "AlmanacGenerator",
      dependencies: ["CBytes", "CPNGCodec"],
      path: "Sources/Generator/AlmanacGenerator",
      swiftSettings: toolSettings
    ),
    // The tool of the build plugin. It does not use ArgumentParser, because every user compiles it.
    .executableTarget(
      name: "AlmanacTool",
      dependencies: ["AlmanacGenerator"],
      path: "Sources/Generator/AlmanacTool",
      swiftSettings: toolSettings
    ),
    .target(
      name: "AlmanacCommand",
      dependencies: ["AlmanacGenerator", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Sources/Generator/AlmanacCommand",
      // The files of the page of `almanac preview`, and of `almanac init`. In the code, there is no bundle to find.
      resources: [.embedInCode("Preview/Page"), .embedInCode("Init/Example")],
      swiftSettings: swiftSettings
    ),
    // A target `almanac` would collide with the module `Almanac` on file systems that ignore case.
    .executableTarget(
      name: "AlmanacMain",
      dependencies: ["AlmanacCommand"],
      path: "Sources/Generator/AlmanacMain",
      swiftSettings: swiftSettings
    ),

    // Kits: what programs do with the data, with Foundation.
    .target(name: "CCurl", path: "Sources/Kits/CCurl"),
    .target(name: "CPlainPNG", path: "Sources/Kits/CPlainPNG", linkerSettings: [.linkedLibrary("z")]),
    .target(
      name: "AlmanacDownload",
      dependencies: ["Almanac", .target(name: "CCurl", condition: .when(platforms: [.linux]))],
      path: "Sources/Kits/AlmanacDownload",
      swiftSettings: swiftSettings
    ),
    .target(
      name: "AlmanacCurrency",
      dependencies: ["Almanac", "AlmanacMoney"],
      path: "Sources/Kits/AlmanacCurrency",
      swiftSettings: swiftSettings
    ),
    .target(
      name: "AlmanacEmoji",
      dependencies: ["Almanac", "AlmanacDownload", "AlmanacTables"],
      path: "Sources/Kits/AlmanacEmoji",
      swiftSettings: swiftSettings
    ),
    .target(
      name: "AlmanacEmojiViews",
      dependencies: ["Almanac", "AlmanacEmoji"],
      path: "Sources/Kits/AlmanacEmojiViews",
      swiftSettings: swiftSettings
    ),
    .target(
      name: "AlmanacImages",
      // On Apple's systems, ImageIO reads images.
      dependencies: [
        "Almanac", "AlmanacDownload", "CPlainPNG", .target(name: "CPNGCodec", condition: .when(platforms: [.linux])),
      ],
      path: "Sources/Kits/AlmanacImages",
      swiftSettings: swiftSettings
    ),

    // Compatibility: the API of a replaced library each. Who imports none of them sees none of those names.
    .target(
      name: "AlmanacCircleFlagsKit",
      dependencies: ["Almanac", "AlmanacDownload", "AlmanacImages"],
      path: "Sources/Compatibility/AlmanacCircleFlagsKit",
      swiftSettings: swiftSettings
    ),
    .target(
      name: "AlmanacCurrencyText",
      dependencies: ["Almanac", "AlmanacCurrency", "AlmanacMoney"],
      path: "Sources/Compatibility/AlmanacCurrencyText",
      swiftSettings: swiftSettings
    ),
    .target(
      name: "AlmanacFlowImage",
      dependencies: ["Almanac", "AlmanacDownload", "AlmanacImages"],
      path: "Sources/Compatibility/AlmanacFlowImage",
      swiftSettings: swiftSettings
    ),
    .target(
      name: "AlmanacSwiftEmoji",
      dependencies: ["Almanac", "AlmanacEmoji", "AlmanacEmojiViews"],
      path: "Sources/Compatibility/AlmanacSwiftEmoji",
      swiftSettings: swiftSettings
    ),

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
      dependencies: ["Almanac", "AlmanacAmountForms", "AlmanacMoney", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "AlmanacCurrencyTests",
      dependencies: ["Almanac", "AlmanacCurrency", "AlmanacCurrencyText", "AlmanacMoney", "TestSupport"],
      swiftSettings: swiftSettings + unoptimized
    ),
    .testTarget(
      name: "AlmanacEmojiTests",
      dependencies: ["Almanac", "AlmanacEmoji", "AlmanacSwiftEmoji", "TestSupport"],
      swiftSettings: swiftSettings + unoptimized
    ),
    .testTarget(
      name: "AlmanacImagesTests",
      dependencies: [
        "Almanac", "AlmanacCircleFlagsKit", "AlmanacDownload", "AlmanacFlowImage", "AlmanacImages", "TestSupport",
      ],
      swiftSettings: swiftSettings + unoptimized
    ),
    .testTarget(
      name: "AlmanacWorldTests",
      dependencies: [
        "Almanac", "AlmanacAmountForms", "AlmanacCircleFlagsKit", "AlmanacCurrency", "AlmanacMoney", "AlmanacWorld",
        "TestSupport",
      ],
      swiftSettings: swiftSettings + unoptimized
    ),
    .testTarget(
      name: "AlmanacGeneratorTests",
      dependencies: ["Almanac", "AlmanacCommand", "AlmanacGenerator", "CPNGCodec", "TestSupport"],
      swiftSettings: swiftSettings + unoptimized
    ),
    // Tests/Support is also a package, for the tests that are packages of their own.
    .target(
      name: "TestSupport",
      dependencies: ["Almanac", "AlmanacAmountForms", "AlmanacMoney"],
      path: "Tests/Support/TestSupport",
      swiftSettings: swiftSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)
