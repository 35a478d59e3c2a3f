/// A section for an enum that is made from lists in JSON: `currencies` or `locales`.
struct ListConfiguration: Sendable {
  /// Where the data of a target is unless its configuration says otherwise.
  let conventionalFile: String

  /// Where the section stands, if there is one.
  var section: SourceLocation?

  /// The name of the generated enum.
  var type: String
  var typeLocation: SourceLocation?

  /// The files of the data, or `nil` for the conventional one, if there is one.
  var data: [Located<String>]?

  var cases = CaseNaming.name

  /// Further Swift names for a code.
  var aliases: [(code: Located<String>, names: [Located<String>])] = []

  /// Codes that others may name though no entry has them.
  var allow: [Located<String>] = []
}
