/// A locale.
struct CurrencyLocale: Sendable {
  /// The identifier with underscores, and the raw value of the case.
  let identifier: String

  /// The name of the Swift case.
  let caseName: String

  /// Further Swift names of the case, sorted.
  let aliases: [Located<String>]

  let name: String

  /// The names of the parts that the name was made of, where no file has a name for the whole.
  var partNames: [Located<String>] = []

  /// What the files say; `nil` for the locales of the device.
  let record: LocaleRecord?

  /// The territory of the identifier, where it is a country's.
  var territory: Located<String>?

  /// The code of its country.
  var country: Located<String>?

  /// The code of its country's first currency, where the country is said to have it.
  var currency: Located<String>?

  /// Whether it stands for the locale of the device, whichever that is.
  var isOfDevice: Bool { record == nil }
}
