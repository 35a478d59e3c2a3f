extension Template {
  static let emojiCategoryText = #"""
    \#(header)

    /// The emoji categories, in Unicode's order.
    nonisolated {{access}} enum {{type}}: EmojiCategoryEnum {
    \#(cases)

    \#(facts)

    \#(nameTable)

      /// The emoji of the category, in the order of the data.
      {{access}} var emojis: [{{emojiType}}] { {{emojiType}}.all(in: self) }
    }

    """#
}
