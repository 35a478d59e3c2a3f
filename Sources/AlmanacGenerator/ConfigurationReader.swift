import Foundation

/// Reads `almanac.json`.
enum ConfigurationReader {
  /// The configuration of a folder, with the defaults for what cannot be read.
  ///
  /// - Parameter folder: The folder of the target; it need not have an `almanac.json`.
  static func read(folder: Folder) -> (configuration: Configuration, diagnostics: [Diagnostic]) {
    let path = folder.path(of: Configuration.fileName)
    var configuration = Configuration()
    guard FileManager.default.fileExists(atPath: path) else { return (configuration, []) }
    do {
      let value = try JSONParser.parse(try SourceText(readingFile: path), as: .json5)
      let diagnostics = read(value, into: &configuration)
      return (configuration, diagnostics)
    } catch let failure as JSONParser.Failure {
      return (configuration, [Diagnostic(.configSyntax, at: failure.location, failure.message)])
    } catch {
      return (configuration, [.unreadable(path, error)])
    }
  }

  private static func read(_ value: JSONValue, into configuration: inout Configuration) -> [Diagnostic] {
    let keys = ["access", "countries", "currencies", "locales", "emoji", "relations", "templates"]
    var section = JSONObjectReader(value, name: "the configuration", keys: keys, rules: .configuration)
    configuration.access = section.choice("access", of: AccessLevel.self) ?? configuration.access
    configuration.relations = section.choice("relations", of: RelationPolicy.self) ?? configuration.relations
    configuration.templates = section.string("templates")
    let countries = section.value("countries").map { read($0, into: &configuration.countries) }
    let currencies = section.value("currencies").map { read($0, named: "currencies", into: &configuration.currencies) }
    let locales = section.value("locales").map { read($0, named: "locales", into: &configuration.locales) }
    let emoji = section.value("emoji").map { read($0, into: &configuration.emoji) }
    return section.diagnostics + [countries, currencies, locales, emoji].compactMap { $0 }.joined()
  }

  private static func read(
    _ value: JSONValue,
    named name: String,
    into list: inout ListConfiguration
  ) -> [Diagnostic] {
    var section = JSONObjectReader(
      value,
      name: "'\(name)'",
      keys: ["data", "type", "cases", "aliases"] + (name == "currencies" ? ["allow"] : []),
      rules: .configuration
    )
    // What is no section does not ask for a file either.
    list.section = value.members.map { _ in value.location }
    list.data = data(&section)
    list.type = typeName(&section) ?? list.type
    list.typeLocation = section.value("type")?.location
    list.cases = section.choice("cases", of: CaseNaming.self) ?? list.cases
    list.aliases = section.lists("aliases") ?? []
    list.allow = section.strings("allow") ?? []
    for code in list.allow where code.value.wholeMatch(of: /[A-Z]{3}/) == nil {
      section.report(.currencyCode, code.location, "'\(code.value)' is no currency code, such as 'EUR'")
    }
    return section.diagnostics
  }

  private static func read(_ value: JSONValue, into emoji: inout EmojiConfiguration) -> [Diagnostic] {
    let keys = ["data", "type", "language"]
    var section = JSONObjectReader(value, name: "'emoji'", keys: keys, rules: .configuration)
    emoji.section = value.members.map { _ in value.location }
    emoji.data = data(&section)
    emoji.type = typeName(&section) ?? emoji.type
    emoji.typeLocation = section.value("type")?.location
    emoji.language = language(&section) ?? emoji.language
    return section.diagnostics
  }

  private static func language(_ section: inout JSONObjectReader) -> String? {
    guard let language = section.string("language") else { return nil }
    report(ifNoLanguage: language, &section)
    return LanguageCode.canonical(language.value)
  }

  private static func report(ifNoLanguage language: Located<String>, _ section: inout JSONObjectReader) {
    guard LocaleIdentifier(language.value) == nil else { return }
    let message = "'\(language.value)' is no language of BCP 47, such as 'en' or 'pt-BR'"
    section.report(.configValue, language.location, message)
  }

  /// The files that a section names.
  private static func data(_ section: inout JSONObjectReader) -> [Located<String>]? {
    let names = section.stringOrStrings("data")
    if case .array(let elements) = section.value("data")?.kind, elements.isEmpty,
      let location = section.value("data")?.location
    {
      section.report(.configValue, location, "'data' must name a file")
    }
    return names
  }

  private static func read(_ value: JSONValue, into countries: inout CountriesConfiguration) -> [Diagnostic] {
    let keys = [
      "flags", "data", "language", "languages", "type", "cases", "naming", "fallback", "allow", "required", "include",
      "exclude", "aliases",
      "image",
    ]
    var section = JSONObjectReader(value, name: "'countries'", keys: keys, rules: .configuration)
    countries.section = value.members.map { _ in value.location }
    countries.flags = section.string("flags")
    countries.type = typeName(&section) ?? countries.type
    countries.typeLocation = section.value("type")?.location
    countries.data = data(&section)
    countries.language = language(&section) ?? countries.language
    countries.languages = (section.stringOrStrings("languages") ?? []).map { language in
      report(ifNoLanguage: language, &section)
      return Located(value: LanguageCode.canonical(language.value), location: language.location)
    }
    countries.cases = section.choice("cases", of: CaseNaming.self) ?? countries.cases
    countries.casesLocation = section.value("cases")?.location
    countries.naming = section.choice("naming", of: NamingRule.self) ?? countries.naming
    countries.fallback = section.string("fallback")
    countries.allow = section.strings("allow") ?? []
    for name in countries.allow where name.value != name.value.lowercased() {
      let lower = name.value.lowercased()
      let message = "'\(name.value)' is not in lower case, as flags are; write '\(lower)'"
      section.report(.configValue, name.location, message)
    }
    countries.required = section.string("required")
    countries.include = section.strings("include") ?? []
    countries.exclude = section.strings("exclude") ?? []
    countries.aliases = section.lists("aliases") ?? []
    guard let image = section.value("image") else { return section.diagnostics }
    return section.diagnostics + read(image, into: &countries.image)
  }

  private static func typeName(_ section: inout JSONObjectReader) -> String? {
    guard let type = section.string("type") else { return nil }
    if SwiftIdentifier.isTypeName(type.value) { return type.value }
    let message = "'type' must be the name of a Swift type, such as 'Country', and none that generated code uses"
    section.report(.configValue, type.location, message)
    return nil
  }

  private static func read(_ value: JSONValue, into image: inout ImageLimits) -> [Diagnostic] {
    var section = JSONObjectReader(
      value,
      name: "'image'",
      keys: ["square", "minSize", "maxSize", "maxBytes"],
      rules: .configuration
    )
    let sizes = 1...ImageLimits.largestSize
    image.square = section.boolean("square") ?? image.square
    let minSize = section.integer("minSize", in: sizes)
    let maxSize = section.integer("maxSize", in: sizes)
    image.minSize = minSize?.value ?? image.minSize
    image.maxSize = maxSize?.value ?? image.maxSize
    image.maxBytes = section.integer("maxBytes", in: 1...ImageLimits.largestByteCount)?.value ?? image.maxBytes
    if image.minSize > image.maxSize, let location = (maxSize ?? minSize)?.location {
      let message = "'minSize' (\(image.minSize)) must not be above 'maxSize' (\(image.maxSize))"
      section.report(.configValue, location, message)
    }
    return section.diagnostics
  }
}
