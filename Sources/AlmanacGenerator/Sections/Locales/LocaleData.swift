/// The facts about a locale in one file.
struct LocaleRecord: Sendable {
  let identifier: Located<String>

  /// Whether the file is in Almanac's own format.
  var isOwn = false
  var name: Located<String>?

  /// Whether the file has a name of a wrong type, which is reported. Then the locale does not lack a name.
  var hasInvalidName = false
  var aliases: [Located<String>] = []

  /// Fills in missing facts from another record.
  mutating func complete(with other: LocaleRecord) {
    isOwn = isOwn || other.isOwn
    name = name ?? other.name
    hasInvalidName = hasInvalidName || other.hasInvalidName
    aliases += other.aliases
  }
}

extension LocaleRecord: FileRecord {
  mutating func adapt(to file: NamedFile, main: String) { isOwn = false }
}

/// The content of the files of the section `locales`.
struct LocaleData: SectionData {
  static var formats: [Format<LocaleData>] {
    [CLDRLocaleIdentifiers.format, CLDRDisplayNames.format, LocaleList.format]
  }

  var records: [LocaleRecord] = []

  /// The display names of languages, scripts, territories and variants by their codes. The first file that has a name
  /// counts.
  var names: [String: Located<String>] = [:]
}
