import Foundation
import TestSupport
import Testing

/// Every link of every page leads somewhere on GitHub. For the site of the documentation, Scripts/check-docs checks it.
@Suite struct DocumentationLinkTests {
  @Test func everyLinkLeadsSomewhere() throws {
    let pages = try Self.pages()
    #expect(pages.count > 30)
    for (path, prose) in pages {
      let isPlain = !prose.contains("<doc:")
      #expect(isPlain, "\(path): GitHub shows DocC's links as text")
      for link in Self.links(in: prose) where !link.hasPrefix("https://") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let folder = Repository.root.appending(path: path).deletingLastPathComponent()
        let file = parts[0].isEmpty ? path : Self.path(of: folder.appending(path: parts[0]))
        let exists = FileManager.default.fileExists(atPath: Repository.root.appending(path: file).path)
        let isAnchor = parts.count == 1 || Self.anchors(in: pages[file] ?? "").contains(parts[1])
        #expect(exists && isAnchor, "\(path): \(link) leads nowhere")
      }
    }
  }

  /// The texts of all Markdown files by path, without code blocks.
  private static func pages() throws -> [String: String] {
    let root = Repository.root
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var pages: [String: String] = [:]
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "md" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      pages[path(of: file)] = text.replacing(/(?ms)^ *```.*?^ *```$/, with: "")
    }
    return pages
  }

  /// The path of a file in the repository.
  private static func path(of file: URL) -> String {
    String(file.standardizedFileURL.path.dropFirst(Repository.path.count + 1))
  }

  /// The destinations of the links and pictures.
  private static func links(in prose: String) -> [String] {
    let text = prose.replacing(/`[^`]*`/, with: "")
    return text.matches(of: /(?:\]\(|(?:href|src|srcset)=")([^()"\s]+)[)"]/).map { String($0.1) }
  }

  /// What GitHub makes of the headings: letters, digits, hyphens and underscores. Spaces are hyphens.
  private static func anchors(in prose: String) -> Set<String> {
    var anchors: Set<String> = []
    for match in prose.matches(of: /(?m)^#+ (.+)$/) {
      let characters = match.1.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
      let anchor = characters.replacing(" ", with: "-")
      // A heading that is on the page already gets a number.
      let names = [anchor] + (1...9).map { "\(anchor)-\($0)" }
      if let name = names.first(where: { !anchors.contains($0) }) { anchors.insert(name) }
    }
    return anchors
  }
}
