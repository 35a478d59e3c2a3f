import Almanac

extension Emoji {
  /// What is known of it, for people to read.
  var facts: [Fact] {
    [
      Fact(label: "emoji", value: character, location: record.character.location),
      Fact(label: "name", value: name, location: record.name.location),
      Fact(label: "category", value: category.rawValue, location: record.category?.location),
    ]
      + record.shortcodes.map { Fact(label: "shortcode", value: $0.value, location: $0.location) }
      + record.keywords.map { Fact(label: "keyword", value: $0.value, location: $0.location) }
      + [Fact(label: "skin tones", value: supportsSkinTone ? "yes" : "no", location: record.supportsSkinTone?.location)]
      + (version.map { [Fact(label: "version", value: $0)] } ?? [])
  }
}
