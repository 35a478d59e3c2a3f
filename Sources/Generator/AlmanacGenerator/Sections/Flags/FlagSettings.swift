/// The settings of flags in `almanac.json`, in the section `countries`.
struct FlagSettings: Sendable {
  /// The default folder of flags.
  static let folderName = "Flags"

  static let keys = ["flags", "shape", "naming", "fallback", "required", "image"]

  /// The folders of flags, or `nil` for the default folder. If several contain a flag, the first one wins.
  var folders: [Located<String>]?

  /// The shape of Almanac's flags, and whether images have to be square.
  var shape = FlagShape.circle

  var naming = NamingRule.alpha2

  /// The name of the fallback, or `nil` for the default.
  var fallback: Located<String>?

  /// The file of codes that must have a flag, one on each line.
  var required: Located<String>?

  var image = ImageSettings()

  /// The name of the flag for everything without a flag.
  var fallbackName: String { fallback?.value ?? "xx" }

  mutating func read(_ object: JSONObject) {
    folders = object.paths("flags", of: "folder")
    shape = object.choice("shape", of: FlagShape.self) ?? shape
    naming = object.choice("naming", of: NamingRule.self) ?? naming
    fallback = object.string("fallback")
    required = object.path("required", of: "file")
    image.square = shape.isSquare
    if let value = object.value("image") {
      image.read(object.object(value, named: "image", keys: ImageSettings.keys), shape)
    }
  }
}

/// The rule for the names of flag files.
public enum NamingRule: String, CaseIterable, Sendable {
  /// ISO 3166-1 alpha-2 in lowercase: two letters a to z.
  case alpha2

  /// Lowercase letters, digits and hyphens, starting with a letter or digit: `gb-eng`.
  case key

  /// Returns what a name must be, for messages. The suffix follows the name in an example.
  func expectation(_ suffix: String = "") -> String {
    switch self {
    case .alpha2: "a two-letter country code in lowercase, such as 'us\(suffix)'"
    case .key: "lowercase letters, digits and hyphens, such as 'gb-eng\(suffix)'"
    }
  }

  func allows(_ name: String) -> Bool {
    switch self {
    case .alpha2: return name.isCode(of: .lowercase, count: 2...2)
    case .key:
      let hyphen = UInt8(ascii: "-")
      return name.utf8.first != hyphen && !name.isEmpty
        && name.utf8.allSatisfy { $0 == hyphen || Alphabet.lowercase.contains($0) || Alphabet.digits.contains($0) }
    }
  }
}
