import Foundation
import TestSupport
import Testing

/// `AlmanacEmoji` has no user interface: the views are in `AlmanacEmojiViews`.
@Suite(.runsCommands) struct EmojiModuleTests {
  /// Nothing that a program without a user interface links.
  @Test(arguments: ["Runtime/Almanac", "Kits/AlmanacDownload", "Kits/AlmanacEmoji"])
  func importsNoUserInterface(module: String) throws {
    let folder = Repository.root.appending(path: "Sources/\(module)")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
      .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    #expect(files.count > 3)
    let frameworks = /(?:canImport\(|import +)(?:SwiftUI|UIKit|AppKit|WatchKit|TVUIKit|Combine|AlmanacEmojiViews)\b/
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text.firstMatch(of: frameworks) == nil, "\(file.lastPathComponent)")
    }
  }

  /// The models need no other import on Apple's systems. The views do.
  @Test(.enabled(if: AppleTypeCheck.isPossible)) func hasModelsAndNoViews() throws {
    let models = "_ = (EmojiGridModel(), EmojiPickerModel(), EmojiTexts(), EmojiGridMetrics.large)"
    let views = ["EmojiGrid", "EmojiPicker", "EmojiGridCell", "EmojiSectionHeader", "DefaultEmojiGridStyle"]
    let uses = views.map { "@MainActor func use\($0)() { _ = \($0).self }" }
    let messages = try AppleTypeCheck.iOS.get().messages(
      about: ["import AlmanacEmoji", "func useModels() { \(models) }"] + uses
    )
    #expect(messages.keys.sorted() == Array(2..<2 + views.count))
    for module in ["AlmanacEmojiViews", "AlmanacSwiftEmoji"] {
      let messages = try AppleTypeCheck.iOS.get().messages(about: ["import \(module)"] + uses)
      #expect(messages.isEmpty, "\(module): \(messages)")
    }
  }
}
