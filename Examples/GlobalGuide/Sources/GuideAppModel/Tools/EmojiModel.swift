public import Almanac
public import Guide
public import GuideData
public import Observation

/// The emoji picker, and the text of what was picked.
@MainActor @Observable public final class EmojiModel {
  /// The text to search for.
  public var query = ""

  /// The shown category, while there is no query.
  public var category = EmojiCategory.allCases.first

  /// The skin tone of all emoji.
  public var tone = SkinTone.none

  /// The emoji that the reader has picked. The reader can change the text.
  public var text = ""

  private let countries: CountriesModel

  /// A picker with the language of the countries.
  public init(countries: CountriesModel) {
    self.countries = countries
  }

  /// What the picker shows. It has all emoji, because the grid makes only the visible ones.
  public var picker: EmojiViewModel {
    EmojiViewModel(query: query, category: category, tone: tone, language: countries.language, limit: .max)
  }

  /// Shows a category, and ends the search.
  public func show(_ tab: EmojiViewModel.Tab) {
    category = EmojiCategory(rawValue: tab.id)
    query = ""
  }

  /// Appends an emoji to the text.
  public func pick(_ cell: EmojiViewModel.Cell) { text += cell.character }
}
