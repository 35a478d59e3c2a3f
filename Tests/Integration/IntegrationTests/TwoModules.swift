import Foundation
import TestSupport
import Testing

/// A program that imports two modules with public generated code, and also has generated currencies itself.
enum TwoModules {
  static let consumer: ConsumerCase = {
    let modules = ["North", "South"]
    let libraries = modules.map { name in
      ConsumerTarget(name: name, isExecutable: false, products: ["Almanac", "AlmanacCurrency"], program: module)
    }
    let client = ConsumerTarget(
      name: "TwoModules",
      products: ["Almanac", "AlmanacCurrency"],
      targets: modules,
      program: program
    )
    var files = ["TwoModules/currencies.json": #"[{"code": "EUR", "name": "Euro"}]"#]
    for module in modules {
      files["\(module)/almanac.json"] = #"{ access: "public" }"#
      for (name, text) in lists { files["\(module)/\(name).json"] = text }
    }
    let flags = ["North": ["ch", "xx"], "South": ["ch", "xx"]]
    return ConsumerCase(targets: [client] + libraries, files: files, flags: flags) { package in
      let output = try package.run()
      #expect(output == printed, "\(output.suffix(4000))")
    }
  }()

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

  private static let program = """
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
