/// What a diagnostic is about. The raw value is the rule's id, which ends each message.
public enum Rule: String, CaseIterable, Sendable, Encodable {
  case inputMissing = "input-missing"
  case configSyntax = "config-syntax"
  case configKey = "config-key"
  case configType = "config-type"
  case configValue = "config-value"
  case configPath = "config-path"

  case dataSyntax = "data-syntax"
  case dataShape = "data-shape"
  case dataEmpty = "data-empty"
  case dataSize = "data-size"
  case dataField = "data-field"
  case dataType = "data-type"
  case dataValue = "data-value"

  case countryCode = "country-code"
  case factConflict = "fact-conflict"
  case currencyCode = "currency-code"
  case localeIdentifier = "locale-identifier"
  case entryDuplicate = "entry-duplicate"
  case entryUnknown = "entry-unknown"
  case nameMissing = "name-missing"

  case relationCurrency = "relation-currency"
  case relationCountry = "relation-country"
  case relationFlag = "relation-flag"
  case relationFacts = "relation-facts"

  case emojiSequence = "emoji-sequence"
  case emojiCategory = "emoji-category"
  case emojiShortcode = "emoji-shortcode"
  case emojiTone = "emoji-tone"

  case fileUnreadable = "file-unreadable"
  case fileKind = "file-kind"
  case fileLink = "file-link"
  case fileUnused = "file-unused"

  case flagName = "flag-name"
  case flagCase = "flag-case"
  case flagExtension = "flag-extension"
  case flagDuplicate = "flag-duplicate"
  case flagFallback = "flag-fallback"
  case flagRequired = "flag-required"
  case flagUnlisted = "flag-unlisted"
  case flagUnknown = "flag-unknown"

  case flagSquare = "flag-square"
  case flagSize = "flag-size"
  case flagBytes = "flag-bytes"

  case pngEmpty = "png-empty"
  case pngSignature = "png-signature"
  case pngTruncated = "png-truncated"
  case pngChecksum = "png-checksum"
  case pngDimensions = "png-dimensions"
  case pngInvalid = "png-invalid"
  case pngTrailing = "png-trailing"
  case pngAnimated = "png-animated"

  case caseName = "case-name"
  case caseDuplicate = "case-duplicate"

  case templateSyntax = "template-syntax"
  case templateUnknown = "template-unknown"

  case outputUnwritable = "output-unwritable"

  /// The severity of the rule's diagnostics, before `relations` of the configuration and `--strict`.
  public var severity: Severity {
    switch self {
    case .factConflict, .nameMissing, .fileUnused, .flagUnlisted, .pngTrailing, .pngAnimated, .templateUnknown,
      .relationCurrency, .relationCountry, .relationFlag, .relationFacts:
      .warning
    default: .error
    }
  }

  /// One sentence that says what the rule asks for.
  public var summary: String {
    switch self {
    case .inputMissing: "There is something to generate from."
    case .configSyntax: "almanac.json is JSON5."
    case .configKey: "Keys of almanac.json are known and stand once."
    case .configType: "Values of almanac.json have the type of their key."
    case .configValue: "Values of almanac.json are among those that their key allows."
    case .configPath: "Files and folders that almanac.json names exist."
    case .dataSyntax: "Data files are JSON."
    case .dataShape: "Data files have one of the known formats."
    case .dataEmpty: "The files of a section list something."
    case .dataSize: "Data files have at most 16 MiB, and their texts fit the tables."
    case .dataField: "Entries have the fields of their format, each once."
    case .dataType: "Fields have the type of their format."
    case .dataValue: "Fields have values that their format allows."
    case .countryCode: "Countries have alpha-2 codes (ISO 3166-1), or keys where the naming rule says so."
    case .factConflict: "Files agree on what they say of a country."
    case .currencyCode: "Currency codes are three upper-case letters (ISO 4217)."
    case .localeIdentifier: "Locale identifiers are language, script, territory and variant (BCP 47)."
    case .entryDuplicate: "Every code stands once in a file, and is that of one entry."
    case .entryUnknown: "Aliases are for codes that there are."
    case .nameMissing: "Every code has a display name."
    case .relationCurrency: "Countries have currencies that are listed."
    case .relationCountry: "Locales have territories that are countries."
    case .relationFlag: "Countries with facts have flags."
    case .relationFacts: "Flags have facts."
    case .emojiSequence: "Emoji are those of Unicode, one in an entry."
    case .emojiCategory: "Categories of emoji are the groups of Unicode."
    case .emojiShortcode: "Shortcodes are of a-z, 0-9, _, + and -, and each is one emoji's."
    case .emojiTone: "Emoji with skin tones have a part that takes them."
    case .fileUnreadable: "Files can be read."
    case .fileKind: "A name that ends in .png is a file's."
    case .fileLink: "Symbolic links stay within the folder."
    case .fileUnused: "The flags folder holds PNG files only."
    case .flagName: "Flags are named by the naming rule."
    case .flagCase: "Flag names are in lower case."
    case .flagExtension: "The extension of a flag is .png in lower case."
    case .flagDuplicate: "Flag names differ by more than case."
    case .flagFallback: "The fallback flag exists."
    case .flagRequired: "Every required code has a flag."
    case .flagUnlisted: "Every flag is among the required codes."
    case .flagUnknown: "Names in almanac.json are names of flags."
    case .flagSquare: "Flags are square."
    case .flagSize: "Flags are neither smaller nor larger than allowed."
    case .flagBytes: "Flag files take no more bytes than allowed."
    case .pngEmpty: "Flag files are not empty."
    case .pngSignature: "Flag files are PNG."
    case .pngTruncated: "PNG files are complete."
    case .pngChecksum: "The checksums of PNG chunks are right."
    case .pngDimensions: "PNG images have a size that can be decoded."
    case .pngInvalid: "libpng can decode the image."
    case .pngTrailing: "PNG files end with the image."
    case .pngAnimated: "Flags do not move."
    case .caseName: "Every name gives a Swift identifier."
    case .caseDuplicate: "Every Swift case stands for one name."
    case .templateSyntax: "Templates are Mustache."
    case .templateUnknown: "Templates have the name of a built-in one."
    case .outputUnwritable: "Generated files can be written."
    }
  }
}
