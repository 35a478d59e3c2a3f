import Testing

@testable import Almanac

@Suite struct LanguageTagTests {
  private let tags = ["en", "zh", "zh-Hant", "pt-BR", "sr-Latn", "pt"]

  @Test(
    arguments: [
      ("en", "en"), ("EN_us", "en"), ("zh", "zh"), ("zh_Hant", "zh-Hant"), ("zh-Hant-TW", "zh-Hant"), ("zh_CN", "zh"),
      ("pt_BR", "pt-BR"), ("pt-br", "pt-BR"), ("pt-PT", "pt"), ("sr_Latn_RS", "sr-Latn"), ("sr", nil), ("sr-Cyrl", nil),
      ("", nil), ("-", nil), ("english", nil),
    ] as [(String, String?)]
  )
  func findsTheNearest(tag: String, found: String?) {
    #expect(LanguageTag.index(of: tag, among: tags).map { tags[$0] } == found)
  }
}
