/// The settings of locales in `almanac.json`.
struct LocaleSettings: Sendable {
  @Boxed var section = SectionSettings(.locales, keys: SectionSettings.enumKeys + ["formats"])

  /// The locales' formats of amounts that differ from CLDR's, by identifier.
  var formats = KeyedSettings<FormatEntry>()

  mutating func read(_ object: JSONObject) {
    section.read(object)
    let entries = (object.members("formats") ?? []).map { member in
      let format = object.object(member.value, named: member.key.value, keys: FormatEntry.settingKeys)
      return (member.key, FormatEntryReader(object: format).entry())
    }
    formats = KeyedSettings(entries)
  }
}
