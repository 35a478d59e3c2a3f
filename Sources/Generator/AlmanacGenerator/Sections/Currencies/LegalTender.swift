/// The currencies that are legal tender somewhere.
enum LegalTender {
  /// The day that counts as today. It is fixed for each version of Almanac, so the same input always has the same
  /// output.
  static let date = "2026-11-21"

  /// The codes, for data that doesn't state them. See Scripts/update-data.
  static let codes = Set(list.split(separator: " "))
}
