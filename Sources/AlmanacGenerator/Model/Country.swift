/// A country, region or whatever else has a flag.
struct Country: Sendable {
  /// The name of the flag's file without its extension, and the raw value of the case.
  let code: String

  /// The name of the Swift case.
  let caseName: String

  /// Further Swift names of the case, sorted.
  let aliases: [String]

  let flag: FlagImage
}
