/// What `almanac.json` says, or the defaults for what it does not say.
struct Settings: Sendable {
  /// The name of the file in the target's folder.
  static let fileName = "almanac.json"

  var access = AccessLevel.internal

  /// What happens where one section names an entry that another section does not have.
  var relations = RelationPolicy.warning

  /// The folder of the user's own templates.
  var templates: Located<String>?

  var sections = SectionsSettings()

  /// The bytes of the file.
  private(set) var bytes: [UInt8] = []

  /// Whether the file could be parsed. If not, the defaults say nothing about what the user wants.
  var isComplete = true
}

extension Settings {
  /// The settings of a folder.
  ///
  /// - Parameter text: The text of almanac.json, or `nil` where the folder does not have it.
  static func read(_ text: SourceText?, _ problems: Problems) -> Settings {
    var settings = Settings()
    guard let text else { return settings }
    settings.bytes = text.bytes
    do throws(JSONParser.Failure) {
      settings.read(try JSONParser.parse(text, as: .json5), problems)
    } catch {
      problems.report(.configSyntax, at: error.location, error.message)
      settings.isComplete = false
    }
    return settings
  }

  private mutating func read(_ value: JSONValue, _ problems: Problems) {
    let keys = ["access", "relations", "templates"] + SectionKind.allCases.map(\.rawValue)
    let object = JSONObject(value, named: "the configuration", keys: keys, rules: .settings, problems)
    access = object.choice("access", of: AccessLevel.self) ?? access
    relations = object.choice("relations", of: RelationPolicy.self) ?? relations
    templates = object.string("templates")
    for kind in SectionKind.allCases {
      if let value = object.value(kind.rawValue) { sections.read(kind, value, problems) }
    }
    reportSharedTypes(problems)
  }

  /// Two enums of a target cannot have the same name.
  private func reportSharedTypes(_ problems: Problems) {
    for kind in SectionKind.allCases {
      guard let location = sections[kind].typeLocation else { continue }
      let type = sections[kind].type
      guard let other = SectionKind.allCases.first(where: { $0 != kind && sections[$0].type == type }) else { continue }
      let message = "'\(type)' is the type of '\(other.rawValue)' too; choose another name"
      problems.report(.configValue, at: location, message)
    }
  }
}

/// Who can use the generated declarations.
public enum AccessLevel: String, CaseIterable, Sendable {
  case `internal`
  case package
  case `public`
}

/// What happens where one section names an entry that another section does not have.
enum RelationPolicy: String, CaseIterable, Sendable {
  case error, warning, off

  /// How severe that is; `nil` where it is not reported.
  var severity: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .off: nil
    }
  }
}
