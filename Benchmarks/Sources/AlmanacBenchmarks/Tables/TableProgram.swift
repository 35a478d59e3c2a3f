/// A program that uses the table: it prints names, or measures lookups and searches.
struct TableProgram: Contender, Sendable {
  static let (almanacTarget, bundledTarget) = ("Typed", "Bundled")

  let title: String
  let target: String
  let settings: [String]
  private let types: String

  var source: String { "\(types)\n\(Self.main)\n\(StartupProgram.memory)" }

  /// Almanac's program first.
  static let all = [
    TableProgram(title: "Almanac", target: almanacTarget, settings: almanacSettings, types: almanac),
    TableProgram(
      title: "JSON in a bundle",
      target: bundledTarget,
      settings: [#"resources: [.copy("airports.json")]"#],
      types: bundle
    ),
  ]

  private static let almanac = """
    func name(_ key: String) -> String? { Airport(rawValue: key)?.name }
    func index(_ key: String) -> Int { Airport(rawValue: key)?._tableIndex ?? -1 }
    func index(icao: String) -> Int { Airport(icao: icao)?._tableIndex ?? -1 }
    func search(_ text: String) -> Int { Airport.search(text).count }
    func keys() -> [String] { Airport.all.map(\\.rawValue) }
    func codes() -> [String] { Airport.all.compactMap(\\.icao) }

    """

  /// As the templates of SwiftGen and most apps do it: everything is decoded at launch, into structs and dictionaries.
  /// A search looks through folded names.
  private static let bundle = """
    import Foundation

    struct Row: Decodable {
      let ident, type, name: String
      let latitude, longitude: Double
      let elevation: Int?
      let country: String
      let municipality: String?
      let scheduled: Bool
      let icao, iata: String?
    }

    guard let url = Bundle.module.url(forResource: "airports", withExtension: "json") else { fatalError("no bundle") }
    let rows = try JSONDecoder().decode([Row].self, from: Data(contentsOf: url))
    let byKey = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.ident, $0) })
    let byCode = Dictionary(uniqueKeysWithValues: rows.enumerated().compactMap { row in row.1.icao.map { ($0, row.0) } })
    let folded = rows.map { " \\($0.name) \\($0.municipality ?? "")".lowercased() }

    func name(_ key: String) -> String? { byKey[key].map { rows[$0].name } }
    func index(_ key: String) -> Int { byKey[key] ?? -1 }
    func index(icao: String) -> Int { byCode[icao] ?? -1 }
    func search(_ text: String) -> Int { folded.count { $0.contains(" " + text) } }
    func keys() -> [String] { rows.map(\\.ident) }
    func codes() -> [String] { rows.compactMap(\\.icao) }

    """

  private static let main = """
    func seconds(_ duration: Duration) -> Double {
      Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }

    @inline(never)
    func measure(_ label: String, _ texts: [String], _ lookup: (String) -> Int) {
      var sum = 0
      let time = ContinuousClock().measure {
        for text in texts { sum &+= lookup(text) }
      }
      precondition(sum > 0)
      print("time", label, seconds(time) / Double(texts.count))
    }

    if CommandLine.arguments.last == "measure" {
      var (all, some) = (keys(), codes())
      all.shuffle()
      some.shuffle()
      for _ in 0..<2 {
        measure("key", all) { index($0) }
        measure("unique", some) { index(icao: $0) }
        measure("search", ["zur", "ber", "kato", "field"]) { search($0) }
      }
    } else {
      for key in CommandLine.arguments.dropFirst() { print(name(key) ?? "none") }
    }

    """
}
