import Almanac

#if EMOJI
  var emojiList: EntryList? {
    EntryList(
      count: TargetEmoji._table.count,
      row: { (TargetEmoji($0) ?? TargetEmoji(shortcode: $0)).map { Int($0._tableIndex) } },
      search: { TargetEmoji.search($0, languages: $1).map { Int($0._tableIndex) } },
      name: { TargetEmoji(_tableIndex: UInt16($0)).name(in: $1) },
      write: { row, json in
        let emoji = TargetEmoji(_tableIndex: UInt16(row))
        json.add("code", emoji.character)
        json.add("name", emoji.name)
        json.add("category", emoji.category.rawValue)
        json.add("shortcodes", emoji.shortcodes)
        json.add("keywords", emoji.keywords)
        json.add("supportsSkinTone", emoji.supportsSkinTone)
        json.add("unicodeVersion", emoji.unicodeVersion?.description)
      }
    )
  }

  /// Answers with an emoji in a skin tone, by its position in `SkinTone`.
  @_expose(wasm, "almanac_tone")
  @_cdecl("almanac_tone")
  func almanacTone(_ length: Int32, _ row: Int32, _ tone: Int32) -> Int32 {
    let tones = SkinTone.allCases
    guard 0..<TargetEmoji._table.count ~= Int(row), tones.indices ~= Int(tone) else { return Edge.none }
    return Edge.answer(TargetEmoji(_tableIndex: UInt16(row)).withSkinTone(tones[Int(tone)]))
  }
#else
  var emojiList: EntryList? { nil }
#endif
