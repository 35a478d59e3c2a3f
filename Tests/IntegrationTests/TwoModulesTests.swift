import Foundation
import TestSupport
import Testing

/// Builds a program that imports two modules with public generated code, and also has generated currencies itself.
@Suite struct TwoModulesTests {
  @Test(arguments: BuildSystem.allCases)
  func doNotClash(buildSystem: BuildSystem) async throws {
    let modules = ["North", "South"]
    let libraries = modules.map { name in
      ConsumerTarget(name: name, isExecutable: false, products: ["Almanac", "AlmanacCurrency"], program: Self.module)
    }
    let client = ConsumerTarget(
      name: "TwoModules",
      products: ["Almanac", "AlmanacCurrency"],
      targets: modules,
      program: Self.client
    )
    try await ConsumerFolder.withPackage(buildSystem, main: client, libraries: libraries) { package in
      for module in modules {
        for flag in ["ch", "xx"] { try package.addFlag(flag, target: module) }
        try package.write(#"{ access: "public" }"#, to: "Sources/\(module)/almanac.json")
        for (name, text) in Self.lists { try package.write(text, to: "Sources/\(module)/\(name).json") }
      }
      try package.add("currencies.json", #"[{"code": "EUR", "name": "Euro"}]"#)
      try package.buildCleanly()
      let printed = try package.run()
      #expect(printed == Self.printed, "\(printed.suffix(4000))")
    }
  }

  private static let lists = [
    "countries": #"[{"code": "CH", "name": "Switzerland", "currencies": ["CHF"]}]"#,
    "currencies": #"[{"code": "CHF", "name": "Swiss Franc"}]"#,
    "locales": #"[{"identifier": "de_CH", "name": "German (Switzerland)"}]"#,
    "emoji": """
    [{"character": "😀", "name": "grinning face", "category": "Smileys & Emotion", "shortcodes": ["grinning"]},
     {"character": "🇨🇭", "name": "flag: Switzerland", "category": "Flags", "shortcodes": ["switzerland"]}]
    """,
  ]

  /// Additional code of both modules, which uses their internal properties.
  private static let module = """
    import AlmanacCurrency

    public func price() -> String? {
      let formatter = CurrencyFormatter {
        $0.currency = .swissFranc
        $0.locale = CurrencyLocale.germanSwitzerland
      }
      return formatter.currency == .swissFranc ? formatter.currencyCode : nil
    }
    """

  private static let client = """
    import AlmanacCurrency
    import North
    import South

    @main struct TwoModules {
      static func main() {
        print(North.EmojiCategory.smileysAndEmotion.emojis.map(\\.character))
        print(South.EmojiCategory.flags.emojis.map(\\.character), South.EmojiCategory.flags.rawValue)
        print(North.Emoji.search("grinning").map(\\.name), South.Emoji("🇨🇭")?.country?.name ?? "")
        print(North.Country.ch.currencies.map(\\.name), South.Country.ch.flag.png == North.Country.ch.flag.png)
        print(North.Currency.swissFranc.countries.map(\\.rawValue), South.CurrencyLocale.germanSwitzerland.currency!.rawValue)
        let formatter = CurrencyFormatter {
          $0.currency = .euro
          $0.locale = South.CurrencyLocale.germanSwitzerland
        }
        print(North.price() ?? "", South.price() ?? "", formatter.currency?.name ?? "")
      }
    }
    """

  private static let printed = """
    ["😀"]
    ["🇨🇭"] Flags
    ["grinning face"] Switzerland
    ["Swiss Franc"] true
    ["ch"] CHF
    CHF CHF Euro

    """
}
