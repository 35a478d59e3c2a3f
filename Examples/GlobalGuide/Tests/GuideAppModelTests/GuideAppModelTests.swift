import AlmanacFlowImage
import Foundation
import Guide
import GuideAppModel
import TestSupport
import Testing

@MainActor @Suite struct GuideAppModelTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func app(_ languages: String...) -> GuideAppModel {
    GuideAppModel(folder: folder.url, preferredLanguages: languages)
  }

  @Test func startsWithTheCountriesOfTheProgram() async throws {
    let app = app("gsw-CH", "de-CH", "en")
    await app.start()
    #expect(app.countries.index?.countries.count == 250)
    #expect(app.countries.language == .german)
    #expect(self.app("tlh").countries.language == .english)
    #expect(app.settings.language == nil && !app.settings.usesServer && !app.settings.canApply)
  }

  @Test func goesToNeighborsAndBack() {
    let app = app()
    app.selection = "ch"
    app.path = ["de", "pl"]
    app.selection = "ch"
    #expect(app.path == ["de", "pl"])
    app.selection = "jp"
    #expect(app.path.isEmpty)
    app.compare("jp")
    #expect(app.tab == .compare && app.comparison.left == "jp")
  }

  @Test func keepsTheLanguage() {
    let app = app("fr")
    app.settings.language = .japanese
    #expect(app.countries.language == .japanese)
    #expect(self.app("fr").countries.language == .japanese)
    app.settings.language = nil
    #expect(app.countries.language == .french)
    #expect(self.app("fr").settings.language == nil)
    #expect(GuideLanguage.german.nativeName == "Deutsch")
  }

  @Test func usesAServerAndGoesBack() async throws {
    let server = try LoopbackServer.japan()
    let app = app("en")
    await app.start()
    app.settings.usesServer = true
    app.settings.address = "  \(server.url.absoluteString)  "
    #expect(app.settings.canApply)
    await app.settings.apply()
    #expect(app.settings.problem == nil && !app.settings.canApply)
    #expect(app.countries.index?.countries.map(\.code) == ["jp"])

    app.toggleFavorite("jp")
    await app.favorites.settle()
    await app.countries.keepFlag(of: "jp")
    await app.settings.measureFlags()
    #expect(app.settings.flagSize != nil)
    server.stop()

    let offline = self.app("en")
    await offline.start()
    #expect(offline.settings.usesServer && offline.settings.address == server.url.absoluteString)
    #expect(offline.favorites.codes == ["jp"])
    #expect(offline.list.notice?.hasPrefix("You see a copy of") == true)
    _ = try await #require(offline.countries.flag(of: "jp")).image()
    await offline.settings.clearFlags()
    #expect(offline.settings.flagSize == nil)
    offline.settings.usesServer = false
    await offline.settings.apply()
    #expect(offline.countries.index?.countries.count == 250)
  }

  @Test(arguments: ["", "nowhere", "ftp://example.org", "http://", "file:///etc/passwd"])
  func refusesAddressesOfNoServer(address: String) async {
    let app = app("en")
    await app.start()
    app.settings.usesServer = true
    app.settings.address = address
    #expect(app.settings.canApply, "The reader may ask what is wrong.")
    await app.settings.apply()
    #expect(app.settings.problem != nil)
    #expect(app.countries.index?.countries.count == 250)
    #expect(!self.app("en").settings.usesServer)
  }

  @Test func startsWithDamagedSettings() throws {
    try Data("{".utf8).write(to: folder.file("settings.json"))
    #expect(app("en").settings.language == nil)
  }
}
