/// The language, script and region of a locale.
struct CLDRTag: Hashable {
  /// A folder of CLDR's files.
  struct Folder: Hashable {
    let name: String

    /// Whether the files only have what differs from the files of the language. Those of a region are so, such as "de-CH".
    let isRegional: Bool
  }

  /// The folder for locales of which CLDR has no folder.
  static let english = Folder(name: "en", isRegional: false)

  private static let regionsOfTraditionalChinese: Set<String> = ["TW", "HK", "MO"]

  private let language: String
  private var script: String?
  private var region: String?

  /// Reads the identifier of a locale, such as "zh_Hant_HK" or "de-AT". Variants, and settings such as
  /// `@calendar=buddhist`, do not count.
  ///
  /// - Returns: `nil` if the identifier has no language.
  init?(_ identifier: String) {
    let tag = identifier.prefix { $0 != "@" && $0 != "." }
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard let first = parts.first, first.hasLetters(2...8) else { return nil }
    language = first.lowercased()
    var rest = parts.dropFirst()
    if let part = rest.first, part.hasLetters(4...4) {
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      rest = rest.dropFirst()
    }
    if let part = rest.first, part.hasLetters(2...2) || part.isNumber { region = part.uppercased() }
  }

  /// The tag in the form of BCP 47, such as "zh-Hant-HK".
  var text: String { Self.joined(language, script, region) }

  /// The folders that can have the words of the locale, from the most specific one to that of the language.
  var folders: [Folder] {
    var folders: [Folder] = []
    for script in [script ?? impliedScript, nil] {
      for region in [region, nil] {
        let folder = Folder(name: Self.joined(folderOfLanguage, script, region), isRegional: region != nil)
        if !folders.contains(folder) { folders.append(folder) }
      }
    }
    return folders
  }

  /// CLDR's folder for Norwegian Bokmål is that of Norwegian.
  private var folderOfLanguage: String { language == "nb" ? "no" : language }

  private var impliedScript: String? {
    guard language == "zh", let region, Self.regionsOfTraditionalChinese.contains(region) else { return nil }
    return "Hant"
  }

  private static func joined(_ parts: String?...) -> String { parts.compactMap(\.self).joined(separator: "-") }
}

extension Substring {
  fileprivate func hasLetters(_ count: ClosedRange<Int>) -> Bool {
    count.contains(self.count) && allSatisfy { $0.isASCII && $0.isLetter }
  }

  /// Whether it is the number of a region, such as 419.
  fileprivate var isNumber: Bool { count == 3 && allSatisfy { $0.isASCII && $0.isNumber } }
}
