/// What the diagnostics of an object's fields are about.
struct FieldRules: Sendable {
  let key: Rule
  let type: Rule
  let value: Rule

  /// The fields of `almanac.json`.
  static let configuration = FieldRules(key: .configKey, type: .configType, value: .configValue)

  /// The fields of a data file.
  static let data = FieldRules(key: .dataField, type: .dataType, value: .dataValue)
}
