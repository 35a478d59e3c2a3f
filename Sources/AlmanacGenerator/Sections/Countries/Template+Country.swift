extension Template {
  static let countryText = #"""
    \#(header)

    /// The countries, sorted by code.
    nonisolated {{access}} enum {{type}}: CountryEnum{{#hasFlags}}{{#hasImages}}, CountryFlags{{/hasImages}}{{/hasFlags}}{{#hasFacts}}, CountryFacts{{/hasFacts}} {
    \#(cases)

    \#(aliases)
    {{#hasFlags}}
      /// The fallback: the case for everything that does not have a flag.
      {{access}} static var fallback: {{type}} { .{{fallback}} }

      /// The country for a text in any known spelling, or the fallback.
      ///
      /// - Parameter text: A text that `init(normalizing:)` reads. `nil` gives the fallback.
      {{access}} static func resolving(_ text: String?) -> {{type}} { text.flatMap({{type}}.init(normalizing:)) ?? fallback }

    {{/hasFlags}}
    \#(codes)
    }
    {{#emojiType}}

    nonisolated extension {{type}} {
      /// The emoji of the flag, or `nil` if the list of emoji does not have it. `uk` has no emoji if there is a case `gb`.
      {{access}} var flagEmoji: {{emojiType}}? { {{emojiType}}(emoji).flatMap { $0.country == self ? $0 : nil } }
    }

    nonisolated extension {{emojiType}} {
      /// The country whose flag the emoji shows, or `nil` if it is not the flag of a country.
      {{access}} var country: {{type}}? {
        CountryCode.codes(ofFlag: character).lazy.compactMap({{type}}.init(rawValue:)).first
      }
    }
    {{/emojiType}}

    """#
}
