import Foundation
import TestSupport
import Testing

/// The answers to the questions in `Portable.tsv`, which WebAssembly must also give.
@Suite struct PortableAnswerTests {
  private static let file = Repository.root.appendingPathComponent("Tests/Goldens/Portable.tsv", isDirectory: false)
  private static let separator = "\t=\t"

  @Test func areRecorded() throws {
    let lines = try String(contentsOf: Self.file, encoding: .utf8).components(separatedBy: "\n").dropLast()
    let questions = lines.map { $0.components(separatedBy: Self.separator)[0] }
    #expect(questions.count > 1000)
    let text = questions.map { $0 + Self.separator + Portable.answer($0) + "\n" }.joined()
    #expect(try Repository.matches(text, reference: Self.file), "Scripts/test --record writes the answers again")
  }
}
