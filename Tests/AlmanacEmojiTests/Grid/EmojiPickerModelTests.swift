import Almanac
import AlmanacEmoji
import TestSupport
import Testing

@Suite struct EmojiPickerModelTests {
  private static let smileys = "Smileys & Emotion"
  private static let people = "People & Body"

  private func model(favorites: [String] = []) throws -> EmojiPickerModel {
    var model = EmojiPickerModel()
    model.show(EmojiGridContent(index: try GridList.index(), favorites: favorites))
    return model
  }

  @Test func loads() throws {
    var model = EmojiPickerModel()
    #expect(model.phase == .loading)
    #expect(model.category == nil && model.categories.isEmpty)
    model.fail("offline")
    #expect(model.phase == .failed("offline"))
    model.startLoading()
    #expect(model.phase == .loading)
    model.grid.search("flag")
    model.show(EmojiGridContent(index: try GridList.index(), favorites: ["😀"]))
    #expect(model.phase == .loaded)
    #expect(model.categories.map(\.id) == ["favorites", Self.smileys, Self.people, "Flags"])
    #expect(model.category == "favorites")
    model.fail("offline")
    model.startLoading()
    #expect(model.phase == .loaded)
  }

  @Test func opensCategories() throws {
    var model = try model()
    #expect(model.scrollRequest == nil)
    model.grid.search("hand")
    model.open("Flags")
    #expect(model.category == "Flags")
    #expect(!model.grid.isSearching)
    let request = model.scrollRequest
    #expect(request?.section == "Flags")
    model.open("Flags")
    #expect(model.scrollRequest != request)
    model.open("Food")
    #expect(model.category == "Flags")
  }

  @Test func scrollsToTheFirstResult() throws {
    var model = try model(favorites: ["😀"])
    model.query = "hand"
    let request = model.scrollRequest
    #expect(request?.section == model.grid.sections.first?.id)
    model.query = "hand"
    model.query = "nothing"
    #expect(model.scrollRequest == request)
    model.query = ""
    #expect(model.scrollRequest?.section == "favorites")
    #expect(model.scrollRequest?.number == 2)
  }

  @Test func followsTheScrolling() throws {
    var model = try model()
    model.scroll([Self.smileys: 0, Self.people: 90])
    #expect(model.category == Self.smileys)
    model.scroll([Self.smileys: -91, Self.people: 0.5])
    #expect(model.category == Self.people)
    model.scroll(["Flags": 30])
    #expect(model.category == Self.people)
    model.scroll([:])
    #expect(model.category == Self.people)
    model.scroll(["Flags": -2])
    #expect(model.category == "Flags")
    model.scroll([Self.smileys: 12])
    #expect(model.category == Self.smileys)
    model.grid.search("flag")
    model.scroll([Self.people: -5])
    #expect(model.category == Self.smileys)
  }

  /// The last category is too short to reach the top.
  @Test func keepsAnOpenedCategoryUntilTheUserScrolls() throws {
    var model = try model()
    model.open("Flags")
    model.scroll([Self.smileys: 0])
    #expect(model.category == "Flags")
    model.scroll([Self.people: -200, "Flags": 120])
    model.scroll([Self.people: -200.5, "Flags": 119.5])
    #expect(model.category == "Flags")
    model.scroll([Self.people: -180, "Flags": 140])
    #expect(model.category == Self.people)
    model.open("Flags")
    model.scroll(["Flags": 0])
    model.scroll([Self.smileys: -10])
    #expect(model.category == Self.smileys)
  }

  @Test func keepsTheCategoryOfANewList() throws {
    var model = try model(favorites: ["😀"])
    model.open("Flags")
    model.show(EmojiGridContent(index: try GridList.index(without: ["🚩"])))
    #expect(model.category == "Flags")
    model.show(EmojiGridContent(index: try GridList.index(without: ["🚩", "🏁"])))
    #expect(model.category == Self.smileys)
    model.show(EmojiGridContent(emojis: try GridList.emojis(["😀"])))
    #expect(model.category == nil)
  }

  @Test func searchesInTwoLanguages() throws {
    var cat = EmojiRawEntry(character: "🐈", name: "cat", category: "Animals & Nature")
    cat.localizations["de"] = EmojiLocalization(name: "Katze")
    for language in ["en", nil] {
      var model = EmojiPickerModel()
      model.show(EmojiGridContent(index: try EmojiIndex([cat], language: language)))
      model.query = "katz"
      #expect(model.hasNoResults)
      model.language = "de-AT"
      #expect(model.grid.emojis.map(\.character) == ["🐈"])
      model.query = "cat"
      #expect(model.grid.emojis.map(\.character) == ["🐈"])
      model.language = "fr"
      #expect(model.grid.emojis.map(\.character) == ["🐈"])
      #expect(model.query == "cat")
    }
  }

  @Test func saysThatNothingIsFound() throws {
    var model = try model()
    #expect(!model.hasNoResults)
    #expect(model.submit() == .ignored)
    model.grid.search("nothing")
    #expect(model.hasNoResults)
    #expect(model.submit() == .ignored)
    model.grid.search("hand")
    #expect(!model.hasNoResults)
    #expect(model.submit().used?.character == "👋")
    #expect(model.categories.count == 3)
  }

  /// Random events. After each one, the category exists, and a new request to scroll is for a section that exists.
  @Test func staysValid() throws {
    let contents =
      try [[], ["🚩", "🏁"], Set(GridList.smileys)].map { left in
        EmojiGridContent(index: try GridList.index(without: left), favorites: ["👍🏽"])
      } + [EmojiGridContent(emojis: [IndexedEmoji]())]
    let ids = ["favorites", Self.smileys, Self.people, "Flags", "Food"]
    var random = SeededGenerator(seed: 21)
    for _ in 0..<rounds(10_000) {
      var model = EmojiPickerModel()
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        let before = model.scrollRequest
        let id = ids[Int.random(in: 0..<ids.count, using: &random)]
        switch Int.random(in: 0..<8, using: &random) {
        case 0: model.show(contents[Int.random(in: 0..<contents.count, using: &random)])
        case 1: model.query = ["", "hand", "nothing"].randomElement(using: &random) ?? ""
        case 2: model.open(id)
        case 3: model.fail("x")
        case 4: model.startLoading()
        case 5: model.grid.press(EmojiGridKey.allCases.randomElement(using: &random) ?? .down)
        default:
          var headers = ["Flags": Double.random(in: -9...9, using: &random)]
          headers[id] = Double.random(in: -9...9, using: &random)
          model.scroll(headers)
        }
        let isValid =
          model.categories.isEmpty == (model.category == nil)
          && (model.category.map { id in model.categories.contains { $0.id == id } } ?? true)
          && (model.phase == .loaded || model.categories.isEmpty)
        let isFound =
          model.scrollRequest == before
          || model.grid.sections.contains { $0.id == model.scrollRequest?.section }
        guard isValid, isFound else {
          Issue.record("The model is not valid: \(String(describing: model.category))")
          return
        }
      }
    }
  }
}
