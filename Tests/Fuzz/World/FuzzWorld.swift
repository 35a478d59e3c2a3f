import Almanac
import AlmanacAmountForms
import AlmanacMoney
import AlmanacWorld

/// What programs do with texts of others: phone numbers, requested languages, codes, and amounts in any form.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  checkPhoneNumber(text)
  checkTags(text)
  for locale in [CurrencyLocale.englishUnitedStates, .germanSwitzerland, .arabicEgypt, .hindiIndia] {
    checkAmount(text, locale)
  }
  return 0
}

/// A number that is split belongs to the same country if it is written with one of the country's codes.
private func checkPhoneNumber(_ text: String) {
  guard let (country, rest) = Country.split(phoneNumber: text) else { return }
  precondition(Country(phoneNumber: text) == country, "Two lookups find different countries.")
  precondition(rest.utf8.allSatisfy { 0x30...0x39 ~= $0 }, "A subscriber number isn't a number.")
  let isKept = country.callingCodes.contains { code in
    Country.split(phoneNumber: "+\(code)\(rest)").map { $0 == country && $1 == rest } ?? false
  }
  precondition(isKept, "A number with the same code belongs to another country.")
}

/// What is found for a tag is also found for its own code.
private func checkTags(_ text: String) {
  if let language = Language(nearestTo: text) {
    precondition(Language(nearestTo: language.rawValue) == language, "A language isn't nearest to itself.")
  }
  let locale = CurrencyLocale.best(acceptLanguage: text, default: .englishUnitedStates)
  precondition(CurrencyLocale(nearestTo: locale.rawValue) == locale, "A locale isn't nearest to itself.")
  _ = Country(code: text)
  _ = Country(normalizing: text)
  _ = Country(named: text)
}

/// An amount that is read and written is read again as the same amount, also by the lenient reader.
private func checkAmount(_ text: String, _ locale: CurrencyLocale) {
  let format = AmountFormat(locale, Currency.euro)
  let strict = try? format.parse(text)
  guard let money = strict ?? (try? format.parse(text, .lenient)) else { return }
  if strict != nil { precondition((try? format.parse(text, .lenient)) == strict, "The readers differ.") }
  if let rounded = try? money.rounded() {
    precondition((try? format.parse(format.string(from: money))) == rounded, "What was written is another amount.")
  }
  precondition(!CompactAmountFormat(locale, Currency.euro).string(from: money).isEmpty, "There is no text.")
  precondition(!NamedAmountFormat(locale, Currency.euro).string(from: money).isEmpty, "There is no text.")
  let range = try? AmountRangeFormat(locale, Currency.euro).string(from: money, to: Money(0, Currency.euro))
  precondition(range?.isEmpty == false, "There is no text.")
}
