/// What one file says of a locale.
struct LocaleRecord: Sendable {
  let identifier: Located<String>

  /// Whether the file has Almanac's own format.
  var isOwn = false
  var name: Located<String>?
  var aliases: [Located<String>] = []

  /// Takes over what this record does not know and another does.
  mutating func complete(with other: LocaleRecord) {
    isOwn = isOwn || other.isOwn
    name = name ?? other.name
    aliases += other.aliases
  }
}

/// What the files of the section `locales` say.
struct LocaleData: Sendable {
  /// The formats of the files.
  static var formats: [Format<LocaleData>] {
    [CLDRLocaleIdentifiers.format, CLDRDisplayNames.format, LocaleList.format]
  }

  var records: [LocaleRecord] = []

  /// The display names of languages, scripts, territories and variants by their codes. The first file that has a name
  /// counts.
  var names: [String: Located<String>] = [:]
}
