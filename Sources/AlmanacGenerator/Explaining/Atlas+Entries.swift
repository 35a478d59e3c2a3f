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
    let key = EmojiSequence.key(text)
    let emoji = (emoji?.emoji ?? []).filter { $0.key == key || $0.shortcodes.contains(text) }.map {
      (title: "\(configuration.emoji.type) \($0.character)", facts: $0.facts)
    }
    return countries + currencies + locales + emoji
  }

  /// What entries can be called.
  var names: [String] {
    (countries ?? []).map(\.code) + (currencies ?? []).map(\.code) + (locales ?? []).map(\.identifier)
      + (emoji?.emoji ?? []).flatMap(\.shortcodes)
  }
}
