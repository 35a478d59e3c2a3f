/// The rules for the strings of formats, and for the symbols in almanac.json.
enum FormatRules {
  /// Returns whether a character is a decimal digit of any script.
  static func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }

  /// Returns whether a string consists of ten consecutive digits in Unicode, starting with zero.
  static func areDigits(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count == 10, let zero = scalars.first else { return false }
    // CLDR can contain digits that an older system doesn't know.
    let isZero = zero.properties.generalCategory == .unassigned || isDigit(zero) && zero.properties.numericValue == 0
    return isZero && zip(scalars, zero.value...).allSatisfy { $0.value == $1 }
  }

  /// Returns why a string can't be the symbol of a currency, or `nil`: a reader could take it for a part of the number.
  static func fault(ofSymbol text: String) -> String? {
    let advice = "so amounts with it could not be read; write another symbol"
    if text.unicodeScalars.contains(where: isDigit) { return "contains a digit, \(advice)" }
    // Inside, CLDR has a hyphen: "I-CNH".
    let signs: Set<Character?> = ["+", "-", "\u{2212}"]
    let isSigned = signs.contains(text.first) || signs.contains(text.last)
    return isSigned ? "starts or ends with a sign, \(advice)" : nil
  }

  /// Reports symbols in almanac.json of currencies that the target doesn't have.
  static func check(_ target: LinkedAtlas, _ problems: Problems) {
    guard let currencies = target.atlas.currencies, currencies.isComplete else { return }
    let known = Set(currencies.names)
    for entry in target.settings.sections.locales.formats.entries.map(\.value) {
      for code in entry.codes where !known.contains(code.value) {
        lazy var hint = Spelling.hint(for: code.value, among: currencies.names, or: SectionSettings.entryRemedy)
        problems.report(.entryUnknown, at: code.location, "there is no currency '\(code.value)'; \(hint)")
      }
    }
  }
}
