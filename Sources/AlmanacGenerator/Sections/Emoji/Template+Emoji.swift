extension Template {
  static let emojiText = #"""
    \#(header)

    /// An emoji.
    nonisolated {{access}} struct {{type}}: EmojiValue {
      // Explicit, because inferring them is slow.
      {{access}} typealias Category = {{categoryType}}
      {{access}} typealias ID = String

      /// The row in the table.
      {{access}} let _tableIndex: UInt16

      /// Creates the emoji of a row.
      {{access}} init(_tableIndex: UInt16) { self._tableIndex = _tableIndex }

      /// The tables of all emoji.
      {{access}} static var _table: EmojiTable {
        let texts = TextTable(
          """
    {{facts}}
    """,
          rows: {{count}},
          columns: {{columns}}
        )
        return EmojiTable(
          texts: texts,
          count: {{count}},
          characters: RowIndex(
            """
    {{characters}}
    """,
            count: {{characterCount}}
          ),
          shortcodes: RowIndex(
            """
    {{shortcodes}}
    """,
            count: {{shortcodeCount}}
          ),
          language: EmojiLanguage(
            "{{language}}",
            names: texts,
            nameColumn: 1,
            foldedNames: TextTable(
              """
    {{foldedNames}}
    """,
              rows: {{count}},
              columns: 1
            ),
            keywords: RowIndex(
              """
    {{keywords}}
    """,
              count: {{keywordCount}}
            ),
            ranks: """
    {{ranks}}
    """
          )
        )
      }
    {{#hasLanguages}}

      /// The words in the other languages.
      {{access}} static var _languages: [EmojiLanguage] {
        [
    {{#languages}}
          EmojiLanguage(
            "{{language}}",
            names: TextTable(
              """
    {{names}}
    """,
              rows: {{count}},
              columns: 1
            ),
            nameColumn: 0,
            foldedNames: TextTable(
              """
    {{foldedNames}}
    """,
              rows: {{count}},
              columns: 1
            ),
            keywords: RowIndex(
              """
    {{keywords}}
    """,
              count: {{keywordCount}}
            ),
            ranks: """
    {{ranks}}
    """
          ),
    {{/languages}}
        ]
      }
    {{/hasLanguages}}
    }

    """#
}
