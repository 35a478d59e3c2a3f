import SwiftEmojiIndex

@main
struct Program {
  static func main() async throws {
    try await saveSharedList()
    var snippets = Snippet.emoji + Snippet.categories + Snippet.skinTones + Snippet.entries + Snippet.sources
    snippets += Snippet.caches + Snippet.loading + Snippet.lists + Snippet.searches + Snippet.usage + Snippet.errors
    // The test uses it to see that a wrong result is reported.
    if CommandLine.arguments.contains("wrong") {
      snippets.append(Snippet("a wrong result", expects: "1", "2") { [1, 3] })
    }
    for snippet in snippets {
      if let complaint = await snippet.complaint() { print(complaint) }
    }
    print("\(snippets.count) snippets")
  }

  /// Leaves a list in the cache as an earlier run does. So the shared provider does not need the network.
  private static func saveSharedList() async throws {
    let cache: any EmojiCache = DiskCache.shared
    try await cache.save(EmojiRawEntry.samples, for: EmojiIndexProvider.shared.sourceIdentifier)
    try await cache.save([EmojiRawEntry.japanese], for: EmojiIndexProvider(locale: .japanese).sourceIdentifier)
  }
}
