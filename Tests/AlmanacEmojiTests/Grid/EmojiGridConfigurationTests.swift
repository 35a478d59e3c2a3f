import Almanac
import AlmanacEmoji
import AlmanacSwiftEmoji
import Testing

/// What the styles of a grid get, with SwiftEmoji's names.
@MainActor
@Suite struct EmojiGridConfigurationTests {
  private let owner = GridOwner()
  private let wave = Emoji(character: "👋", name: "waving hand", category: .peopleAndBody, supportsSkinTone: true)

  private func sectionedScreen(favorites: [String] = []) throws -> GridScreen {
    let index = try GridList.index()
    let content = EmojiGridContent(sections: index.sections, favorites: try GridList.emojis(favorites))
    return GridScreen(content, owner.taps)
  }

  private func flatScreen(_ characters: [String]) throws -> GridScreen {
    GridScreen(EmojiGridContent(emojis: try GridList.emojis(characters)), owner.choosesSeveral)
  }

  @Test func hasTheEmojiInOrder() throws {
    let screen = try flatScreen(["🚩", "😀", "👋"])
    let configuration: GridConfiguration = screen.configuration
    #expect(configuration.emojis.map(\.character) == ["🚩", "😀", "👋"])
  }

  @Test func knowsWhatIsSelected() throws {
    owner.several = ["😀"]
    let configuration = try flatScreen(["🚩", "😀"]).configuration
    #expect(configuration.emojis.map { configuration.isSelected($0) } == [false, true])
    #expect(configuration.selection == ["😀"])
    #expect(configuration.isSelectable)
  }

  @Test func tapsAnEmoji() throws {
    let configuration = try flatScreen(["🚩", "😀"]).configuration
    configuration.onTap(configuration.emojis[1])
    #expect(owner.several == ["😀"])
    configuration.onTap(Emoji("🐉"))
    #expect(owner.several == ["😀"])
  }

  @Test func isMadeWithoutAGrid() throws {
    var tapped: [String] = []
    let emojis = try GridList.emojis(["😀", "👋"])
    let configuration = GridConfiguration(
      emojis: emojis,
      selection: ["👋", "🐉"],
      isSelectable: true,
      isSelected: { $0.character == "👋" },
      onTap: { tapped.append($0.character) }
    )
    #expect(configuration.emojis == emojis)
    #expect(configuration.selection == ["👋", "🐉"])
    #expect(configuration.isSelectable)
    #expect(emojis.map(configuration.isSelected) == [false, true])
    #expect(configuration.sections == nil)
    let cells = configuration.allSections.flatMap { section in section.cells.map { section.cell($0) } }
    #expect(cells.map(\.isSelected) == [false, true])
    configuration.onTap(emojis[0])
    cells[1].onTap()
    #expect(tapped == ["😀", "👋"])
  }

  @Test func isMadeWithoutASelection() throws {
    let configuration = GridConfiguration(
      emojis: [wave],
      selection: [],
      isSelectable: false,
      isSelected: { _ in false },
      onTap: { _ in }
    )
    #expect(configuration.selection.isEmpty)
    #expect(!configuration.isSelectable)
    #expect(!configuration.isSelected(wave))
  }

  @Test func showsManyEmoji() {
    let emojis = (0x1F300..<0x1F700 as Range<UInt32>).compactMap(Unicode.Scalar.init).map { Emoji(String($0)) }
    let screen = GridScreen(EmojiGridContent(emojis: emojis + emojis), owner.taps)
    // Tones have no base here, so each scalar is an emoji of its own.
    #expect(screen.configuration.emojis.map(\.character) == emojis.map(\.character))
    screen.configuration.allSections[0].cell(screen.configuration.allSections[0].cells[1000]).onTap()
    #expect(owner.tapped == [emojis[1000].character])
  }

  @Test func hasNoSectionsWithoutHeaders() throws {
    let configuration = try flatScreen(["🚩", "😀"]).configuration
    #expect(configuration.sections == nil)
    #expect(configuration.allSections.map(\.emojis.count) == [2])
    #expect(configuration.allSections.first?.header == nil)
  }

  @Test func hasTheGroupsAsSections() throws {
    let sections = try #require(try sectionedScreen().configuration.sections)
    #expect(sections.map(\.category.displayName) == ["Smileys & Emotion", "People & Body", "Flags"])
    #expect(sections.map { $0.emojis.map(\.character) } == [GridList.smileys, GridList.people, GridList.flags])
    #expect(sections.map(\.header?.category.symbolName) == ["face.smiling", "person.2", "flag"])
    #expect(sections.map(\.id) == ["Smileys & Emotion", "People & Body", "Flags"])
  }

  @Test func beginsWithTheFavorites() throws {
    let sections = try #require(try sectionedScreen(favorites: ["🚩", "👋"]).configuration.sections)
    #expect(sections.first?.category == .favorites())
    #expect(sections.first?.emojis.map(\.character) == ["🚩", "👋"])
    #expect(sections.count == 4)
    #expect(try sectionedScreen().configuration.sections?.count == 3)
  }

  @Test func hasAFavoriteOnce() throws {
    let content = EmojiGridContent(index: try GridList.index(), favorites: ["👋🏽", "🚩"])
    let configuration = GridScreen(content, owner.taps).configuration
    let people = GridList.people.filter { $0 != "👋" }
    #expect(configuration.emojis.map(\.character) == ["👋🏽", "🚩"] + GridList.smileys + people + ["🏁"])
    #expect(Set(configuration.emojis.map(\.id)).count == configuration.emojis.count)
    #expect(configuration.sections?.map(\.emojis.count) == [2, 5, 7, 2])
  }

  @Test func isEmptyWithoutEmoji() throws {
    for content in [EmojiGridContent(emojis: [Emoji]()), EmojiGridContent(sections: [EmojiGridSection]())] {
      let screen = GridScreen(content, owner.taps)
      #expect(screen.configuration.emojis.isEmpty)
      #expect(screen.configuration.allSections.isEmpty)
      screen.configuration.onTap(wave)
      screen.press(.down)
      screen.press(.activate)
      #expect(owner.tapped.isEmpty)
    }
    let headers = GridScreen(EmojiGridContent(sections: [EmojiSection]()), owner.taps)
    #expect(headers.configuration.sections?.isEmpty == true)
  }

  @Test func searchesWithoutHeaders() throws {
    let screen = GridScreen(EmojiGridContent(index: try GridList.index()), owner.choosesSeveral)
    owner.several = ["😀"]
    screen.search("flag")
    #expect(screen.configuration.sections == nil)
    #expect(screen.configuration.emojis.map(\.character) == GridList.flags)
    screen.cell("🚩")?.onTap()
    screen.search("nothing")
    #expect(screen.configuration.emojis.isEmpty)
    screen.press(.escape)
    #expect(screen.configuration.sections?.count == 3)
    #expect(owner.several == ["😀", "🚩"])
    #expect(screen.configuration.selection == ["😀", "🚩"])
  }

  @Test func keepsTheNumberOfColumns() throws {
    let screen = try flatScreen(GridList.smileys)
    #expect(screen.model.columnCount == nil)
    screen.press(.right)
    screen.press(.down)
    #expect(screen.model.focused == "😀")
    screen.configuration.setColumnCount(EmojiGridMetrics.default.columnCount(width: 140))
    screen.press(.down)
    #expect(screen.model.columnCount == 3)
    #expect(screen.model.focused == "😁")
    screen.configuration.setColumnCount(nil)
    #expect(screen.model.columnCount == nil)
  }

  @Test func makesACell() {
    var count = 0
    let cell = CellConfiguration(emoji: wave, isSelected: true, isSelectable: false) { count += 1 }
    #expect(cell.emoji == wave)
    #expect(cell.isSelected)
    #expect(!cell.isSelectable)
    cell.onTap()
    #expect(count == 1)
  }

  @Test func aCellOfYourOwnHasNoFocusAndNoMenu() {
    let cell = CellConfiguration(emoji: wave, isSelected: false, isSelectable: true) {}
    #expect(!cell.isFocused)
    #expect(cell.skinTones == nil)
    #expect(cell.label == "waving hand")
    #expect(cell.value.isEmpty)
  }

  @Test func cellsAreThoseOfTheSection() throws {
    let sections = try #require(try sectionedScreen(favorites: ["👋"]).configuration.sections)
    for (index, section) in sections.enumerated() {
      #expect(section.cells.allSatisfy { $0.section == index })
      #expect(section.cells.map { section.cell($0).emoji } == section.emojis)
    }
    // An emoji in two sections is tapped in both.
    sections[0].cell(sections[0].cells[0]).onTap()
    sections[2].cell(sections[2].cells[0]).onTap()
    #expect(owner.tapped == ["👋", "👋"])
  }

  @Test func aCellHasTheFocusOnlyIfTheGridDoes() throws {
    let screen = try flatScreen(["🚩", "😀"])
    screen.press(.right)
    #expect(screen.cell("🚩")?.isFocused == false)
    screen.hasFocus = true
    #expect(screen.cell("🚩")?.isFocused == true)
    #expect(screen.cell("😀")?.isFocused == false)
    screen.press(.right)
    #expect(screen.cell("😀")?.isFocused == true)
  }

  @Test func readsNamesInTheLanguageOfTheGrid() throws {
    var entry = EmojiRawEntry(character: "🐈", name: "cat", category: "Animals & Nature")
    entry.localizations["de"] = EmojiLocalization(name: "Katze")
    let content = EmojiGridContent(index: try EmojiIndex([entry], language: "en"))
    let labels = [nil, "de", "de-AT", "fr"].map { language in
      GridScreen(content, owner.taps, language: language).cell("🐈")?.label
    }
    #expect(labels == ["cat", "Katze", "Katze", "cat"])
  }

  @Test func readsTheSkinTone() throws {
    var texts = EmojiTexts()
    texts.skinTones[.dark] = "Dunkel"
    let screen = GridScreen(EmojiGridContent(emojis: try GridList.emojis(["👋", "😀"])), owner.taps, texts: texts)
    #expect(screen.cell("👋")?.value == "")
    screen.cell("👋")?.skinTones?.choose(.dark)
    #expect(screen.cell("👋")?.value == "Dunkel")
    screen.cell("👋")?.skinTones?.choose(.medium)
    #expect(screen.cell("👋")?.value == "Medium")
    #expect(screen.cell("👋")?.skinTones?.texts == texts)
  }

  @Test func onlyEmojiWithTonesHaveTheirMenu() throws {
    let screen = try flatScreen(["👋", "😀"])
    #expect(screen.cell("😀")?.skinTones == nil)
    screen.cell("👋")?.skinTones?.open()
    #expect(screen.model.skinToneCell == EmojiGridModel.Cell(section: 0, item: 0))
    screen.press(.escape)
    #expect(screen.model.skinToneCell == nil)
    #expect(owner.several.isEmpty)
  }

  @Test func usesTheEmojiInTheChosenTone() throws {
    let screen = try sectionedScreen()
    screen.cell("👍")?.skinTones?.choose(.mediumDark)
    screen.cell("👍")?.onTap()
    screen.cell("👍")?.skinTones?.choose(.none)
    #expect(owner.tapped == ["👍🏾", "👍🏾", "👍"])
  }

  /// The menu's first row, for an emoji from an entry as for one of a list.
  @Test(arguments: [true, false]) func offersTheEmojiWithoutATone(isListed: Bool) throws {
    let emojis = isListed ? try GridList.emojis(["👋"]) : [wave]
    let screen = GridScreen(EmojiGridContent(emojis: emojis), owner.taps)
    screen.cell("👋")?.skinTones?.choose(.medium)
    let toned = try #require(screen.configuration.emojis.first)
    #expect(toned.character == "👋🏽")
    #expect(SkinTone.allCases.map { toned.toned($0).character } == ["👋", "👋🏻", "👋🏼", "👋🏽", "👋🏾", "👋🏿"])
    #expect(toned.toned(.none) == emojis[0])
  }

  /// The user sees a cell, and the list changes before the tap.
  @Test func aTapMeansTheEmojiThatTheUserSaw() throws {
    let screen = try flatScreen(["🚩", "😀"])
    let (flag, face) = (screen.cell("🚩"), screen.cell("😀"))
    screen.show(EmojiGridContent(emojis: try GridList.emojis(["👋", "🏁", "😀"])))
    flag?.onTap()
    #expect(owner.several.isEmpty)
    face?.onTap()
    #expect(owner.several == ["😀"])
  }

  @Test(arguments: EmojiCategory.allCases) func headsAGroup(category: EmojiCategory) {
    let header = HeaderConfiguration(category: category)
    #expect(header.category.displayName == category.displayName)
    #expect(header.category.symbolName == category.symbolName)
    #expect(header.category == category)
    #expect(EmojiCategory.allCases.filter { header.category != $0 }.count == EmojiCategory.allCases.count - 1)
  }

  @Test func headsACategoryOfYourOwn() {
    let header = HeaderConfiguration(category: EmojiGridCategory(id: "work", displayName: "Work", symbolName: "hammer"))
    #expect(header.category.displayName == "Work")
    #expect(header != HeaderConfiguration(category: .objects))
    #expect(HeaderConfiguration(category: .objects) == HeaderConfiguration(category: .objects))
  }

  @Test func headersHaveTheTitlesOfTheTexts() throws {
    var texts = EmojiTexts()
    texts.favorites = "Favoriten"
    texts.categories[.flags] = "Flaggen"
    let content = EmojiGridContent(index: try GridList.index(), favorites: ["😀"], texts: texts)
    let sections = GridScreen(content, owner.taps, texts: texts).configuration.sections
    let titles = sections?.compactMap(\.header?.category.displayName)
    #expect(titles == ["Favoriten", "Smileys & Emotion", "People & Body", "Flaggen"])
  }
}
