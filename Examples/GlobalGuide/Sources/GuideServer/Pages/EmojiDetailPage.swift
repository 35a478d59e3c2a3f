import Guide

/// All facts about an emoji.
struct EmojiDetailPage {
  let texts: Texts
  let model: EmojiDetailViewModel

  var text: String {
    Layout(texts: texts, title: "\(model.character) \(model.name)", section: .emoji, scripts: ["glyphs"]).page(
      """
      <article class="glyphs">
      <div class="hero"><p class="glyph">\(model.character)</p>
      <div><p>\(model.category)</p><h1>\(model.name)</h1><p>\(model.version.map { "Emoji \($0)" })</p></div>
      <p class="chips">\(copyButton(model.character, label: texts[.copy]))\(flag)</p></div>
      <p id="no-glyph" class="note" hidden>\(texts[.missingGlyph])</p>
      <dl class="rows">\(facts)</dl>
      \(chips(.skinTones, "chips tints", model.tones.map { copyButton($0) }))\
      \(chips(.related, "chips", model.related.map(link)))
      <h2>\(texts[.otherLanguages])</h2><ul class="rows wide">\(model.names.map(name))</ul>
      </article>
      """
    )
  }

  private var flag: HTML? {
    model.country.map { "<a class=\"chip\" href=\"/country/\($0)\">\(texts[.theCountry])</a>" }
  }

  private var facts: [HTML] {
    let escapes = model.codePoints.map { "\\u{\($0)}" }.joined()
    let references = model.codePoints.map { "&#x\($0);" }.joined()
    return [
      fact(.shortcodes, model.shortcodes.map { copyButton(":\($0):") }),
      fact(.keywords, model.keywords.isEmpty ? [] : ["<span>\(texts.list(model.keywords))</span>"]),
      fact(.codePoints, model.codePoints.map { "<code>U+\($0)</code> " }),
      fact(.inSwift, [copyButton("\"\(escapes)\"")]), fact(.inHTML, [copyButton(references)]),
    ].compactMap { $0 }
  }

  private func fact(_ title: TextKey, _ values: [HTML]) -> HTML? {
    values.isEmpty ? nil : "<div><dt>\(texts[title])</dt><dd class=\"chips\">\(values)</dd></div>"
  }

  private func chips(_ title: TextKey, _ style: String, _ items: [HTML]) -> HTML? {
    items.isEmpty ? nil : "<h2>\(texts[title])</h2><p class=\"\(style)\">\(items)</p>"
  }

  private func link(_ emoji: EmojiDetailViewModel.Related) -> HTML {
    "<a class=\"chip\" href=\"/emoji/\(emoji.code)\"><span>\(emoji.character)</span> \(emoji.name)</a>"
  }

  private func name(_ name: EmojiDetailViewModel.Name) -> HTML {
    """
    <li><small>\(name.language.nativeName)</small> <span><bdi lang="\(name.language.rawValue)">\(name.text)</bdi></span></li>
    """
  }

  /// A button that copies its value. Without scripts, readers select the text.
  private func copyButton(_ value: String, label: String? = nil) -> HTML {
    "<button class=\"chip copy\" value=\"\(value)\">\(label ?? value)</button> "
  }
}
