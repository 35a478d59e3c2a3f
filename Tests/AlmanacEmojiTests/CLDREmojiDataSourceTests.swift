import Foundation
import TestSupport
import Testing

@testable import AlmanacEmoji

@Suite struct CLDREmojiDataSourceTests {
  private static let german = """
    {"annotations": {"identity": {"language": "de"}, "annotations": {
      "😀": {"default": ["froh", "lachen"], "tts": ["grinsendes Gesicht", "zweiter Name"]},
      "❤": {"default": ["Liebe"], "tts": ["rotes Herz"]},
      "👋": {"tts": ["winkende Hand"]},
      "🏻": {"default": ["Hautfarbe"], "tts": ["helle Hautfarbe"]},
      "🚀": {"default": ["Weltraum"]},
      "🪐": {"default": [], "tts": []},
      "§": {"default": ["Recht"], "tts": ["Paragraph"]},
      "": {"tts": ["nichts"]}
    }}}
    """
  private static let derivedGerman = """
    {"annotationsDerived": {"identity": {"language": "de"}, "annotations": {
      "👋🏻": {"default": ["Hand", "helle Hautfarbe"], "tts": ["winkende Hand: helle Hautfarbe"]},
      "🇨🇭": {"default": ["Flagge"], "tts": ["Flagge: Schweiz"]},
      "👩‍🚀": {"default": ["Weltraum"], "tts": ["Astronautin"]},
      "👩🏽‍🚀": {"default": ["Weltraum"], "tts": ["Astronautin: mittlere Hautfarbe"]},
      "😀": {"default": ["falsch"], "tts": ["falsch"]}
    }}}
    """

  /// Runs a body with a server that has some files, by their paths without the names of CLDR's packages and of the
  /// file.
  private func withServer<Value>(
    _ files: [String: String],
    _ locale: String,
    _ body: (CLDREmojiDataSource) async throws -> Value
  ) async throws -> (value: Value, paths: [String]) {
    let server = try LoopbackServer { request in
      let file = files[Self.path(request)]
      return LoopbackServer.Step.answer(file == nil ? "404 Not Found" : "200 OK", body: Data((file ?? "").utf8))
    }
    defer { server.stop() }
    let base = server.url.deletingLastPathComponent().appendingPathComponent("json")
    let value = try await body(CLDREmojiDataSource(locale: Locale(identifier: locale), baseURL: base))
    return (value, server.requests.map(Self.path))
  }

  private static func path(_ request: String) -> String {
    let path = request.split(separator: " ").dropFirst().first ?? ""
    return path.replacingOccurrences(of: "/json/cldr-annotations-full/", with: "")
      .replacingOccurrences(of: "/json/cldr-annotations-derived-full/", with: "")
      .replacingOccurrences(of: "/annotations.json", with: "")
  }

  @Test func describesItself() throws {
    let source = CLDREmojiDataSource(locale: Locale(identifier: "de_AT"))
    #expect(source.identifier == "cldr-de_AT")
    #expect(source.displayName == "Unicode CLDR (de_AT)")
    #expect(source.language == "de-AT")
    #expect(source.locale.identifier == "de_AT")
    let root = "https://raw.githubusercontent.com/unicode-org/cldr-json/main/cldr-json"
    let file = "\(root)/cldr-annotations-full/annotations/de-AT/annotations.json"
    #expect(source.remoteURL?.absoluteString == file)
    #expect(CLDREmojiDataSource().identifier == "cldr-\(Locale.current.identifier)")
  }

  @Test func mergesAnnotationsAndDerivedOnes() async throws {
    let files = ["annotations/de": Self.german, "annotationsDerived/de": Self.derivedGerman]
    let (entries, paths) = try await withServer(files, "de_AT") { try await $0.fetch() }
    #expect(paths == ["annotations/de-AT", "annotations/de", "annotationsDerived/de"])
    #expect(entries.map(\.character) == ["❤", "🇨🇭", "🏻", "👋", "👩‍🚀", "😀"])
    let names = [
      "rotes Herz", "Flagge: Schweiz", "helle Hautfarbe", "winkende Hand", "Astronautin", "grinsendes Gesicht",
    ]
    #expect(entries.map(\.name) == names)
    #expect(entries.map(\.keywords).last == ["froh", "lachen"])
    #expect(entries.map(\.supportsSkinTone) == [false, false, false, true, true, false])
    #expect(entries.allSatisfy { $0.category == "Unknown" && $0.shortcodes.isEmpty && $0.localizations.isEmpty })
  }

  @Test func worksWithoutDerivedAnnotations() async throws {
    let (entries, paths) = try await withServer(["annotations/de": Self.german], "de") { try await $0.fetch() }
    #expect(paths == ["annotations/de", "annotationsDerived/de"])
    #expect(entries.map(\.character) == ["❤", "🏻", "👋", "😀"])
  }

  /// The folder of a region only has differences, and a language that CLDR does not have is English.
  @Test func completesARegionWithItsLanguage() async throws {
    let swiss = """
      {"annotations": {"annotations": {
        "😀": {"tts": ["Grinsgesicht"]}, "❤": {"default": ["Schatz"]}, "🚀": {"tts": ["Rakete"]}}}}
      """
    let derived = #"{"annotationsDerived": {"annotations": {"👩‍🚀": {"tts": ["Raumfahrerin"]}}}}"#
    let files = [
      "annotations/de-CH": swiss, "annotationsDerived/de-CH": derived,
      "annotations/de": Self.german, "annotationsDerived/de": Self.derivedGerman, "annotations/en": Self.german,
    ]
    let (entries, paths) = try await withServer(files, "de_CH") { try await $0.fetch() }
    #expect(paths == ["annotations/de-CH", "annotationsDerived/de-CH", "annotations/de", "annotationsDerived/de"])
    #expect(entries.map(\.character) == ["❤", "🇨🇭", "🏻", "👋", "👩‍🚀", "😀", "🚀"])
    #expect(entries[0].name == "rotes Herz" && entries[0].keywords == ["Schatz"])
    #expect(entries[4].name == "Raumfahrerin" && entries[4].keywords == ["Weltraum"])
    #expect(entries[5].name == "Grinsgesicht" && entries[5].keywords == ["froh", "lachen"])
    #expect(entries[6].name == "Rakete" && entries[6].keywords == ["Weltraum"])
  }

  /// A New Zealander's soccer ball is a football, as in the rest of the world.
  @Test func completesARegionWithItsParent() async throws {
    let american = #"{"annotations": {"annotations": {"⚽": {"tts": ["soccer ball"]}, "😀": {"tts": ["face"]}}}}"#
    let international = #"{"annotations": {"annotations": {"⚽": {"tts": ["football"]}}}}"#
    let files = ["annotations/en": american, "annotations/en-001": international]
    let (entries, paths) = try await withServer(files, "en_NZ") { try await $0.fetch() }
    let derived = ["annotationsDerived/en-001", "annotations/en", "annotationsDerived/en"]
    #expect(paths == ["annotations/en-NZ", "annotations/en-001"] + derived)
    #expect(entries.map(\.name) == ["football", "face"])
  }

  @Test func fallsBackToEnglish() async throws {
    let (entries, paths) = try await withServer(["annotations/en": Self.german], "tlh_Latn_DE") { try await $0.fetch() }
    let all = ["tlh-Latn-DE", "tlh-Latn", "tlh-DE", "tlh", "en"].map { "annotations/\($0)" }
    #expect(paths == all + ["annotationsDerived/en"])
    #expect(entries.count == 4)
  }

  @Test func failsWhereNothingIsThere() async throws {
    for (locale, count) in [("de", 2), ("en_US", 2), ("en", 1)] {
      let (error, paths) = try await withServer([:], locale) { source in
        await #expect(throws: EmojiIndexError.self) { try await source.fetch() }
      }
      guard case .sourceUnavailable(let reason) = error else {
        Issue.record("\(locale) gives \(String(describing: error))")
        continue
      }
      #expect(reason.contains("'\(locale)'"))
      #expect(paths.count == count)
    }
  }

  @Test(arguments: [
    "", "<html>", "[]", "null", "{}", #"{"annotations": null}"#, #"{"annotations": {}}"#,
    #"{"annotations": {"annotations": []}}"#, #"{"annotations": {"annotations": {"😀": []}}}"#,
    #"{"annotations": {"annotations": {"😀": {"tts": "a"}}}}"#,
    #"{"annotations": {"annotations": {"😀": {"tts": [1]}}}}"#, #"{"annotations": {"annotations": {"😀": {"tts": ["a"#,
  ])
  func refusesGarbage(json: String) async throws {
    let derived = ["annotations/de": Self.german, "annotationsDerived/de": json]
    for files in [["annotations/de": json], derived] {
      let (error, _) = try await withServer(files, "de") { source in
        await #expect(throws: EmojiIndexError.self) { try await source.fetch() }
      }
      #expect(error?.decodingError != nil, "\(json)")
    }
  }

  @Test func refusesFilesWithoutEmoji() async throws {
    let texts = [#""§": {"tts": ["a"]}"#, #""😀": {}"#, #""👋🏻": {"tts": ["a"]}"#, ""]
    for text in texts {
      let json = #"{"annotations": {"annotations": {\#(text)}}}"#
      let (error, _) = try await withServer(["annotations/de": json], "de") { source in
        await #expect(throws: EmojiIndexError.self) { try await source.fetch() }
      }
      #expect(EmojiIndexError.emptyData.isSame(as: error))
    }
  }

  @Test func readsKeysThatAreRepeated() async throws {
    let json = #"{"annotations": {"annotations": {"é": {}, "e\u0301": {}, "😀": {"tts": ["a"]}, "😀": {"tts": ["a"]}}}}"#
    let (entries, _) = try await withServer(["annotations/de": json], "de") { try await $0.fetch() }
    #expect(entries.map(\.name) == ["a"])
  }

  @Test func reportsTheStatus() async throws {
    let server = try LoopbackServer { _ in LoopbackServer.Step.answer("500 Internal Server Error") }
    defer { server.stop() }
    let source = CLDREmojiDataSource(locale: Locale(identifier: "de"), baseURL: server.url)
    let error = await #expect(throws: EmojiIndexError.self) { try await source.fetch() }
    #expect(EmojiIndexError.invalidResponse(statusCode: 500).isSame(as: error))
    #expect(server.requests.count == 1)
  }

  @Test(.timeLimit(.minutes(60))) func canBeCancelled() async throws {
    let server = try LoopbackServer { _ in [.hold] }
    defer { server.stop() }
    // A busy machine can take longer than the usual timeout.
    let source = CLDREmojiDataSource(
      locale: Locale(identifier: "de"),
      baseURL: server.url,
      timeout: 3600,
      deadline: 3600
    )
    let task = Task { try await source.fetch() }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func completesNamesOfGemoji() async throws {
    let gemoji = try LoopbackServer { _ in LoopbackServer.Step.answer("200 OK", body: EmojiList.gemoji) }
    defer { gemoji.stop() }
    let (entries, _) = try await withServer(["annotations/de": Self.german], "de") { source in
      try await BlendedEmojiDataSource([
        BlendedEmojiDataSource.Part(source, contributes: [.names, .keywords]),
        BlendedEmojiDataSource.Part(GemojiDataSource(url: gemoji.url)),
      ]).fetch()
    }
    #expect(entries.map(\.character) == EmojiList.entries.map(\.character))
    #expect(entries.map(\.name) == ["grinsendes Gesicht", "winkende Hand", "rotes Herz"])
    #expect(entries.map(\.keywords) == [["froh", "lachen", "smile", "happy"], ["goodbye"], ["Liebe", "love"]])
    #expect(entries.map(\.shortcodes) == EmojiList.entries.map(\.shortcodes))
    #expect(entries.map(\.supportsSkinTone) == EmojiList.entries.map(\.supportsSkinTone))
  }
}
