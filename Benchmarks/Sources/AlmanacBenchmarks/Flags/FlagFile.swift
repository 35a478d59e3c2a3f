import Foundation

/// A PNG file and its country.
struct FlagFile {
  /// The alpha-2 code.
  let code: String
  let png: Data
}
