/// The rule for the codes of flags without facts: nothing else can tell a mistake such as `en.png` from a country.
struct FlagCodeRules {
  /// Codes of languages that are often taken for codes of countries, and the codes that people mean. For other
  /// languages, only the suggestion is missing.
  private static let meant = [
    "cs": "cz", "da": "dk", "el": "gr", "en": "gb", "fa": "ir", "he": "il", "hi": "in", "hy": "am", "ja": "jp",
    "ka": "ge", "kk": "kz", "ko": "kr", "nb": "no", "nn": "no", "sq": "al", "ur": "pk", "zh": "cn",
  ]

  let settings: CountrySettings

  /// The codes that must have a flag, which need no other list.
  let required: Set<String>
  let outdated: OutdatedFacts
  let problems: Problems

  /// Returns whether the code of a former country is more often a mistake.
  static func isRatherMistake(_ name: String) -> Bool { name == "cs" }

  /// Reports codes that no country has, or for which ISO 3166-1 has a better one.
  func check(_ flags: [FlagFile]) {
    guard settings.flags.naming == .alpha2 else { return }
    let names = Set(flags.map(\.name))
    for flag in flags where NamingRule.alpha2.allows(flag.name) && !isListed(flag.name) {
      let assigned = CountryCode.assigned(flag.name)
      let code = flag.name.uppercased()
      let isFormer = outdated.change(of: code, in: .countries) != nil && !Self.isRatherMistake(flag.name)
      let isKnown = EmojiCharacter.regions.contains(code) || isFormer
      // A user with both flags knows the difference.
      if isKnown || assigned != flag.name && names.contains(assigned) { continue }
      problems.report(.flagCode, at: flag.location, message(flag, assigned))
    }
  }

  /// Returns whether a code is valid. The usual fallback stands for no country, even if another flag is the fallback.
  private func isListed(_ name: String) -> Bool {
    CountryKind(code: name) == .other || settings.isAllowed(name) || !settings.uses(name) || required.contains(name)
  }

  private func message(_ flag: FlagFile, _ assigned: String) -> String {
    let name = flag.name
    let end = "or add '\(name)' to 'countries.allow'"
    if assigned != name {
      return "'\(name)' is only reserved: the United Kingdom's code is '\(assigned)', and Ukraine's is 'ua'; "
        + "rename the file to '\(assigned)\(flag.fileExtension)', \(end)"
    }
    guard LanguageCode.isShort(name) else {
      return "no country has the code '\(name)'; correct it, add a list of countries that contains it, \(end)"
    }
    let suggestion = Self.meant[name].map { ", such as '\($0)'" } ?? ""
    return "'\(name)' is a language code, not a country code; name the file after a country"
      + "\(suggestion), \(end)"
  }
}
