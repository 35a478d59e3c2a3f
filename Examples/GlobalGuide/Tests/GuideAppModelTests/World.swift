import Almanac
import AlmanacWorld
import Foundation
import Guide
import GuideAppModel
import TestSupport

/// A source whose answers a test gives.
actor TestSource: CountrySource {
  nonisolated let flagFolder: URL? = nil
  private var answers: [Result<LoadedCountries, CountrySourceError>]

  /// Answers with each result once, and then with the last one again.
  init(_ answers: Result<LoadedCountries, CountrySourceError>...) { self.answers = answers }

  func load() async throws(CountrySourceError) -> LoadedCountries {
    try (answers.count > 1 ? answers.removeFirst() : answers[0]).get()
  }
}

/// Some countries, without any network.
enum World {
  /// Everything that is part of the program, in a language.
  @MainActor static func countries(_ language: GuideLanguage = .english) async -> CountriesModel {
    let countries = CountriesModel(source: EmbeddedCountries(), language: language)
    await countries.load()
    return countries
  }

  static func country(_ code: String, _ name: String) -> GuideCountry {
    GuideCountry(code: code, names: ["en": name], emoji: "🏳️")
  }
}

extension LoopbackServer {
  /// A server in the format of REST Countries that has one country with a flag. Its list is at `url`.
  static func japan() throws -> LoopbackServer {
    let list = Data(#"[{"cca2": "JP", "name": {"common": "Japan"}, "flags": {"png": "/jp.png"}}]"#.utf8)
    let flag = Data(Country.jp.flag.png)
    return try LoopbackServer { request in
      switch path(of: request) {
      case "/emoji.json": Step.answer("200 OK", body: list)
      case "/jp.png": Step.answer("200 OK", body: flag)
      default: Step.answer("404 Not Found")
      }
    }
  }
}
