import Almanac

/// A folder of CLDR's files.
struct CLDRFolder: Hashable {
  let name: String

  /// Whether the files only contain what differs from the language's files, as in "de-CH".
  let isRegional: Bool

  /// The folder for locales that have no folder in CLDR.
  static let english = CLDRFolder(name: "en", isRegional: false)

  private static let regionsOfTraditionalChinese: Set<String> = ["TW", "HK", "MO"]

  /// Returns the folders that can contain the words of a locale, from the most specific one to the language's.
  static func all(of tag: LanguageTag) -> [CLDRFolder] {
    // CLDR keeps Norwegian Bokmål in the folder for Norwegian.
    let language = tag.language == "nb" ? "no" : tag.language
    let isTraditional = tag.language == "zh" && tag.region.map(regionsOfTraditionalChinese.contains) == true
    var folders: [CLDRFolder] = []
    for script in [tag.script ?? (isTraditional ? "Hant" : nil), nil] {
      let base = [language, script].compactMap(\.self).joined(separator: "-")
      for region in [tag.region, tag.region.flatMap { CLDRParents.region(of: $0, language: base) }, nil] {
        let name = [base, region].compactMap(\.self).joined(separator: "-")
        let folder = CLDRFolder(name: name, isRegional: region != nil)
        if !folders.contains(folder) { folders.append(folder) }
      }
    }
    return folders
  }
}
