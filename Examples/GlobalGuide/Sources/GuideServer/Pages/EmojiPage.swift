import Almanac
import Guide

/// The emoji picker.
struct EmojiPage {
  let model: EmojiViewModel

  var text: String {
    Layout(title: "Emoji", section: .emoji, scripts: ["glyphs", "emoji"]).page(
      """
      <h1>Emoji</h1>
      <form id="picker" class="filters" role="search">
      <input class="search" type="search" id="emoji-query" maxlength="100" autocomplete="off" aria-label="Search" \
      placeholder="smile, Herz, 旗 …">
      <div class="chips"><label class="chip">Language <select id="emoji-language">\(GuideLanguage.allCases.map(option))</select></label>
      <div class="tones" role="radiogroup" aria-label="Skin tone">\(EmojiViewModel.tones.enumerated().map { swatch($0, $1) })</div></div>
      </form>
      <div class="chips bar" role="group" aria-label="Categories">\(Self.recent)\(model.tabs.map(tab))</div>
      <h2 id="section">\(model.tabs.first { $0.id == model.category?.rawValue }?.title)</h2>
      <p id="no-emoji" hidden>No emoji found.</p>
      <p id="no-glyph" class="note" hidden>Your device doesn't have some of the newest emoji yet. Their names are in their places, and \
      you can copy them.</p>
      <div class="emoji glyphs" id="emoji-grid" role="group" aria-label="Emoji">\(model.cells.map(cell))</div>
      <p id="picked" class="panel" hidden><span></span> <b></b> <code></code> <button class="chip copy">Copy</button> \
      <a class="chip">More</a></p>
      """
    )
  }

  private func option(_ language: GuideLanguage) -> HTML {
    let isSelected = language == model.language
    return "<option value=\"\(language.rawValue)\"\(" selected", if: isSelected)>\(language.nativeName)</option>"
  }

  /// The index is that of the tone. The style has the colors.
  private func swatch(_ index: Int, _ tone: SkinTone) -> HTML {
    """
    <input type="radio" name="tone" value="\(index)" aria-label="\(tone.displayName)" title="\(tone.displayName)"\
    \(" checked", if: tone == model.tone)>
    """
  }

  /// The script knows which ones these are.
  private static let recent: HTML = """
    <button type="button" class="chip" value="recent" aria-pressed="false" aria-label="Recently used" title="Recently used">\
    <span>🕘</span><b>Recently used</b></button>
    """

  private func tab(_ tab: EmojiViewModel.Tab) -> HTML {
    let isOpen = tab.id == model.category?.rawValue
    return """
      <button type="button" class="chip" value="\(tab.id)" aria-pressed="\(isOpen ? "true" : "false")" \
      aria-label="\(tab.title)" title="\(tab.title)"><span>\(tab.icon)</span><b>\(tab.title)</b></button>
      """
  }

  private func cell(_ cell: EmojiViewModel.Cell) -> HTML {
    let index = cell.id == model.cells.first?.id ? "0" : "-1"
    return """
      <button type="button" tabindex="\(index)" aria-label="\(cell.name)" title="\(cell.name)">\(cell.character)</button>
      """
  }
}
