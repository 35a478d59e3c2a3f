// swift-tools-version: 6.2
import PackageDescription

// Generated code must compile without a warning under all target settings. Each target here has different settings.
let dependencies: [Target.Dependency] = [.product(name: "Almanac", package: "almanac")]
let plugins: [Target.PluginUsage] = [.plugin(name: "AlmanacPlugin", package: "almanac")]

let package = Package(
  name: "settings",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "almanac", path: "../..")],
  targets: [
    .target(
      name: "Keys",
      dependencies: dependencies,
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault"), .treatAllWarnings(as: .error)],
      plugins: plugins
    ),
    .target(
      name: "Isolated",
      dependencies: dependencies,
      swiftSettings: [
        .defaultIsolation(MainActor.self), .strictMemorySafety(), .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"), .treatAllWarnings(as: .error),
      ],
      plugins: plugins
    ),
    .target(
      name: "Legacy",
      dependencies: dependencies,
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)],
      plugins: plugins
    ),
    .target(
      name: "Lists",
      dependencies: dependencies,
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault"), .treatAllWarnings(as: .error)],
      plugins: plugins
    ),
    .target(
      name: "Money",
      dependencies: dependencies + [.product(name: "AlmanacCurrency", package: "almanac")],
      swiftSettings: [.treatAllWarnings(as: .error)],
      plugins: plugins
    ),
    .target(
      name: "Amounts",
      dependencies: dependencies + [.product(name: "AlmanacMoney", package: "almanac")],
      swiftSettings: [
        .defaultIsolation(MainActor.self), .strictMemorySafety(), .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
      ],
      plugins: plugins
    ),
    .target(
      name: "Atlas",
      dependencies: dependencies + [.product(name: "AlmanacCurrency", package: "almanac")],
      swiftSettings: [
        .defaultIsolation(MainActor.self), .strictMemorySafety(), .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
      ],
      plugins: plugins
    ),
    .target(
      name: "Facts",
      dependencies: dependencies,
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)],
      plugins: plugins
    ),
    .target(
      name: "Moods",
      dependencies: dependencies,
      swiftSettings: [
        .defaultIsolation(MainActor.self), .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
      ],
      plugins: plugins
    ),
    .executableTarget(
      name: "Client",
      dependencies: ["Amounts", "Atlas", "Facts", "Keys", "Isolated", "Legacy", "Lists", "Money", "Moods"]
    ),
  ]
)
