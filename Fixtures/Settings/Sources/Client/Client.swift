import Amounts
import Atlas
import Facts
import Isolated
import Keys
import Legacy
import Lists
import Money
import Moods
import Tables

/// Prints the values of all targets.
@main
struct Client {
  static func main() async {
    let atlas = countryFacts + countryDetails + leads + parts + currencyNames + countrySearches + labels
    for line in atlas { print("atlas:", line) }
    print("facts:", countries == Land.allCases, lines, Land.search("AUSTRIA"), Land(normalizing: "DE") as Any)
    print("keys:", nations == Nation.allCases, Nation.england.id, Nation(normalizing: "GB_SCT.png") ?? .unknown)
    print("keys:", Nation.repeat.rawValue, Nation.templateAuthor, Nation.id.flag.png.count == Nation.id.flag.byteCount)
    print("keys:", Nation.countries, Nation.allCases.map(\.kind))
    print("isolated:", await isolatedCodes())
    print("legacy:", legacyCodes)
    for text in feeTexts() { print("fee:", text) }
    print("amounts:", amountTexts().map { String($0.map { $0 == "\u{A0}" ? " " : $0 }) })
    print("money:", prices().map { String($0.map { $0 == "\u{A0}" ? " " : $0 }) })
    print("lists:", currencyFacts)
    for line in tableLines + tableLookups { print("tables:", line) }
    print("tables:", ratesAreValues)
    print(
      "lists:",
      Currency.allCases.allSatisfy(isKnown),
      Set(places) == Set(Place.allCases),
      Currency.default,
      Currency.pound
    )
    print("lists:", Place.american.name, Place.zhHantTW.id, Place.current.id, Place(rawValue: "en-US") as Any)
    print("moods:", moodSearches)
    print("moods:", Mood("🕵🏽") as Any, Mood(shortcode: "tear")?.keywords ?? [], Mood("😀") as Any)
    print("moods:", ["🕵️", "👩‍🚀", "👭", "😄"].compactMap { Mood($0)?.withSkinTone(.medium) })
    print(
      "moods:",
      Mood("🥲")?.name(in: "de") as Any,
      Mood("👭")?.name(in: "de") as Any,
      Mood("👭")?.name(in: "fr") as Any,
      Mood("😄")?.unicodeVersion as Any
    )
  }
}
