import Almanac
import Foundation
import Testing

@testable import AlmanacEmoji

@Suite struct CLDRFolderTests {
  @Test(arguments: [
    ("de", ["de"]),
    ("de_AT", ["de-AT", "de"]),
    ("en_US", ["en-US", "en"]),
    ("en_NZ", ["en-NZ", "en-001", "en"]),
    ("en_GB", ["en-GB", "en-001", "en"]),
    ("en_AT", ["en-AT", "en-001", "en"]),
    ("en_001", ["en-001", "en"]),
    ("en_CA", ["en-CA", "en"]),
    ("pt_PT", ["pt-PT", "pt"]),
    ("pt_AO", ["pt-AO", "pt-PT", "pt"]),
    ("pt_BR", ["pt-BR", "pt"]),
    ("es_419", ["es-419", "es"]),
    ("es_MX", ["es-MX", "es-419", "es"]),
    ("es_ES", ["es-ES", "es"]),
    ("sr_Latn_RS", ["sr-Latn-RS", "sr-Latn", "sr-RS", "sr"]),
    ("zh_CN", ["zh-CN", "zh"]),
    ("zh_TW", ["zh-Hant-TW", "zh-Hant", "zh-TW", "zh"]),
    ("zh_HK", ["zh-Hant-HK", "zh-Hant", "zh-HK", "zh"]),
    ("zh-MO", ["zh-Hant-MO", "zh-Hant-HK", "zh-Hant", "zh-MO", "zh"]),
    ("zh-Hant-HK", ["zh-Hant-HK", "zh-Hant", "zh-HK", "zh"]),
    ("zh_Hans_HK", ["zh-Hans-HK", "zh-Hans", "zh-HK", "zh"]),
    ("nb_NO", ["no-NO", "no"]),
    ("DE_at", ["de-AT", "de"]),
    ("sr-latn", ["sr-Latn", "sr"]),
    ("en_US_POSIX", ["en-US", "en"]),
    ("ca_ES_VALENCIA", ["ca-ES", "ca"]),
    ("de_DE@calendar=buddhist", ["de-DE", "de"]),
    ("de-u-ca-buddhist", ["de"]),
    ("de_DE.UTF-8", ["de-DE", "de"]),
  ])
  func findsFolders(identifier: String, folders: [String]) throws {
    let all = CLDRFolder.all(of: try #require(LanguageTag(startOf: identifier)))
    #expect(all.map(\.name) == folders)
    #expect(all.last?.isRegional == false)
  }

  private struct ParentFile: Decodable {
    struct Supplemental: Decodable { let parentLocales: Parents }
    struct Parents: Decodable { let parentLocale: [String: String] }

    let supplemental: Supplemental
  }

  private static let corpora = ProcessInfo.processInfo.environment["ALMANAC_CORPORA"]

  @Test(.enabled(if: corpora != nil)) func hasTheParentsOfCLDR() throws {
    let file = URL(fileURLWithPath: Self.corpora ?? "").appendingPathComponent("cldr/supplemental/parentLocales.json")
    let parents = try JSONDecoder().decode(ParentFile.self, from: Data(contentsOf: file)).supplemental.parentLocales
      .parentLocale
    var count = 0
    for (locale, parent) in parents where LanguageTag(locale)?.region != nil && LanguageTag(parent)?.region != nil {
      let folders = CLDRFolder.all(of: try #require(LanguageTag(locale))).map(\.name)
      // CLDR has no annotations for English in Europe.
      let next = parent == "en-150" ? parents[parent] : parent
      #expect(folders.dropFirst().first == next, "\(locale)")
      count += 1
    }
    #expect(count > 100)
  }

  @Test(arguments: [
    ("de_AT", "de-AT"), ("zh_TW", "zh-TW"), ("zh_Hant_HK", "zh-Hant-HK"), ("nb", "nb"), ("sr_latn_rs", "sr-Latn-RS"),
  ])
  func hasTheFormOfBCP47(identifier: String, text: String) {
    #expect(LanguageTag(startOf: identifier)?.text == text)
  }

  @Test(arguments: ["", "C", "_", "-de", "..", "../../de", "d/e", "%2e", "é", "é\u{301}e", "123", "verylonglanguage"])
  func refusesWhatIsNoLanguage(identifier: String) {
    #expect(LanguageTag(startOf: identifier) == nil)
  }

  @Test(arguments: ["de_../x", "de_A/", "de_%2", "de_1/3", "de_\u{661}\u{661}\u{661}", "de__AT"])
  func leavesOutWhatIsNoRegion(identifier: String) {
    #expect(LanguageTag(startOf: identifier).map(CLDRFolder.all)?.map(\.name) == ["de"])
  }
}
