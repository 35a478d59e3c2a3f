import Almanac
import AlmanacEmoji
import Testing

/// The three kinds of grids: to tap, to choose one, and to choose several.
@MainActor
@Suite struct EmojiGridSelectionTests {
  private let owner = GridOwner()

  private func content() throws -> EmojiGridContent {
    EmojiGridContent(emojis: try GridList.emojis(["😀", "👋", "🚩"]))
  }

  @Test func tapsUseAnEmoji() throws {
    let screen = GridScreen(try content(), owner.taps)
    screen.cell("👋")?.onTap()
    screen.cell("👋")?.onTap()
    screen.cell("🚩")?.onTap()
    #expect(owner.tapped == ["👋", "👋", "🚩"])
  }

  @Test func aGridToTapSelectsNothing() throws {
    let screen = GridScreen(try content(), owner.taps)
    screen.cell("👋")?.onTap()
    #expect(!screen.configuration.isSelectable)
    #expect(screen.configuration.selection.isEmpty)
    #expect(screen.cell("👋")?.isSelectable == false)
    #expect(screen.cell("👋")?.isSelected == false)
  }

  @Test func startsWithoutASelection() throws {
    for selection in [owner.choosesOne, owner.choosesSeveral] {
      let configuration = GridScreen(try content(), selection).configuration
      #expect(configuration.isSelectable)
      #expect(configuration.selection.isEmpty)
      #expect(!configuration.emojis.contains { configuration.isSelected($0) })
    }
  }

  @Test func choosesOne() throws {
    let screen = GridScreen(try content(), owner.choosesOne)
    screen.cell("👋")?.onTap()
    #expect(owner.one?.name == "hand 👋")
    #expect(screen.configuration.selection == ["👋"])
    #expect(screen.cell("👋")?.isSelected == true)
    #expect(screen.cell("😀")?.isSelected == false)
  }

  @Test func choosesAnotherOne() throws {
    let screen = GridScreen(try content(), owner.choosesOne)
    screen.cell("👋")?.onTap()
    screen.cell("😀")?.onTap()
    #expect(owner.one?.character == "😀")
    #expect(screen.configuration.selection == ["😀"])
  }

  @Test func aSecondTapDeselects() throws {
    let screen = GridScreen(try content(), owner.choosesOne)
    screen.cell("👋")?.onTap()
    screen.cell("👋")?.onTap()
    #expect(owner.one == nil)
    #expect(screen.configuration.selection.isEmpty)
  }

  @Test func showsTheOneOfTheOwner() throws {
    let screen = GridScreen(try content(), owner.choosesOne)
    owner.one = try GridList.emojis(["🚩"]).first
    #expect(screen.cell("🚩")?.isSelected == true)
    owner.one = nil
    #expect(screen.cell("🚩")?.isSelected == false)
    // It is not in the grid.
    owner.one = try GridList.emojis(["🏁"]).first
    #expect(screen.configuration.selection.isEmpty)
    #expect(owner.one?.character == "🏁")
  }

  @Test func choosesSeveral() throws {
    let screen = GridScreen(try content(), owner.choosesSeveral)
    screen.cell("👋")?.onTap()
    screen.cell("🚩")?.onTap()
    #expect(owner.several == ["👋", "🚩"])
    #expect(screen.configuration.selection == ["👋", "🚩"])
    #expect(["😀", "👋", "🚩"].map { screen.cell($0)?.isSelected } == [false, true, true])
  }

  @Test func removesOneOfSeveral() throws {
    owner.several = ["👋", "🚩"]
    let screen = GridScreen(try content(), owner.choosesSeveral)
    screen.cell("👋")?.onTap()
    #expect(owner.several == ["🚩"])
    screen.cell("🚩")?.onTap()
    #expect(owner.several.isEmpty)
  }

  /// What is found in a search does not change what was selected before.
  @Test func keepsWhatIsSelectedElsewhere() throws {
    owner.several = ["🏁", "x"]
    let screen = GridScreen(try content(), owner.choosesSeveral)
    #expect(screen.configuration.selection.isEmpty)
    screen.cell("👋")?.onTap()
    #expect(owner.several == ["🏁", "x", "👋"])
  }

  @Test func selectsAnEmojiOnceInItsTone() throws {
    owner.several = ["👋🏿"]
    let screen = GridScreen(try content(), owner.choosesSeveral)
    #expect(screen.cell("👋")?.isSelected == true)
    screen.cell("👋")?.skinTones?.choose(.light)
    #expect(owner.several == ["👋🏻"])
    screen.cell("👋")?.onTap()
    #expect(owner.several.isEmpty)
  }

  @Test func keysDoWhatTapsDo() throws {
    let screen = GridScreen(try content(), owner.choosesOne)
    screen.press(.right)
    screen.press(.right)
    #expect(owner.one == nil)
    screen.press(.activate)
    #expect(owner.one?.character == "👋")
    screen.press(.activate)
    #expect(owner.one == nil)
  }

  /// The model has the selection itself.
  @Test func tellsTheOwnerOfAModel() throws {
    let model = try GridList.model(.multiple)
    var outcomes: [EmojiGridOutcome] = []
    let selection = EmojiGridSelection.ofModel(model.selectionMode) { outcomes.append($0) }
    #expect(selection.mode == .multiple)
    #expect(selection.selected() == nil)
    let screen = GridScreen(try content(), selection)
    screen.cell("👋")?.onTap()
    screen.cell("😀")?.onTap()
    #expect(outcomes.compactMap(\.used?.character) == ["👋", "😀"])
    #expect(screen.configuration.selection == ["👋", "😀"])
  }
}
