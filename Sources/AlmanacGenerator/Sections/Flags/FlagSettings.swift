/// The settings of flags in `almanac.json`, in the section `countries`.
struct FlagSettings: Sendable {
  /// The default folder of flags.
  static let folderName = "Flags"

  static let keys = ["flags", "naming", "fallback", "required", "image"]

  /// The folders of flags, or `nil` for the default folder. If several have a flag, the first one wins.
  var folders: [Located<String>]?

  var naming = NamingRule.alpha2

  /// The name of the fallback, or `nil` for the default.
  var fallback: Located<String>?

  /// The file of codes that must have a flag, one on each line.
  var required: Located<String>?

  var image = ImageLimits()

  /// The name of the flag for everything that does not have a flag.
  var fallbackName: String { fallback?.value ?? "xx" }

  /// Applies the configuration.
  mutating func read(_ object: JSONObject) {
    folders = object.stringOrStrings("flags")
    if folders?.isEmpty == true, let location = object.value("flags")?.location {
      object.report(.configValue, at: location, "'flags' must name a folder")
    }
    naming = object.choice("naming", of: NamingRule.self) ?? naming
    fallback = object.string("fallback")
    required = object.string("required")
    if let value = object.value("image") { image.read(object.object(value, named: "image", keys: ImageLimits.keys)) }
  }
}

/// The rule for the names of flag files.
public enum NamingRule: String, CaseIterable, Sendable {
  /// ISO 3166-1 alpha-2 in lower case: two letters a to z.
  case alpha2

  /// Lower-case letters, digits and hyphens, beginning with a letter or digit: `gb-eng`.
  case key

  /// The rule as a regular expression, for messages.
  var pattern: String {
    switch self {
    case .alpha2: "^[a-z]{2}$"
    case .key: "^[a-z0-9][a-z0-9-]*$"
    }
  }

  /// Whether a name follows the rule.
  func allows(_ name: String) -> Bool {
    switch self {
    case .alpha2: return name.isCode(of: .lowercase, count: 2...2)
    case .key:
      let bytes = Array(name.utf8)
      let hyphen = UInt8(ascii: "-")
      guard let first = bytes.first, first != hyphen else { return false }
      for byte in bytes where byte != hyphen && !Alphabet.lowercase.contains(byte) && !Alphabet.digits.contains(byte) {
        return false
      }
      return true
    }
  }
}

/// The requirements for flag images.
struct ImageLimits: Sendable {
  static let keys = ["square", "minSize", "maxSize", "maxBytes"]

  /// The largest `maxSize` of a configuration: an image of that size still decodes in a second or two.
  static let largestSize = 8192

  /// The maximum number of bytes of all flags of a target. They are in memory, and then in a literal of the binary.
  static let largestTotalByteCount = 1 << 28

  /// The largest `maxBytes` of a configuration.
  static let largestByteCount = 1 << 26

  /// Whether width and height must be equal.
  var square = true

  /// The smallest width and height, in pixels.
  var minSize = 16

  /// The largest width and height, in pixels.
  var maxSize = 1024

  /// The largest file, in bytes.
  var maxBytes = 262_144

  /// Applies the configuration.
  fileprivate mutating func read(_ object: JSONObject) {
    let sizes = 1...Self.largestSize
    square = object.boolean("square") ?? square
    let smallest = object.integer("minSize", in: sizes)
    let largest = object.integer("maxSize", in: sizes)
    minSize = smallest?.value ?? minSize
    maxSize = largest?.value ?? maxSize
    maxBytes = object.integer("maxBytes", in: 1...Self.largestByteCount)?.value ?? maxBytes
    if minSize > maxSize, let location = (largest ?? smallest)?.location {
      let message = "'minSize' (\(minSize)) must not be larger than 'maxSize' (\(maxSize))"
      object.report(.configValue, at: location, message)
    }
  }
}
