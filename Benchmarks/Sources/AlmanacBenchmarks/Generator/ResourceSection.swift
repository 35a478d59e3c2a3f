import Foundation

/// The files of one kind of data, and their settings in `almanac.json`.
struct ResourceSection {
  let title: String

  /// The key of its settings. Two sections can share a key.
  let key: String

  /// Members of its settings in JSON5.
  let settings: [String]

  /// Its files, by path in the target's folder.
  let files: [String: Data]
}
