import Almanac
import AlmanacWorld
import Guide

/// The emoji picker.
struct EmojiPage {
  let model: EmojiViewModel

  var text: String {
    Layout(title: "Emoji", section: .emoji, scripts: ["emoji"]).page(
      """
      <h1>Emoji</h1>
      <form id="picker" class="filters" role="search">
      <label>Search <input type="search" id="emoji-query" maxlength="100" autocomplete="off" placeholder="smile, Herz, 旗 …"></label>
      <label>Language <select id="emoji-language">\(GuideLanguage.allCases.map(option))</select></label>
      <label>Skin tone <select id="emoji-tone">\(EmojiViewModel.tones.map { "<option>\($0.displayName)</option>" as HTML })</select></label>
      <label>Copied <input id="copied" readonly aria-live="polite"></label>
      </form>
      <div class="bar" role="group" aria-label="Categories">\(model.tabs.map(tab))</div>
      <p id="no-emoji" hidden>No emoji matches.</p>
      <div class="emoji" id="emoji-grid" role="group" aria-label="Emoji">\(model.cells.map(cell))</div>
      """
    )
  }

  private func option(_ language: GuideLanguage) -> HTML {
    let isSelected = language == model.language
    return "<option value=\"\(language.rawValue)\"\(" selected", if: isSelected)>\(language.nativeName)</option>"
  }

  private func tab(_ tab: EmojiViewModel.Tab) -> HTML {
    let isOpen = tab.id == model.category?.rawValue
    return """
      <button type="button" value="\(tab.id)" aria-pressed="\(isOpen ? "true" : "false")" aria-label="\(tab.title)" \
      title="\(tab.title)">\(tab.icon)</button>
      """
  }

  private func cell(_ cell: EmojiViewModel.Cell) -> HTML {
    let index = cell.id == model.cells.first?.id ? "0" : "-1"
    return """
      <button type="button" tabindex="\(index)" aria-label="\(cell.name)" title="\(cell.name)">\(cell.character)</button>
      """
  }
}

extension GuideLanguage {
  /// The name in the language itself, such as "Deutsch".
  var nativeName: String { Language(rawValue: rawValue)?.nativeName ?? rawValue }
}
