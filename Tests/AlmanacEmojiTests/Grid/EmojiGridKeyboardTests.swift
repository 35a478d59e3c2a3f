import Almanac
import AlmanacEmoji
import Testing

/// The rows, in three columns:
///
///     😀 😃 😄
///     😁 🥹
///     👋 🤚 ✋
///     👍 👎 👏
///     🙏
///     🏁 🚩
@Suite struct EmojiGridKeyboardTests {
  @Test func movesInReadingOrder() throws {
    var model = try GridList.model()
    #expect(model.walk(.right, .right, .right, .right) == ["😀", "😃", "😄", "😁"])
    #expect(model.walk(.right, .right, .left, .left, .left) == ["🥹", "👋", "🥹", "😁", "😄"])
    #expect(model.walk(.home, .left, .end, .right) == ["😀", "😀", "🚩", "🚩"])
    #expect(model.press(.right) == .ignored)
    model.press(.home)
    var visited = model.focused.map { [$0] } ?? []
    while model.press(.right) == .changed { visited += model.focused.map { [$0] } ?? [] }
    #expect(visited == GridList.smileys + GridList.people + GridList.flags)
  }

  @Test func mirrorsLeftAndRight() throws {
    var model = try GridList.model()
    model.isRightToLeft = true
    #expect(model.walk(.left, .left, .left, .right, .right, .right) == ["😀", "😃", "😄", "😃", "😀", "😀"])
    #expect(model.walk(.down, .up) == ["😁", "😀"])
  }

  @Test func movesBetweenLines() throws {
    var model = try GridList.model()
    model.focus(EmojiGridModel.Cell(section: 0, item: 2))
    #expect(model.walk(.down, .down, .down, .down, .down, .down) == ["🥹", "✋", "👏", "🙏", "🚩", "🚩"])
    #expect(model.walk(.up, .up, .up, .up, .up, .up) == ["🙏", "👏", "✋", "🥹", "😄", "😄"])
    #expect(model.press(.up) == .ignored)
    // A key to the side sets the column anew.
    #expect(model.walk(.down, .left, .down) == ["🥹", "😁", "👋"])
    model.focus(EmojiGridModel.Cell(section: 0, item: 2))
    model.press(.down)
    model.columnCount = 2
    #expect(model.walk(.down, .up, .up) == ["👋", "🥹", "😄"])
  }

  @Test func movesInOneColumnAndInOneRow() throws {
    var model = try GridList.model(columns: 0)
    #expect(model.columnCount == 1)
    #expect(model.walk(.down, .down, .up) == ["😀", "😃", "😀"])
    model.columnCount = .max
    #expect(model.walk(.right, .down, .down, .up) == ["😃", "🤚", "🚩", "🤚"])
    model.columnCount = nil
    #expect(model.press(.down) == .ignored)
    #expect(model.walk(.left, .right) == ["👋", "🤚"])
  }

  @Test func movesBetweenSections() throws {
    var model = try GridList.model()
    #expect(model.walk(.pageDown, .pageDown, .right, .pageDown, .pageDown) == ["😀", "👋", "🤚", "🏁", "🏁"])
    #expect(model.press(.pageDown) == .ignored)
    #expect(model.walk(.right, .pageUp, .pageUp, .pageUp, .pageUp) == ["🚩", "🏁", "👋", "😀", "😀"])
  }

  @Test func tapsTheFocusedCell() throws {
    var model = try GridList.model(.single)
    #expect(model.press(.activate) == .ignored)
    #expect(model.press(.skinTones) == .ignored)
    model.press(.pageDown)
    #expect(model.press(.skinTones) == .ignored)
    model.press(.pageDown)
    #expect(model.press(.activate).used?.character == "👋")
    #expect(model.selection == ["👋"])
    #expect(model.press(.skinTones) == .changed)
    #expect(model.press(.activate) == .ignored)
    model.choose(.dark)
    #expect(model.selection == ["👋🏿"])
    #expect(model.press(.activate) != .ignored)
    #expect(model.selection.isEmpty)
  }
}
