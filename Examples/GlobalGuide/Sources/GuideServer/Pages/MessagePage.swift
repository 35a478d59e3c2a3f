/// A page with one sentence, such as for an error.
struct MessagePage {
  let title: String
  let sentence: String

  /// What a reader gets from an address that the guide doesn't have.
  static let missing = MessagePage(title: "Not found", sentence: "The guide has no such page.")

  /// What a reader gets without the server, for a page that the browser hasn't copied.
  static let offline = MessagePage(
    title: "Offline",
    sentence: "The guide can't be reached, and this page hasn't been copied."
  )

  var text: String {
    Layout(title: title).page("<h1>\(title)</h1><p>\(sentence) <a href=\"/\">All countries</a></p>")
  }
}
