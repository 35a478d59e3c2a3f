import Foundation
import Guide
import GuideAppModel
import TestSupport
import Testing

@MainActor @Suite struct FavoritesModelTests {
  private let folder: TemporaryFolder
  private var favorites: URL { folder.file("favorites") }

  init() throws { folder = try TemporaryFolder() }

  @Test func showsChangesAtOnceAndKeepsThem() async {
    let model = FavoritesModel(folder: favorites)
    await model.load()
    for code in ["jp", "ch", "ua", "ch"] { model.toggle(code) }
    #expect(model.codes == ["jp", "ua"])
    await model.settle()
    #expect(model.codes == ["jp", "ua"])
    #expect(model.contains("jp") && !model.contains("ch"))
    #expect(model.problem == nil)
    let later = FavoritesModel(folder: favorites)
    await later.load()
    #expect(later.codes == ["jp", "ua"])
    #expect(later.action(for: "jp") == "Remove from favorites")
  }

  @Test func takesChangesBeforeTheLoad() async {
    let earlier = FavoritesModel(folder: favorites)
    earlier.toggle("ch")
    await earlier.settle()
    let model = FavoritesModel(folder: favorites)
    model.toggle("jp")
    await model.load()
    await model.settle()
    #expect(model.codes == ["ch", "jp"])
  }

  @Test func undoesWhatCannotBeWritten() async throws {
    try Data().write(to: favorites)
    let model = FavoritesModel(folder: favorites)
    model.toggle("ch")
    #expect(model.codes == ["ch"])
    await model.settle()
    #expect(model.codes.isEmpty)
    #expect(model.problem != nil)
    try FileManager.default.removeItem(at: favorites)
    model.hasProblem = false
    #expect(model.problem == nil)
    #expect(model.action(for: "ch") == "Add to favorites")
    model.toggle("ch")
    await model.settle()
    #expect(model.codes == ["ch"] && !model.hasProblem)
  }

  @Test func saysThatThereAreTooMany() async throws {
    let store = try FavoriteStore(folder: favorites) { _ in true }
    let many = (0..<300).map { FavoriteChange(code: "c\($0)", isFavorite: true, time: Int64($0)) }
    try await store.merge(many, for: .app)
    let model = FavoritesModel(folder: favorites)
    await model.load()
    model.toggle("ch")
    await model.settle()
    #expect(model.codes.count == 300 && !model.contains("ch"))
    #expect(model.problem == "There are too many favorites. Remove one first.")
  }
}
