/// What a search needs of a country. The server and the browser make the same search of it.
public struct SearchedCountry: Hashable, Sendable {
  /// The alpha-2 code (ISO 3166-1) in lowercase.
  public var code: String

  /// The alpha-3 code (ISO 3166-1).
  public var alpha3: String?

  /// The numeric code (ISO 3166-1).
  public var numericCode: Int?

  /// The names by language (BCP 47).
  public var names: [String: String]

  /// The official name, names in the languages of the country, and other spellings.
  public var furtherNames: [String] = []

  /// The capitals.
  public var capitals: [String] = []

  /// The region in English.
  public var region: String?

  /// The codes of the currencies (ISO 4217).
  public var currencies: [String] = []

  /// The codes of the languages (BCP 47).
  public var languages: [String] = []

  /// The calling codes without a plus sign.
  public var callingCodes: [String] = []

  /// The number of inhabitants.
  public var population: Int?

  /// The area in square kilometers.
  public var area: Int?

  /// A country with a code and names.
  public init(code: String, names: [String: String]) {
    self.code = code
    self.names = names
  }

  /// The name in a language, or in English, or the code in uppercase.
  func name(in language: GuideLanguage) -> String { names.name(in: language) ?? code.uppercased() }
}
