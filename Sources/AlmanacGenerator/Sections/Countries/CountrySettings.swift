/// The section `countries`: which flags there are and what becomes of them.
struct CountriesConfiguration: Sendable {
  /// Where the flags of a target are unless its configuration says otherwise.
  static let conventionalFolder = "Flags"

  /// Where the facts of a target are unless its configuration says otherwise.
  static let conventionalFile = "countries.json"

  /// Where the section stands, if there is one.
  var section: SourceLocation?

  /// The folder of the flags. `nil` stands for the folder `Flags` of the target, if there is one.
  var flags: Located<String>?

  /// The files of the facts, or `nil` for the conventional one, if there is one.
  var data: [Located<String>]?

  /// The language of `name` (BCP 47).
  var language = "en"

  /// Further languages of names.
  var languages: [Located<String>] = []

  var cases = CaseNaming.code
  var casesLocation: SourceLocation?

  /// The name of the generated enum.
  var type = "Country"
  var typeLocation: SourceLocation?

  var naming = NamingRule.alpha2

  /// The name of the flag that stands for whatever has none, where it is not the usual one.
  var fallback: Located<String>?

  /// Names that neither the naming rule nor the required codes nor the facts need to know.
  var allow: [Located<String>] = []

  /// The file of the codes that must have a flag, one a line.
  var required: Located<String>?

  /// The only names to look at; empty for all.
  var include: [Located<String>] = []

  /// Names not to look at.
  var exclude: [Located<String>] = []

  /// Further Swift names for a code.
  var aliases: [(code: Located<String>, names: [Located<String>])] = []

  var image = ImageLimits()

  /// The name of the flag that stands for whatever has none.
  var fallbackName: String { fallback?.value ?? "xx" }

  /// Takes over what the caller gave.
  ///
  /// - Parameter location: Where problems with it are reported.
  mutating func override(with request: Request, at location: SourceLocation) {
    let located = { (name: String) in Located(value: name, location: location) }
    naming = request.naming ?? naming
    fallback = request.fallback.map(located) ?? fallback
    allow += request.allow.map(located)
  }

  /// Whether a name is among those to look at.
  func looksAt(_ name: String) -> Bool {
    (include.isEmpty || include.contains { $0.value == name }) && !exclude.contains { $0.value == name }
  }

  /// Whether a name is good without regard to the naming rule and the required codes.
  func isAllowed(_ name: String) -> Bool { name == fallbackName || allow.contains { $0.value == name } }
}
