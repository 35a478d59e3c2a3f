/// What the cases of an enum are named after.
enum CaseNaming: String, CaseIterable {
  /// The code: `.us`, `.eur`.
  case code

  /// The display name: `.euro`.
  case name
}
