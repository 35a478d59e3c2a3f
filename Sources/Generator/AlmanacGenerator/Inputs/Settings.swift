/// The settings in `almanac.json`, or their defaults.
struct Settings: Sendable {
  /// The name of the file in the target's folder.
  static let fileName = "almanac.json"

  var access = AccessLevel.internal

  /// The reaction to a reference to a missing entry of another section.
  var relations = RulePolicy.warning

  /// The reaction to outdated facts.
  var outdated = RulePolicy.warning

  /// The folder of the custom templates.
  var templates: Located<String>?

  /// Files and folders that look like resources but aren't.
  var ignored: [Located<String>] = []

  var sections = SettingsBySection()

  /// The user's own tables.
  var tables: [TableSchema] = []

  /// The bytes of the file.
  private(set) var bytes: [UInt8] = []

  /// Whether the file could be parsed. If not, the values are only defaults.
  var isComplete = true
}

extension Settings {
  /// Returns the settings in almanac.json, or the defaults if there is none.
  static func read(_ text: SourceText?, _ problems: Problems) -> Settings {
    var settings = Settings()
    guard let text else { return settings }
    settings.bytes = text.bytes
    let value = problems.value { () throws(Diagnostic) in try JSONParser.parse(text, as: .json5, .configSyntax) }
    settings.isComplete = value != nil
    if let value { settings.read(value, problems) }
    return settings
  }

  /// The keys besides the sections.
  static let commonKeys = ["access", "relations", "outdated", "templates", "nameLanguages", "ignore", "tables"]

  private static let keys = commonKeys + SectionKind.allCases.map(\.rawValue)

  private mutating func read(_ value: JSONValue, _ problems: Problems) {
    let inner =
      SectionKind.allCases.map { ($0.rawValue, sections[$0].keys) } + [("countries.image", ImageSettings.keys)]
    let object = JSONObject(value, named: Self.fileName, keys: Self.keys, inner: inner, rules: .settings, problems)
    access = object.choice("access", of: AccessLevel.self) ?? access
    relations = object.choice("relations", of: RulePolicy.self) ?? relations
    outdated = object.choice("outdated", of: RulePolicy.self) ?? outdated
    templates = object.path("templates", of: "folder")
    ignored = object.paths("ignore", of: "file or folder", canBeEmpty: true) ?? []
    sections.use(NameLanguages(object.stringOrStrings("nameLanguages") ?? [], object))
    for kind in SectionKind.allCases {
      if let value = object.value(kind.rawValue) { sections.read(kind, value, problems) }
    }
    tables = TableSchema.read(object)
    reportSharedTypes(problems)
    let currencies = sections.currencies
    if currencies.formatterAccess > access, let location = currencies.formatterAccessLocation {
      let message = "'formatterAccess' must not be wider than 'access', which is \"\(access.rawValue)\""
      problems.report(.configValue, at: location, message)
    }
  }

  /// Reports duplicate type names.
  private func reportSharedTypes(_ problems: Problems) {
    for kind in SectionKind.allCases {
      guard let location = sections[kind].typeLocation else { continue }
      let type = sections[kind].type
      guard let other = SectionKind.allCases.first(where: { $0 != kind && sections[$0].type == type }) else { continue }
      let message = "'\(type)' is already the type of '\(other.rawValue)'; choose another name"
      problems.report(.configValue, at: location, message)
    }
    for table in tables {
      guard let kind = SectionKind.allCases.first(where: { sections[$0].type == table.name.value }) else { continue }
      let message = "'\(table.name.value)' is already the type of '\(kind.rawValue)'; choose another name"
      problems.report(.configValue, at: table.name.location, message)
    }
  }
}

/// The access level of the generated declarations.
public enum AccessLevel: String, CaseIterable, Comparable, Sendable {
  case `internal`
  case package
  case `public`

  /// Returns whether an access level is narrower than another.
  public static func < (narrow: AccessLevel, wide: AccessLevel) -> Bool {
    allCases.prefix { $0 != wide }.contains(narrow)
  }

  /// The keyword that imports a module whose types are in declarations of this level.
  ///
  /// It is implicit if possible, because an explicit access level conflicts with plain imports in the user's files.
  var importKeyword: String { self == .public ? "public import" : "import" }
}

/// The reaction to what is usually a mistake but can be intended.
enum RulePolicy: String, CaseIterable, Sendable {
  case error, warning, off

  /// The severity, or `nil` if it is not reported.
  var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .off: nil
    }
  }
}
