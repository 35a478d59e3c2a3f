import Almanac
import AlmanacEmoji
import TestSupport
import Testing

/// Random events. After each one, the model must be valid.
@Suite struct EmojiGridPropertyTests {
  private static let queries = ["", " ", "hand", "flag", "face", "nothing", "👋", "p"]
  private static let selections: [Set<String>] = [[], ["👋🏽"], ["👋", "👋🏿", "😀"], ["x", "🚩"], Set(GridList.people)]

  private let contents: [EmojiGridContent]

  init() throws {
    let index = try GridList.index()
    let other = try GridList.index(without: ["😀", "👋", "🚩", "🏁"])
    contents = [
      EmojiGridContent(index: index), EmojiGridContent(index: index, favorites: ["👍🏽", "🚩", "👋"]),
      EmojiGridContent(index: other, favorites: ["🙏"]), EmojiGridContent(emojis: index.all + other.all),
      EmojiGridContent(emojis: [IndexedEmoji]()), EmojiGridContent(sections: other.sections, favorites: index.all),
      EmojiGridContent(emojis: index.search("hand")),
    ]
  }

  @Test(arguments: [EmojiGridModel.SelectionMode.none, .single, .multiple])
  func staysValid(selectionMode: EmojiGridModel.SelectionMode) {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<rounds(10_000) {
      var model = EmojiGridModel(
        contents[Int.random(in: 0..<contents.count, using: &random)],
        selectionMode: selectionMode
      )
      for _ in 0..<Int.random(in: 1...20, using: &random) {
        let before = model
        let outcome = change(&model, &random)
        if outcome == .ignored, before != model {
          Issue.record("An ignored event changed the model.")
          return
        }
        if let problem = problem(in: model, after: outcome) {
          Issue.record("\(problem)")
          return
        }
      }
    }
  }

  private func change(_ model: inout EmojiGridModel, _ random: inout SeededGenerator) -> EmojiGridOutcome? {
    let cell = EmojiGridModel.Cell(
      section: Int.random(in: -1...4, using: &random),
      item: Int.random(in: -1...8, using: &random)
    )
    let tone = SkinTone.allCases.randomElement(using: &random) ?? .none
    switch Int.random(in: 0..<20, using: &random) {
    case 0: model.show(contents[Int.random(in: 0..<contents.count, using: &random)])
    case 1, 2: model.search(Self.queries.randomElement(using: &random) ?? "")
    case 3: model.select(Self.selections.randomElement(using: &random) ?? [])
    case 4: model.skinTone = tone
    case 5: model.columnCount = Int.random(in: -1...9, using: &random)
    case 6: model.isRightToLeft.toggle()
    case 7: model.focus(Bool.random(using: &random) ? cell : nil)
    case 8: return model.tap(cell)
    case 9: return model.openSkinTones(of: cell)
    case 10: return model.choose(tone)
    case 11: return model.choose(tone, of: cell)
    case 12: return model.closeSkinTones()
    default: return model.press(EmojiGridKey.allCases.randomElement(using: &random) ?? .down)
    }
    return nil
  }

  /// What is not valid, or `nil` if all is.
  private func problem(in model: EmojiGridModel, after outcome: EmojiGridOutcome?) -> String? {
    if let focus = model.focus, model.emoji(at: focus) == nil { return "The focus is on no cell." }
    if let cell = model.skinToneCell, model.emoji(at: cell)?.supportsSkinTone != true { return "A menu without tones." }
    if model.sections.contains(where: \.emojis.isEmpty) { return "An empty section." }
    if Set(model.sections.map(\.id)).count != model.sections.count { return "Two sections are the same." }
    for section in model.sections {
      let keys = Set(section.emojis.map { EmojiSequence.key($0.character) ?? $0.character })
      if keys.count != section.emojis.count { return "Two cells are the same." }
    }
    return selectionProblem(in: model, after: outcome)
  }

  private func selectionProblem(in model: EmojiGridModel, after outcome: EmojiGridOutcome?) -> String? {
    var all = model
    all.search("")
    if !model.selection.allSatisfy({ character in
      all.emojis.contains { EmojiSequence.key($0.character) == EmojiSequence.key(character) }
    }) {
      return "A selected emoji does not exist."
    }
    let limit = [.none: 0, .single: 1, .multiple: Int.max][model.selectionMode] ?? 0
    if model.selection.count > limit { return "Too many emoji are selected." }
    let isSelected = outcome?.used.map(model.isSelected)
    switch outcome {
    case .tapped: return model.selectionMode == .none ? nil : "Tapped, not selected."
    case .selected(let emoji):
      return isSelected == true && model.selection.contains(emoji.character) ? nil : "Not selected."
    case .deselected(let emoji): return model.isSelected(emoji) ? "Still selected." : nil
    case .changed, .ignored, nil: return nil
    }
  }
}
