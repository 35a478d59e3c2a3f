/// A page with one sentence, such as for an error.
struct MessagePage {
  let title: String
  let sentence: String

  var text: String {
    Layout(title: title).page("<h1>\(title)</h1><p>\(sentence) <a href=\"/\">All countries</a></p>")
  }
}
