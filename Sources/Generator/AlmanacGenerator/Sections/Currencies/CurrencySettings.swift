/// The settings of currencies in `almanac.json`.
struct CurrencySettings: Sendable {
  private static let keys = SectionSettings.listKeys + NameLanguages.keys + ["historic", "formatterAccess"]

  @Boxed var section = SectionSettings(.currencies, keys: keys)
  var languages: NameLanguages { section.languages }

  /// Whether to use all currencies that the files name, and not only those in use.
  var includesHistoric = false

  /// The access level of the extensions of AlmanacCurrency's types. Two modules of a program can each have a list of
  /// currencies, so by default the extensions are only visible in their own module.
  var formatterAccess = AccessLevel.internal
  var formatterAccessLocation: SourceLocation?

  mutating func read(_ object: JSONObject) {
    section.read(object)
    includesHistoric = object.boolean("historic")?.value ?? false
    formatterAccess = object.choice("formatterAccess", of: AccessLevel.self) ?? formatterAccess
    formatterAccessLocation = object.value("formatterAccess")?.location
    var codes: [UInt32: String] = [:]
    for code in section.allow.located {
      guard code.value.isOwnCurrencyCode else {
        let upper = code.value.uppercased()
        let hint = upper.isOwnCurrencyCode ? "'\(upper)'" : "two to twelve uppercase letters, such as 'USDC'"
        object.report(.currencyCode, at: code.location, "'\(code.value)' is not a currency code; write \(hint)")
        continue
      }
      let other = codes.updateValue(code.value, forKey: CurrencyKey.number(of: code.value.utf8))
      if let other, other != code.value {
        let message = "'\(code.value)' gets the same internal number as '\(other)'; change a letter of one of them"
        object.report(.currencyCode, at: code.location, message)
      }
    }
  }
}
