/// What the cases of an enum are named after.
enum CaseNaming: String, CaseIterable {
  /// The code: `.us`.
  case code
}
