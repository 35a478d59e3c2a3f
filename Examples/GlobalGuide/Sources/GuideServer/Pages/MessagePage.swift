import Guide

/// A page with one sentence, such as for an error, and the ways from there.
struct MessagePage {
  let texts: Texts
  let title: TextKey
  let sentence: TextKey

  /// What a reader gets from an address that the guide doesn't have.
  static func missing(_ texts: Texts) -> String {
    MessagePage(texts: texts, title: .notFound, sentence: .notFoundSentence).text
  }

  /// What a reader gets without the server, for a page that the browser hasn't copied.
  static func offline(_ texts: Texts) -> String {
    MessagePage(texts: texts, title: .offline, sentence: .offlineSentence).text
  }

  private var text: String {
    Layout(texts: texts, title: texts[title]).page(
      """
      <h1>\(texts[title])</h1>
      <p class="lead">\(texts[sentence])</p>
      <form class="filters" role="search" action="/"><input class="search" type="search" name="q" maxlength="100" \
      aria-label="\(texts[.search])" placeholder="\(texts[.searchHint])"></form>
      <p class="chips"><a class="chip" href="/">\(texts[.allCountries])</a></p>
      """
    )
  }
}
