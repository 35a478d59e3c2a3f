#if os(Linux)
  import Foundation

  /// Downloads on Linux need libcurl, but it cannot be loaded.
  struct LibraryError: LocalizedError {
    /// What the system says about it.
    let reason: String

    var errorDescription: String? {
      "Downloads need the library libcurl, which cannot be loaded (\(reason)). \(Self.remedy)"
    }

    var recoverySuggestion: String? { Self.remedy }

    private static let remedy =
      "Install it, for example with 'apt-get install libcurl4' or 'dnf install libcurl', and start the program again."
  }
#endif
