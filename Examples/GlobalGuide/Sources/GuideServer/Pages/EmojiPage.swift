import Almanac
import Guide

/// The emoji picker.
struct EmojiPage {
  let texts: Texts
  let model: EmojiViewModel

  var text: String {
    Layout(texts: texts, title: texts[.emoji], section: .emoji, scripts: ["glyphs", "emoji"]).page(
      """
      <h1>\(texts[.emoji])</h1>
      <form id="picker" class="filters" role="search">
      <input class="search" type="search" id="emoji-query" maxlength="100" autocomplete="off" aria-label="\(texts[.search])" \
      placeholder="\(texts[.emojiHint])">
      <div class="chips"><label class="chip">\(texts[.language]) <select id="emoji-language">\(GuideLanguage.allCases.map(option))</select></label>
      <div class="tones" role="radiogroup" aria-label="\(texts[.skinTone])">\(EmojiViewModel.tones.enumerated().map { swatch($0, $1) })</div></div>
      </form>
      <div class="chips bar" role="group" aria-label="\(texts[.categories])">\(recent)\(model.tabs.map(tab))</div>
      <h2 id="section">\(model.tabs.first { $0.id == model.category?.rawValue }?.title)</h2>
      <p id="no-emoji" hidden>\(texts[.noEmoji])</p>
      <p id="no-glyph" class="lead" hidden>\(texts[.missingGlyphs])</p>
      <div class="emoji glyphs" id="emoji-grid" role="group" aria-label="\(texts[.emoji])">\(model.cells.map(cell))</div>
      <p id="picked" class="panel" hidden><span></span> <b></b> <code></code> <button class="chip copy">\(texts[.copy])</button> \
      <a class="chip">\(texts[.more])</a></p>
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
    <input type="radio" name="tone" value="\(index)" aria-label="\(texts[name(tone)])" title="\(texts[name(tone)])"\
    \(" checked", if: tone == model.tone)>
    """
  }

  /// The script knows which ones these are.
  private var recent: HTML {
    """
    <button type="button" class="chip" value="recent" aria-pressed="false" aria-label="\(texts[.recent])" \
    title="\(texts[.recent])"><span>🕘</span><b>\(texts[.recent])</b></button>
    """
  }

  private func name(_ tone: SkinTone) -> TextKey {
    switch tone {
    case .none: .toneNone
    case .light: .toneLight
    case .mediumLight: .toneMediumLight
    case .medium: .toneMedium
    case .mediumDark: .toneMediumDark
    case .dark: .toneDark
    }
  }

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
