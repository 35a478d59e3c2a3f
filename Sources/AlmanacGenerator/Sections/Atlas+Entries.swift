import Almanac

extension Atlas {
  /// The entries that a text means, with what is known of them.
  func entries(called text: String, configuration: Configuration) -> [(title: String, facts: [Fact])] {
    let countries = (countries ?? []).filter { $0.isCalled(text) }.map {
      (title: "\(configuration.countries.type).\($0.caseName)", facts: $0.facts)
    }
    let currencies = (currencies ?? []).filter { $0.code == text.uppercased() }.map {
      (title: "\(configuration.currencies.type).\($0.caseName)", facts: $0.facts)
    }
    let locales = (locales ?? []).filter { $0.identifier == text.replacing("-", with: "_") }.map {
      (title: "\(configuration.locales.type).\($0.caseName)", facts: $0.facts)
    }
    return countries + currencies + locales + emoji(called: text, type: configuration.emoji.type)
  }

  private func emoji(called text: String, type: String) -> [(title: String, facts: [Fact])] {
    guard let emoji else { return [] }
    let key = EmojiSequence.key(text)
    return emoji.emoji.indices.filter { emoji.emoji[$0].key == key || emoji.emoji[$0].shortcodes.contains(text) }.map {
      index in
      let words = emoji.words.compactMap { words in words.records[index].map { (words.language, $0) } }
      return ("\(type) \(emoji.emoji[index].character)", emoji.emoji[index].facts(words: words))
    }
  }

  /// What entries can be called.
  var names: [String] {
    (countries ?? []).map(\.code) + (currencies ?? []).map(\.code) + (locales ?? []).map(\.identifier)
      + (emoji?.emoji ?? []).flatMap(\.shortcodes)
  }
}
