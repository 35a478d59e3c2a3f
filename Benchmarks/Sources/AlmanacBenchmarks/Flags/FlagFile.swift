import Foundation

/// A PNG file and the country that it stands for.
struct FlagFile {
  /// Two letters.
  let code: String
  let png: Data
}
