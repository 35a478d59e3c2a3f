// swift-tools-version: 6.2
import PackageDescription

// Generated code must compile without a warning under all settings of a target, so each target here has different ones.
// The generator's tests compare `Generated` with what they generate from the other files.
let almanac = Target.Dependency.product(name: "Almanac", package: "almanac")
let currency = Target.Dependency.product(name: "AlmanacCurrency", package: "almanac")
let money = Target.Dependency.product(name: "AlmanacMoney", package: "almanac")
let amountForms = Target.Dependency.product(name: "AlmanacAmountForms", package: "almanac")
let internalImports = SwiftSetting.enableUpcomingFeature("InternalImportsByDefault")
let strict: [SwiftSetting] = [.defaultIsolation(MainActor.self), .strictMemorySafety(), internalImports]

func golden(
  _ name: String,
  _ settings: [SwiftSetting],
  on dependencies: [Target.Dependency] = [almanac],
  inputs: [String]
) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    exclude: inputs,
    swiftSettings: settings + [.treatAllWarnings(as: .error)]
  )
}

let package = Package(
  name: "settings",
  platforms: [.macOS(.v12)],
  products: [.executable(name: "Client", targets: ["Client"])],
  dependencies: [.package(name: "almanac", path: "../..")],
  targets: [
    golden("Keys", [internalImports], inputs: ["Images", "Templates", "almanac.json"]),
    golden("Isolated", strict + [.enableUpcomingFeature("ExistentialAny")], inputs: ["almanac.json"]),
    golden("Legacy", [.swiftLanguageMode(.v5)], inputs: ["almanac.json"]),
    golden("Lists", [internalImports], inputs: ["almanac.json", "currencies.json", "locales.json"]),
    golden("Money", [], on: [almanac, currency], inputs: ["currencies.json", "locales.json"]),
    golden(
      "Amounts",
      strict,
      on: [almanac, money, amountForms],
      inputs: ["almanac.json", "currencies.json", "fees.csv", "locales.json"]
    ),
    golden(
      "Atlas",
      strict,
      on: [almanac, currency],
      inputs: [
        "Flags", "almanac.json", "countries.json", "currencies.json", "emoji.json", "locales.json", "subdivisions.json",
        "zone.tab",
      ]
    ),
    golden("Facts", [.swiftLanguageMode(.v5)], inputs: ["almanac.json", "länder.json"]),
    golden(
      "Moods",
      [.defaultIsolation(MainActor.self), internalImports],
      inputs: ["almanac.json", "annotations.json", "emoji.de.json", "emoji.json"]
    ),
    golden(
      "Tables",
      strict,
      inputs: [
        "airports.csv", "almanac.json", "countries.json", "currencies.json", "distances.csv", "emoji.json",
        "more-airports.json", "rates.tsv", "statuses.json",
      ]
    ),
    .executableTarget(
      name: "Client",
      dependencies: ["Amounts", "Atlas", "Facts", "Keys", "Isolated", "Legacy", "Lists", "Money", "Moods", "Tables"]
    ),
  ]
)
