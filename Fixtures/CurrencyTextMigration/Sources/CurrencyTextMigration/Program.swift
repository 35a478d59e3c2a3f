@main
struct Program {
  static func main() {
    var snippets = Snippet.setup + Snippet.properties + Snippet.texts + Snippet.types
    // The test uses it to see that a wrong result is reported.
    if CommandLine.arguments.contains("wrong") {
      snippets.append(Snippet("a wrong result", expects: "1", "2") { [1, 3] })
    }
    for complaint in snippets.compactMap(\.complaint) { print(complaint) }
    print("\(snippets.count) snippets")
  }
}
