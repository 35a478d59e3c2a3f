import Almanac
import Foundation
import TestSupport
import Testing

/// The folds of all characters, as hashes that the page of `almanac preview` must compute, too.
@Suite struct SearchFoldTests {
  private static let file = Repository.root.appendingPathComponent("Tests/Goldens/Folds.tsv", isDirectory: false)

  /// The blocks of 256 characters below U+20000, and those of the ideographs that fold.
  private static let blocks = Array(0..<0x200) + Array(0x2F8..<0x2FB) + [0xE00, 0xE01]

  @Test func areRecorded() throws {
    let text = Self.blocks.map { "\($0)\t\(Self.hash(ofBlock: $0))\n" }.joined()
    #expect(try Repository.matches(text, reference: Self.file), "Scripts/test --record writes the hashes again")
  }

  /// FNV-1a, as `check.js` computes it.
  private static func hash(ofBlock block: Int) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for code in (block * 256)..<(block * 256 + 256) {
      guard let scalar = Unicode.Scalar(UInt32(code)) else { continue }
      let text = "x\(scalar)x"
      for byte in "\(SearchText.folded(text))\n\(SearchText.foldedLetters(text))\n".utf8 {
        hash = (hash ^ UInt32(byte)) &* 0x0100_0193
      }
    }
    return hash
  }
}
