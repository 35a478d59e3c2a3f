// swift-tools-version: 6.2
import PackageDescription

// Set by Scripts/test. There, a warning in Almanac's code is an error, but never in a user's build.
let strict = Context.environment["ALMANAC_STRICT"] != nil
let swiftSettings: [SwiftSetting] =
  [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")]
  + (strict ? [.treatAllWarnings(as: .error)] : [])

// The tool runs for a second or two, and every user compiles it, so a release build does not optimize it either,
// because that takes a minute. Nobody debugs it, so it contains no debug information; and four batches, whatever the
// number of files, because each batch reads all declarations.
let toolSettings =
  swiftSettings + [
    .unsafeFlags(["-gnone", "-index-ignore-system-modules", "-driver-batch-count", "4"]),
    .define("ALMANAC_GENERATOR"), .unsafeFlags(["-Onone"], .when(configuration: .release)),
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

// The condition of all that only the tools need. A package with prebuilt tools turns the trait off: without it, SwiftPM
// neither fetches the packages of the tools nor compiles the tools for the plugin of AlmanacWorld.
let tools = TargetDependencyCondition.when(traits: ["Tools"])

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
    // For the tests of the examples. It is no part of the API.
    .library(name: "AlmanacTestSupport", targets: ["TestSupport"]),
    .plugin(name: "AlmanacPlugin", targets: ["AlmanacPlugin"]),
    .plugin(name: "AlmanacValidate", targets: ["AlmanacValidate"]),
    .plugin(name: "AlmanacGenerate", targets: ["AlmanacGenerate"]),
    .executable(name: "almanac", targets: ["AlmanacMain"]),
  ],
  traits: [
    .trait(name: "Tools", description: "The plugins and AlmanacWorld, with tools that are compiled from source."),
    .default(enabledTraits: ["Tools"]),
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
    // The whole world, for packages that use no plugin.
    .target(
      name: "AlmanacWorld",
      dependencies: ["Almanac", "AlmanacCurrency", "AlmanacMoney"],
      exclude: ["almanac.json"],
      swiftSettings: swiftSettings,
      plugins: ["AlmanacPlugin"]
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
      dependencies: [
        "AlmanacGenerator",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: tools),
      ],
      // The files of the page of `almanac preview`, and of `almanac init`. In the code, there is no bundle to find.
      resources: [.embedInCode("Preview/Page"), .embedInCode("Init/Example")],
      swiftSettings: swiftSettings
    ),
    // A target `almanac` would collide with the module `Almanac` on file systems that ignore case.
    .executableTarget(name: "AlmanacMain", dependencies: ["AlmanacCommand"], swiftSettings: swiftSettings),
    // The tool of the build plugin. It does not use ArgumentParser, because every user compiles it.
    .executableTarget(name: "AlmanacTool", dependencies: ["AlmanacGenerator"], swiftSettings: toolSettings),
    .plugin(
      name: "AlmanacPlugin",
      capability: .buildTool(),
      dependencies: [.target(name: "AlmanacTool", condition: tools)]
    ),
    .plugin(
      name: "AlmanacValidate",
      capability: .command(
        intent: .custom(
          verb: "validate-resources",
          description: "Check the resources of the targets that use AlmanacPlugin or contain generated files."
        )
      ),
      dependencies: [.target(name: "AlmanacMain", condition: tools)]
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
      dependencies: [.target(name: "AlmanacMain", condition: tools)]
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
      name: "AlmanacTests",
      dependencies: ["Almanac", "AlmanacFormerCountries", "AlmanacTables"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "AlmanacMoneyTests",
      dependencies: ["Almanac", "AlmanacMoney", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .target(
      name: "TestSupport",
      dependencies: ["Almanac", "AlmanacMoney"],
      path: "Tests/TestSupport",
      swiftSettings: swiftSettings
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Set by Scripts/test for the tests in release mode. The tool is not optimized there, so its tests are the same as in
// debug.
if Context.environment["ALMANAC_RUNTIME_TESTS"] == nil {
  package.targets += [
    .testTarget(
      name: "AlmanacGeneratorTests",
      dependencies: ["AlmanacGenerator", "AlmanacCommand", "Almanac", "CPNGCodec", "TestSupport"],
      swiftSettings: swiftSettings
    ),
    .testTarget(
      name: "IntegrationTests",
      // These tests run the executable `almanac`, which `swift test` builds like every target.
      dependencies: [
        "Almanac", "AlmanacCommand", "AlmanacCurrency", "AlmanacGenerator", "AlmanacImages", "AlmanacMoney",
        "AlmanacWorld", "TestSupport",
      ],
      swiftSettings: swiftSettings
    ),
  ]
}

// Set by Scripts/compare-formats, which alone uses this program.
if Context.environment["ALMANAC_FORMAT_TEXTS"] != nil {
  package.targets.append(
    .executableTarget(
      name: "FormatTexts",
      dependencies: ["Almanac", "AlmanacMoney", "AlmanacWorld", "TestSupport"],
      path: "Tests/FormatTexts",
      swiftSettings: swiftSettings
    )
  )
}

// Set by Scripts/fuzz. The main function of these programs is in libFuzzer, so no other build can link them.
if Context.environment["ALMANAC_FUZZ"] != nil {
  let dependencies: [String: [Target.Dependency]] = [
    "PNG": ["AlmanacGenerator", "CPNGCodec"], "JSON": ["AlmanacGenerator"], "Formats": ["AlmanacGenerator"],
    "Search": ["Almanac", "AlmanacCurrency"], "Tables": ["Almanac", "AlmanacEmoji", "AlmanacTables"],
    "Money": ["Almanac", "AlmanacMoney"], "Amounts": ["Almanac", "AlmanacMoney"],
  ]
  package.targets += dependencies.map { name, dependencies in
    .executableTarget(
      name: "Fuzz\(name)",
      dependencies: dependencies,
      path: "Tests/Fuzz/\(name)",
      swiftSettings: swiftSettings + [.unsafeFlags(["-parse-as-library"])]
    )
  }
}

// SwiftPM compiles the tools of the plugins of all targets. In release mode, no test uses AlmanacWorld, and with
// libFuzzer, its tool does not compile.
if ["ALMANAC_RUNTIME_TESTS", "ALMANAC_FUZZ"].contains(where: { Context.environment[$0] != nil }) {
  for target in package.targets { target.plugins = nil }
}
