import Almanac
import Foundation
import Guide
import TestSupport
import Testing

@Suite struct RESTCountriesTests {
  private static let switzerland = """
    {"cca2": "CH", "cca3": "CHE", "ccn3": "756", "region": "Europe", "subregion": "Western Europe",
     "name": {"common": "Switzerland", "official": "Swiss Confederation",
       "nativeName": {"fra": {"common": "Suisse", "official": "Confédération suisse"}}},
     "translations": {"deu": {"common": "Schweiz"}, "jpn": {"common": "スイス"}, "fra": {"common": ""}},
     "currencies": {"CHF": {"name": "Swiss franc", "symbol": "Fr."}}, "languages": {"fra": "French", "roh": "Romansh"},
     "capital": ["Bern"], "population": 8654622, "area": 41284, "latlng": [47, 8], "borders": ["DEU", "XXX"],
     "timezones": ["UTC+01:00"], "idd": {"root": "+4", "suffixes": ["1"]}, "flag": "🇨🇭", "altSpellings": ["CH"],
     "flags": {"png": "/flags/ch.png"}}
    """
  private static let germany = """
    {"cca2": "DE", "cca3": "DEU", "name": {"common": "Germany"}, "currencies": [], "area": -1, "population": "many",
     "idd": {}, "latlng": [], "flags": {"png": "file:///etc/passwd"}}
    """
  private static let list = Array("[\(switzerland), \(germany)]".utf8)

  private static func source(_ server: LoopbackServer, _ folder: TemporaryFolder) -> RESTCountries {
    var source = RESTCountries(url: server.api, folder: folder.url) { Date(timeIntervalSince1970: 1_000_000) }
    // So that a busy machine never meets it.
    source.deadline = 600
    return source
  }

  private static func redirect(to address: String) -> [LoopbackServer.Step] {
    LoopbackServer.Step.answer("302 Found", headers: ["Location: \(address)"])
  }

  @Test func readsAllFacts() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer { _ in .file(Self.list) }
    let loaded = try await Self.source(server, folder).load()
    #expect(server.paths == ["/v3.1/all"])
    #expect(loaded.origin == .downloaded)
    #expect(loaded.countries.map(\.code) == ["ch", "de"])
    let country = try #require(loaded.countries.first)
    #expect(country.names == ["en": "Switzerland", "de": "Schweiz", "ja": "スイス"])
    #expect([country.alpha3, country.officialName, country.region] == ["CHE", "Swiss Confederation", "Europe"])
    #expect(country.numericCode == 756)
    #expect(country.nativeNames == ["Suisse"])
    #expect(country.capitals == ["Bern"])
    #expect(country.population == 8_654_622)
    #expect(country.area == 41_284)
    #expect(country.currencies == ["CHF"])
    #expect(country.languages == ["fr", "rm"])
    #expect(country.timeZones == ["UTC+01:00"])
    #expect(country.borders == ["de"])
    #expect(country.coordinate == Coordinate(latitude: 47, longitude: 8))
    #expect(country.callingCodes == ["41"])
    #expect(country.locales.contains("de_CH"))
    #expect(country.flagURL?.absoluteString == "http://127.0.0.1:\(server.url.port ?? 0)/flags/ch.png")
  }

  @Test func neighborsHaveACode() async throws {
    let folder = try TemporaryFolder()
    let list = """
      [{"cca2": "FR", "name": {"common": "France"}}, {"cca2": "AD", "name": {"common": "Andorra"}, "borders": ["", "FRA"]}]
      """
    let server = try LoopbackServer { _ in .file(Array(list.utf8)) }
    #expect(try await Self.source(server, folder).load().countries.map(\.borders) == [[], []])
  }

  /// The pages of version 5, of which the second one has an entry that is no country.
  private static func page(_ request: String) -> [LoopbackServer.Step] {
    let isFirst = LoopbackServer.path(of: request) == "/v5?limit=100&offset=0"
    let objects = isFirst ? "[\(switzerland5), {\"codes\": {}}]" : "[\(germany5)]"
    return .file(
      Array(#"{"data": {"objects": \#(objects), "meta": {"more": \#(isFirst), "offset": \#(isFirst ? 0 : 2)}}}"#.utf8)
    )
  }

  private static let switzerland5 = """
    {"codes": {"alpha_2": "CH", "alpha_3": "CHE", "ccn3": "756"}, "region": "Europe", "subregion": "Western Europe",
     "names": {"common": "Switzerland", "official": "Swiss Confederation", "alternates": ["Helvetia"],
       "native": {"fra": {"common": "Suisse"}}, "translations": {"deu": {"common": "Schweiz"}}},
     "capitals": [{"name": "Bern", "coordinates": {"lat": 46.9, "lng": 7.4}}], "population": 9000000,
     "area": {"kilometers": 41284, "miles": 15940}, "coordinates": {"lat": 47, "lng": 8}, "borders": ["DEU"],
     "currencies": [{"code": "CHF", "name": "Swiss franc"}], "languages": [{"name": "Romansh", "iso639_3": "roh"}],
     "timezones": ["UTC+01:00"], "calling_codes": ["+41"], "flag": {"emoji": "🇨🇭", "url_png": "/flags/ch.png"}}
    """
  private static let germany5 = """
    {"codes": {"alpha_2": "DE", "alpha_3": "DEU"}, "area": {"kilometers": -1},
     "names": {"common": "Germany", "official": 7, "alternates": "x", "native": [], "translations": null},
     "population": "many", "calling_codes": ["+49"], "flag": {"url_png": "file:///etc/passwd"}}
    """

  @Test func readsThePagesOfVersion5() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer { Self.page($0) }
    var source = RESTCountries(url: server.api5, key: "secret-key", folder: folder.url)
    source.deadline = 600
    let loaded = try await source.load()
    #expect(server.paths == ["/v5?limit=100&offset=0", "/v5?limit=100&offset=2"])
    #expect(server.requests.allSatisfy { $0.contains("Authorization: Bearer secret-key\r\n") })
    #expect(loaded.countries.map(\.code) == ["ch", "de"] && loaded.skippedCount == 1)
    let country = try #require(loaded.countries.first)
    #expect(country.names == ["en": "Switzerland", "de": "Schweiz"] && country.otherNames == ["Helvetia"])
    #expect([country.alpha3, country.officialName, country.region] == ["CHE", "Swiss Confederation", "Europe"])
    #expect(country.numericCode == 756 && country.nativeNames == ["Suisse"] && country.capitals == ["Bern"])
    #expect(country.population == 9_000_000 && country.area == 41_284 && country.currencies == ["CHF"])
    #expect(country.languages == ["rm"] && country.timeZones == ["UTC+01:00"] && country.borders == ["de"])
    #expect(country.coordinate == Coordinate(latitude: 47, longitude: 8) && country.callingCodes == ["41"])
    #expect(country.flagURL?.path == "/flags/ch.png" && loaded.countries.last?.flagURL == nil)
    #expect(loaded.countries.last?.area == nil && loaded.countries.last?.population == nil)
    // The key is kept nowhere.
    for name in try folder.names {
      #expect(try !String(contentsOf: folder.file(name), encoding: .utf8).contains("secret-key"))
    }
    server.stop()
    #expect(try await source.load().countries == loaded.countries)
  }

  /// Not even the server that a redirect leads to gets the key, and no message contains it.
  @Test func givesTheKeyToNoOtherHost() async throws {
    let other = try LoopbackServer { Self.page($0) }
    let address = "http://localhost:\(other.url.port ?? 0)/v5?limit=100&offset=0"
    let server = try LoopbackServer { _ in Self.redirect(to: address) }
    var source = RESTCountries(
      url: server.api5,
      key: "secret-key",
      folder: try TemporaryFolder().url
    )
    source.deadline = 600
    await #expect(throws: CountrySourceError.notCountries("page 2 is not the one that was asked for")) {
      try await source.load()
    }
    #expect(!other.requests.isEmpty && !other.requests.contains { $0.contains("secret-key") })
    let refusing = try LoopbackServer { _ in LoopbackServer.Step.answer("401 Unauthorized", body: Data()) }
    source = RESTCountries(
      url: refusing.api5,
      key: "secret-key\r\nX: y",
      folder: try TemporaryFolder().url
    )
    await #expect(throws: CountrySourceError.status(401)) { try await source.load() }
    #expect(!refusing.requests.contains { $0.contains("X: y") })
    #expect(!"\(CountrySourceError.status(401))".contains("secret"))
  }

  /// A server that always has a further page is stopped by the limit of bytes.
  @Test func endlessPagesEnd() async throws {
    let server = try LoopbackServer { request in
      let offset = LoopbackServer.path(of: request).split(separator: "=").last ?? ""
      return .file(
        Array(#"{"data": {"objects": [\#(Self.germany5)], "meta": {"more": true, "offset": \#(offset)}}}"#.utf8)
      )
    }
    var source = RESTCountries(url: server.api5, folder: try TemporaryFolder().url)
    source.deadline = 600
    source.maximumByteCount = 2_000
    await #expect(throws: CountrySourceError.self) { try await source.load() }
    #expect(2..<20 ~= server.requests.count)
  }

  @Test func takesFactsOfWrongTypesForMissing() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer { _ in .file(Self.list) }
    let country = try #require(try await Self.source(server, folder).load().countries.last)
    #expect(country.currencies.isEmpty && country.callingCodes.isEmpty)
    #expect(country.area == nil && country.population == nil && country.coordinate == nil)
    #expect(country.flagURL == nil)
  }

  @Test func leavesOutEntriesThatAreNoCountries() async throws {
    let folder = try TemporaryFolder()
    let body = Array(#"[\#(Self.switzerland), {"cca2": "../", "name": {"common": "x"}}]"#.utf8)
    let server = try LoopbackServer { _ in .file(body) }
    let loaded = try await Self.source(server, folder).load()
    #expect(loaded.countries.map(\.code) == ["ch"])
    #expect(loaded.skippedCount == 1)
  }

  @Test(arguments: [
    ("[{}]", "0 of its 1 entries are countries"), ("[]", "0 of its 0 entries are countries"),
    ("{\"message\": \"none\"}", "it is no list"), ("<html>", "it is no valid JSON"), ("", "it is no valid JSON"),
    (String(decoding: list.dropLast(40), as: UTF8.self), "it is no valid JSON"),
  ])
  func refusesGarbage(body: String, reason: String) async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer { _ in .file(Array(body.utf8)) }
    await #expect(throws: CountrySourceError.notCountries(reason)) { try await Self.source(server, folder).load() }
    #expect(try folder.names.isEmpty)
  }

  @Test func refusesOtherStatuses() async throws {
    let folder = try TemporaryFolder()
    for status in [404, 500, 503] {
      let server = try LoopbackServer { _ in LoopbackServer.Step.answer("\(status) Status", body: Data(Self.list)) }
      await #expect(throws: CountrySourceError.status(status)) { try await Self.source(server, folder).load() }
    }
  }

  @Test func followsRedirectsToWebServersOnly() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer { request in
      LoopbackServer.path(of: request) == "/v3.1/all" ? Self.redirect(to: "/moved") : .file(Self.list)
    }
    #expect(try await Self.source(server, folder).load().countries.count == 2)
    let other = try LoopbackServer { _ in Self.redirect(to: "file:///etc/passwd") }
    await #expect(throws: CountrySourceError.self) { try await Self.source(other, TemporaryFolder()).load() }
  }

  @Test func limitsBytes() async throws {
    let folder = try TemporaryFolder()
    let endless: [LoopbackServer.Step] = [.head("200 OK"), .flood(Data(repeating: 0x20, count: 10_000))]
    for answer in [endless, .file(Self.list)] {
      let server = try LoopbackServer { _ in answer }
      var source = Self.source(server, folder)
      source.maximumByteCount = 500
      await #expect(throws: CountrySourceError.tooLarge(500)) { try await source.load() }
    }
  }

  @Test func limitsTime() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer { _ in [.head("200 OK", "Content-Length: 9"), .text("["), .hold] }
    var source = Self.source(server, folder)
    source.deadline = 0.2
    await #expect(throws: CountrySourceError.tooSlow(0.2)) { try await source.load() }
  }

  @Test func reportsABrokenConnection() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer { _ in [.head("200 OK", "Content-Length: 9"), .text("[")] }
    let error = await #expect(throws: CountrySourceError.self) { try await Self.source(server, folder).load() }
    guard case .unreachable = error else { return #expect(Bool(false), "\(String(describing: error))") }
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://localhost/", "guide", "http:///all"])
  func refusesOtherAddresses(text: String) async throws {
    let folder = try TemporaryFolder()
    let source = RESTCountries(url: try #require(URL(string: text)), folder: folder.url)
    let error = await #expect(throws: CountrySourceError.self) { try await source.load() }
    guard case .invalidURL = error else { return #expect(Bool(false), "\(String(describing: error))") }
  }

  @Test func usesTheKeptCopyWhenTheServerIsGone() async throws {
    let folder = try TemporaryFolder()
    let server = try LoopbackServer { _ in .file(Self.list) }
    let source = Self.source(server, folder)
    let loaded = try await source.load()
    #expect(try folder.names == ["countries.json"])
    server.stop()
    let kept = try await source.load()
    #expect(kept.countries == loaded.countries)
    guard case .kept(let date, .unreachable) = kept.origin else { return #expect(Bool(false), "\(kept.origin)") }
    #expect(date == Date(timeIntervalSince1970: 1_000_000))
    let other = RESTCountries(url: server.api.appendingPathComponent("other"), folder: folder.url)
    await #expect(throws: CountrySourceError.self, "The copy is of another address.") { try await other.load() }
    try Data("[".utf8).write(to: folder.file("countries.json"))
    await #expect(throws: CountrySourceError.self, "The copy is damaged.") { try await source.load() }
  }

  @Test func saysThatItCannotKeepACopy() async throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.file("blocked"))
    let server = try LoopbackServer { _ in .file(Self.list) }
    var source = RESTCountries(url: server.api, folder: folder.file("blocked"))
    source.deadline = 600
    let loaded = try await source.load()
    #expect(loaded.countries.count == 2)
    #expect(loaded.keepingProblem?.hasPrefix("The countries cannot be kept for offline use.") == true)
  }

  /// `ALMANAC_CORPORA` is a folder with the list of REST Countries as `countries/countries.json`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["ALMANAC_CORPORA"] != nil))
  func readsTheWholeList() async throws {
    let corpora = try #require(ProcessInfo.processInfo.environment["ALMANAC_CORPORA"])
    let list = try [UInt8](Data(contentsOf: URL(fileURLWithPath: corpora + "/countries/countries.json")))
    let folder = try TemporaryFolder()
    let server = try LoopbackServer { _ in .file(list) }
    let loaded = try await Self.source(server, folder).load()
    #expect(loaded.skippedCount == 0)
    #expect(loaded.countries.count == 250)
    let known = Set(loaded.countries.map(\.code))
    for country in loaded.countries {
      #expect(known.isSuperset(of: country.borders))
      #expect(country.coordinate != nil && country.region != nil, "\(country.code)")
    }
    let index = CountryIndex(loaded)
    for (query, code) in [("schweiz", "ch"), ("日本", "jp"), ("CHE", "ch"), ("vienna", "at")] {
      #expect(index.search(query).first?.code == code, "\(query)")
    }
    server.stop()
    #expect(try await Self.source(server, folder).load().countries == loaded.countries)
  }
}

extension [LoopbackServer.Step] {
  /// A whole answer.
  fileprivate static func file(_ body: [UInt8]) -> Self { LoopbackServer.Step.answer("200 OK", body: Data(body)) }
}

extension LoopbackServer {
  /// The address of the pages of version 5.
  fileprivate var api5: URL { url.deletingLastPathComponent().appendingPathComponent("v5") }

  /// The address of the countries.
  fileprivate var api: URL { url.deletingLastPathComponent().appendingPathComponent("v3.1") }
}
