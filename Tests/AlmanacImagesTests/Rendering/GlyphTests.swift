import Testing

@testable import AlmanacImages

@Suite struct GlyphTests {
  private static let characters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")

  private func drawn(_ code: String, side: Int = 64) -> StrokeMask {
    var mask = StrokeMask(side: side)
    Monogram(code).draw(on: &mask)
    return mask
  }

  @Test(arguments: characters)
  func lettersFitTheGrid(character: Character) throws {
    let path = try #require(Glyphs.paths[character])
    let points = path.lines.flatMap { $0 }
    #expect(path.lines.allSatisfy { $0.count > 1 })
    #expect(points.map(\.y).min() == 0 && points.map(\.y).max() == Glyphs.height)
    #expect(points.allSatisfy { (0...path.width).contains($0.x) })
    #expect((0...8).contains(path.width))
  }

  @Test func lettersDiffer() {
    let masks = Self.characters.map { drawn(String($0)).coverage }
    #expect(Set(masks).count == Self.characters.count)
    #expect(Glyphs.paths.count == Self.characters.count)
  }

  /// Between two letters, there is a column with less ink than half a line.
  ///
  /// The widths of two letters decide where they are. So all letters of a width are drawn on top of each other: a
  /// column that is free then is free between any two of them.
  @Test(arguments: [16, 20, 24]) func lettersStayApartInSmallCircles(side: Int) {
    let letters = Dictionary(grouping: Self.characters.prefix(26)) { Glyphs.paths[$0]?.width }
    #expect(letters[nil] == nil)
    for (first, second) in letters.values.flatMap({ first in letters.values.map { (first, $0) } }) {
      var mask = StrokeMask(side: side)
      for index in 0..<max(first.count, second.count) {
        Monogram("\(first[index % first.count])\(second[index % second.count])").draw(on: &mask)
      }
      let ink = (0..<side).map { column in (0..<side).map { mask.coverage[$0 * side + column] }.max() ?? 0 }
      let inked = ink.indices.filter { ink[$0] > 0.5 }
      let gaps = zip(inked, inked.dropFirst()).filter { $1 > $0 + 1 }
      #expect(!gaps.isEmpty, "\(first) \(second): \(ink)")
    }
  }

  /// Letters that are their own mirror image look so.
  @Test(arguments: ["A", "H", "M", "O", "T", "V", "W", "X", "Y", "0", "8"])
  func symmetricLettersAreSymmetric(letter: String) {
    let mask = drawn(letter)
    for row in 0..<mask.side {
      for column in 0..<mask.side {
        let (left, right) = (mask.coverage[row * mask.side + column], mask.coverage[row * mask.side + 63 - column])
        #expect(abs(left - right) < 0.02)
      }
    }
  }

  @Test func coverageIsAShare() {
    for side in [1, 2, 3, 7, 16, 100] {
      var globe = StrokeMask(side: side)
      Globe.draw(on: &globe)
      let masks = [globe, drawn("WMQ", side: side)]
      #expect(masks.allSatisfy { $0.coverage.count == side * side && $0.coverage.allSatisfy { (0...1).contains($0) } })
    }
  }

  @Test func linesOutsideAreCut() {
    var mask = StrokeMask(side: 4)
    mask.stroke([[-1e9, -5], [1e9, -5]], width: 2)
    mask.stroke([[-50, 2], [-40, 2]], width: 2)
    #expect(mask.coverage.allSatisfy { $0 == 0 })
    mask.stroke([[2, 2]], width: 2)
    #expect(mask.coverage.allSatisfy { $0 == 0 })
    mask.stroke([[2, 2], [2, 2]], width: 2)
    #expect(mask.coverage.filter { $0 > 0 }.count >= 4)
  }
}
