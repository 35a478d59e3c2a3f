import Foundation

/// What a target has of one kind of data, and the settings in `almanac.json` that name it.
struct ResourceSection {
  let title: String

  /// The key of its settings, which two sections can share.
  let key: String

  /// Members of its settings in JSON5.
  let settings: [String]

  /// Its files by their paths in the target's folder.
  let files: [String: Data]
}
