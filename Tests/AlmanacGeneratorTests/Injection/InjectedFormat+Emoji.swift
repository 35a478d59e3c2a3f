@testable import AlmanacGenerator

extension InjectedFormat {
  /// The formats of emoji.
  static let emoji: [InjectedFormat] = [
    list(
      "EmojiRawEntry",
      .emoji,
      settings: #"language: "en""#,
      head: #""category": "Objects", "character": "@code""#,
      name: #""name": "@code""#,
      [
        #""keywords": ["a", @text]"#: "keywords", #""shortcodes": [@text]"#: nil, #""unicodeVersion": @text"#: nil,
        #""supportsSkinTone": @text"#: nil, #"@text: "a""#: nil,
      ]
    ),
    InjectedFormat(
      source: "EmojiRawEntry",
      section: .emoji,
      frame: ("[", "]"),
      settings: "",
      fields: [
        InjectedField(#"{"character": "@code", "name": "@code", "category": @text}"#),
        InjectedField(#"{"character": "@code", "name": "@code", "category": "Unknown"}"#),
      ]
    ),
    list(
      "Gemoji",
      .emoji,
      settings: #"language: "en""#,
      head: #""emoji": "@code", "category": "Objects""#,
      name: #""description": "@code""#,
      [
        #""tags": ["a", @text]"#: "keywords", #""aliases": [@text]"#: nil, #""unicode_version": @text"#: nil,
        #""ios_version": @text"#: nil, #""skin_tones": @text"#: nil, #"@text: "a""#: nil,
      ]
    ),
    list(
      "Emojibase",
      .emoji,
      settings: #"language: "en""#,
      head: #""hexcode": "1F600", "group": 7, "emoji": "@code""#,
      name: #""label": "@code""#,
      [
        #""tags": ["a", @text]"#: "keywords", #""shortcodes": [@text]"#: nil, #""version": @text"#: nil,
        #""skins": @text"#: nil, #"@text: "a""#: nil, #""annotation": @text"#: nil, #""emoticon": @text"#: nil,
        #""gender": @text"#: nil, #""name": @text"#: nil, #""order": @text"#: nil, #""subgroup": @text"#: nil,
        #""text": @text"#: nil, #""tone": @text"#: nil, #""type": @text"#: nil, #""unicode": @text"#: nil,
      ]
    ),
    addition(
      "CLDRAnnotations",
      .emoji,
      #"{"annotations": {"identity": {"language": "fr"}, "annotations": {"#,
      "}}}",
      [
        #""@code": {"tts": [@text]}"#: "french", #""@code": {"tts": ["a"], "default": ["b", @text]}"#: nil,
        #"@text: {"tts": ["a"]}"#: nil,
      ]
    ),
    addition(
      "CLDRAnnotations",
      .emoji,
      #"{"annotationsDerived": {"annotations": {}, "identity": {"language": "fr", "#,
      "}}}",
      [#""script": @text"#: nil, #""territory": @text"#: nil, #""variant": @text"#: nil]
    ),
    InjectedFormat(
      source: "EmojiTest",
      section: .emoji,
      frame: ("# group: Objects", ""),
      separator: "",
      settings: "",
      fields: [
        InjectedField("@hex ; fully-qualified # @code E1.0 @raw", "name"),
        InjectedField("@hex ; @raw # @code E1.0 a"), InjectedField("@raw ; fully-qualified # @code E1.0 a"),
        InjectedField("# group: @raw"),
      ]
    ),
  ]
}
