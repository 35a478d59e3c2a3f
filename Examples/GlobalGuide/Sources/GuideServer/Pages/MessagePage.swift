/// A page with one sentence, such as for an error, and the ways from there.
struct MessagePage {
  let title: String
  let sentence: String

  /// What a reader gets from an address that the guide doesn't have.
  static let missing = MessagePage(
    title: "Not found",
    sentence: "The guide has no such page. Perhaps a search finds it."
  )

  /// What a reader gets without the server, for a page that the browser hasn't copied.
  static let offline = MessagePage(
    title: "Offline",
    sentence: "The guide can't be reached, and this page hasn't been copied. The list of countries works offline."
  )

  var text: String {
    Layout(title: title).page(
      """
      <h1>\(title)</h1>
      <p class="lead">\(sentence)</p>
      <form class="filters" role="search" action="/"><input class="search" type="search" name="q" maxlength="100" \
      aria-label="Search" placeholder="Name, capital, code, currency …"></form>
      <p class="chips"><a class="chip" href="/">All countries</a></p>
      """
    )
  }
}
