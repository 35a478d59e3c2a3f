/// What was read from the inputs, checked, sorted and linked: all that the generated code will know.
struct Atlas: Sendable {
  /// Sorted by the UTF-8 bytes of their codes; `nil` where there are neither flags nor facts.
  var countries: [Country]?

  /// Whether the countries have facts, and relations to other enums.
  var hasFacts = false

  /// The code of the country that stands for whatever has no flag.
  let fallback: String

  /// Sorted by their codes; `nil` where there is no list of them.
  var currencies: [Currency]?

  /// Sorted by their identifiers; `nil` where there is no list of them.
  var locales: [CurrencyLocale]?

  /// `nil` where there is no list of them.
  var emoji: EmojiList?
}
