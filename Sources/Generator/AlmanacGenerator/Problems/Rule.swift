/// A rule for the input.
///
/// The raw value is the id at the end of each message.
public enum Rule: String, CaseIterable, Sendable, Codable {
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
  case dataOutdated = "data-outdated"

  case countryCode = "country-code"
  case factConflict = "fact-conflict"
  case subdivisionCode = "subdivision-code"
  case currencyCode = "currency-code"
  case localeIdentifier = "locale-identifier"
  case languageCode = "language-code"
  case entryDuplicate = "entry-duplicate"
  case entryUnknown = "entry-unknown"
  case nameMissing = "name-missing"

  case relationCurrency = "relation-currency"
  case relationLanguage = "relation-language"
  case relationCountry = "relation-country"
  case relationFlag = "relation-flag"
  case relationFacts = "relation-facts"
  case relationRow = "relation-row"

  case emojiSequence = "emoji-sequence"
  case emojiCategory = "emoji-category"
  case emojiShortcode = "emoji-shortcode"
  case emojiTone = "emoji-tone"
  case emojiLeftOut = "emoji-left-out"

  case fileUnreadable = "file-unreadable"
  case fileKind = "file-kind"
  case fileLink = "file-link"
  case fileUnused = "file-unused"
  case fileMisnamed = "file-misnamed"
  case fileMisplaced = "file-misplaced"

  case flagName = "flag-name"
  case flagCase = "flag-case"
  case flagCode = "flag-code"
  case flagExtension = "flag-extension"
  case flagDuplicate = "flag-duplicate"
  case flagFallback = "flag-fallback"
  case flagRequired = "flag-required"
  case flagUnlisted = "flag-unlisted"
  case flagUnknown = "flag-unknown"
  case flagMisplaced = "flag-misplaced"

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
  case pngConformance = "png-conformance"

  case caseName = "case-name"
  case caseDuplicate = "case-duplicate"
  case caseRenamed = "case-renamed"
  case caseUnused = "case-unused"

  case templateSyntax = "template-syntax"
  case templateUnknown = "template-unknown"
  case templateCases = "template-cases"

  case outputUnwritable = "output-unwritable"
  case outputOutdated = "output-outdated"
  case problemLimit = "problem-limit"

  /// The default severity of the rule's diagnostics.
  ///
  /// `relations` and `outdated` in almanac.json and `--strict` can change it.
  public var severity: Severity {
    switch self {
    case .dataOutdated, .factConflict, .nameMissing, .relationCurrency, .relationLanguage, .relationCountry,
      .relationFlag, .relationFacts, .emojiLeftOut, .fileUnused, .fileMisplaced, .flagCode, .flagUnlisted,
      .flagMisplaced, .pngTrailing, .pngAnimated, .pngConformance, .caseRenamed, .caseUnused, .templateUnknown:
      .warning
    default: .error
    }
  }

  /// One sentence that states the rule.
  public var summary: String {
    switch self {
    case .inputMissing: "A target must have input, or the files that Almanac ships."
    case .configSyntax: "almanac.json must be JSON5."
    case .configKey: "almanac.json must not contain unknown or duplicate keys."
    case .configType: "Values of almanac.json must have the type of their key."
    case .configValue: "Each value in almanac.json must be one that its key allows."
    case .configPath: "Files and folders that almanac.json names must exist."
    case .dataSyntax: "Data files must be JSON, comma-separated values, or lines as in zone.tab and emoji-test.txt."
    case .dataShape: "Data files must have one of the known formats."
    case .dataEmpty: "The files of a section must contain entries."
    case .dataSize: "Files and the tables made from them must not be too large."
    case .dataField: "Entries must have the required fields of their format, and no duplicate or unknown ones."
    case .dataType: "Fields must have the type of their format."
    case .dataValue: "Fields must have values that their format allows."
    case .dataOutdated: "Lists and flags should be up to date."
    case .countryCode: "Countries must have alpha-2 codes (ISO 3166-1), or keys where `naming` says so."
    case .factConflict: "Files should agree about each country, and with ISO 3166-1 about its alpha-3 code."
    case .currencyCode: "Currency codes must be three uppercase letters, or be listed in `currencies.allow`."
    case .localeIdentifier: "Locale identifiers must be language, script, territory and variant (BCP 47)."
    case .subdivisionCode: "Codes of subdivisions must be ISO 3166-2 codes."
    case .languageCode: "Language codes must be BCP 47 codes."
    case .entryDuplicate: "A file must not list a code twice, and two entries must not share a code."
    case .entryUnknown: "Settings for single entries must name entries that exist."
    case .nameMissing: "Every code should have a display name."
    case .relationCurrency: "Currencies of countries should be listed."
    case .relationLanguage: "Languages of countries should be listed."
    case .relationCountry: "Territories of locales should be countries."
    case .relationFlag: "Every listed country should have a flag."
    case .relationFacts: "Every flag should belong to a listed country."
    case .relationRow: "Codes and keys in a table must lead to an entry of the target."
    case .emojiSequence: "Each entry must be one emoji that Unicode defines."
    case .emojiCategory: "Categories must be Unicode's groups, or be listed in `categories`."
    case .emojiShortcode: "Shortcodes must consist of a-z, 0-9, _, + and -, and must not be shared."
    case .emojiTone: "Only emoji with a part that takes skin tones may support them."
    case .emojiLeftOut: "Third-party lists should list only emoji that Unicode defines, with known categories."
    case .fileUnreadable: "Files must be readable."
    case .fileKind: "A path that ends in .png must be a file, and one that names a folder of flags a folder."
    case .fileLink: "Symbolic links must not be broken, and those of flags must not leave their folder."
    case .fileUnused: "The flags folder should hold PNG files only."
    case .fileMisnamed: "Files and folders must not have near-miss names, such as country.json."
    case .fileMisplaced: "Lists should be where they are read: in the target's folder, or named in almanac.json."
    case .flagName: "Flag names must match `naming`."
    case .flagCase: "Flag names must be in lowercase."
    case .flagCode: "Without a list of countries, flags should be named after ISO 3166-1 codes."
    case .flagExtension: "The extension of a flag must be .png in lowercase."
    case .flagDuplicate: "Two flags must not have the same name, even in different case."
    case .flagFallback: "The fallback flag must exist."
    case .flagRequired: "Every required code must have a flag."
    case .flagUnlisted: "Every flag should be among the required codes."
    case .flagUnknown: "Flags that almanac.json names must exist."
    case .flagMisplaced: "PNG files that are named like countries should be in the folder of flags."
    case .flagSquare: "Flags must be square."
    case .flagSize: "Flags must not be smaller or larger than `image` allows."
    case .flagBytes: "Flag files must not be larger than `image` allows."
    case .pngEmpty: "Flag files must not be empty."
    case .pngSignature: "Flag files must be PNG files."
    case .pngTruncated: "PNG files must be complete."
    case .pngChecksum: "The checksums of PNG chunks must be right."
    case .pngDimensions: "PNG images must have dimensions that can be decoded."
    case .pngInvalid: "libpng must be able to decode the image."
    case .pngTrailing: "PNG files should end with the image."
    case .pngAnimated: "Flags should not be animated."
    case .pngConformance: "Flags should conform to the PNG standard where libpng does not insist on it."
    case .caseName: "Every name must become a Swift identifier."
    case .caseDuplicate: "Two entries must not map to the same Swift case."
    case .caseRenamed: "Entries of third-party data should not map to the same Swift case."
    case .caseUnused: "For `almanac unused`: the sources should name every case."
    case .templateSyntax: "Templates must be Mustache."
    case .templateUnknown: "A template should have the name of a built-in one."
    case .templateCases: "A template must declare all cases, in their order."
    case .outputUnwritable: "Generated files must be writable."
    case .outputOutdated: "Generated files among the sources must match the resources."
    case .problemLimit: "A run shows at most 50 errors and 50 warnings per file, and 1,000 problems in all."
    }
  }
}
