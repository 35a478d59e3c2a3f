/// The settings of countries and their flags in `almanac.json`.
struct CountrySettings: Sendable {
  private static let keys =
    SectionSettings.listKeys + NameLanguages.keys + SectionSettings.nameKeys + FlagSettings.keys
    + ["accessibilityLabel"]

  /// The placeholder for the name of the country in the pattern of an accessibility label.
  static let namePlaceholder = "{name}"

  @Boxed var section = SectionSettings(.countries, keys: keys)
  var languages: NameLanguages { section.languages }
  var flags = FlagSettings()

  /// The patterns of accessibility labels, by language.
  var labels: [String: String] = [:]

  mutating func read(_ object: JSONObject) {
    section.read(object)
    flags.read(object)
    for name in section.allow.located where name.value != name.value.lowercased() {
      let message =
        "write '\(name.value.lowercased())' instead of '\(name.value)'; 'allow' lists flag names, which are lowercase"
      object.report(.configValue, at: name.location, message)
    }
    for (language, pattern) in object.texts("accessibilityLabel") { readLabel(language, pattern, object) }
  }

  private mutating func readLabel(_ language: Located<String>, _ pattern: Located<String>, _ object: JSONObject) {
    if pattern.value.parts(separatedBy: Self.namePlaceholder).count == 1 {
      let message = "'accessibilityLabel' must contain '\(Self.namePlaceholder)', where the country's name goes"
      object.report(.configValue, at: pattern.location, message)
    }
    labels[NameLanguages.canonical(language, object).value] = pattern.value
  }

  /// Returns the label pattern in a language, in the form that the runtime reads, or an empty string.
  func labelPattern(in language: String) -> String {
    (labels[language] ?? "").parts(separatedBy: Self.namePlaceholder).joined(separator: String(LabelPattern.name))
  }

  /// Applies the options of the caller, with a location for problems with them.
  mutating func override(with request: Request, at location: SourceLocation) {
    let located = { (name: String) in Located(value: name, location: location) }
    flags.naming = request.naming ?? flags.naming
    flags.fallback = request.fallback.map(located) ?? flags.fallback
    section.allow.add(request.allow.map(located))
  }

  /// Returns whether a name is allowed regardless of the naming rule and the required codes.
  func isAllowed(_ name: String) -> Bool {
    name == flags.fallbackName || section.allow.values.contains(name)
  }

  /// Returns whether a flag can have a name, by the naming rule or because it is allowed anyway.
  func canNameFlag(_ name: String) -> Bool { flags.naming.allows(name) || isAllowed(name) }

  /// Returns whether to use a country, which is always true of the fallback.
  func uses(_ name: String) -> Bool {
    guard name == flags.fallbackName else { return section.uses(section.canonical(name)) }
    return !section.exclude.values.contains(name)
  }
}
