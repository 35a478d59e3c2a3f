/// A country, region or whatever else has a flag or facts.
struct Country: Sendable {
  /// The raw value of the case: the name of the flag's file without its extension, or the alpha-2 code in lower case.
  let code: String

  /// The name of the Swift case.
  let caseName: String

  /// Further Swift names of the case, sorted.
  let aliases: [Located<String>]

  /// Its flag, or that of the fallback; `nil` where there are no flags at all.
  let flag: FlagImage?

  /// The file of its own flag.
  let flagFile: SourceLocation?

  /// What is known of it.
  let record: CountryRecord?

  /// The codes of its currencies in the order of the data, where they are said to be its.
  var currencies: [Located<String>] = []

  /// The identifiers of its locales, sorted, where they are listed.
  var locales: [Located<String>] = []

  /// A fact that is one text.
  func text(_ fact: CountryFact) -> String { record?.facts[fact]?.first?.value ?? "" }

  /// A fact that is a list.
  func list(_ fact: CountryFact) -> [String] { (record?.facts[fact] ?? []).map(\.value) }
}
