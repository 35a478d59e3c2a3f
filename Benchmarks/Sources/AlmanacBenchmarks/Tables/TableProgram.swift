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
    func search(_ text: String) -> [Int] { Airport.search(text).map(\\._tableIndex) }
    func keys() -> [String] { Airport.all.map(\\.rawValue) }
    func codes() -> [String] { Airport.all.compactMap(\\.icao) }

    """

  /// As the templates of SwiftGen and most apps do it: everything is decoded, into structs and dictionaries. Each part
  /// is made when it is first used. A search looks through folded bytes, and has the same order as Almanac's.
  private static let bundle = #"""
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

    enum List {
      static let rows: [Row] = {
        guard let url = Bundle.module.url(forResource: "airports", withExtension: "json") else { fatalError("no bundle") }
        do { return try JSONDecoder().decode([Row].self, from: Data(contentsOf: url)) } catch { fatalError("\(error)") }
      }()
      static let byKey = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.ident, $0) })
      static let byCode = Dictionary(
        uniqueKeysWithValues: rows.enumerated().compactMap { row in row.1.icao.map { ($0, row.0) } }
      )
      /// The names of each row, each after a space and before a line break.
      static let names = rows.map { Array(" \(folded($0.name))\n \(folded($0.municipality ?? ""))\n".utf8) }
    }

    func folded(_ text: String) -> String {
      text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }

    /// The best match in the names of a row: the name, another name, the start of the name as whole words or otherwise,
    /// other whole words, or the start of a word.
    func rank(_ query: [UInt8], _ names: [UInt8]) -> Int? {
      var (rank, start): (Int?, Int) = (nil, 0)
      while let space = names[start...].firstIndex(of: UInt8(ascii: " ")) {
        start = space + 1
        guard names[start...].starts(with: query) else { continue }
        let next = names[start + query.count]
        if space == 0 { return next == UInt8(ascii: "\n") ? 0 : next == UInt8(ascii: " ") ? 2 : 3 }
        if next == UInt8(ascii: "\n"), names[space - 1] == next { return 1 }
        rank = min(rank ?? 5, next <= UInt8(ascii: " ") ? 4 : 5)
      }
      return rank
    }

    func name(_ key: String) -> String? { List.byKey[key].map { List.rows[$0].name } }
    func index(_ key: String) -> Int { List.byKey[key] ?? -1 }
    func index(icao: String) -> Int { List.byCode[icao] ?? -1 }
    func search(_ text: String) -> [Int] {
      let query = Array(folded(text).utf8)
      var ranks: [[Int]] = Array(repeating: [], count: 6)
      for (row, names) in List.names.enumerated() {
        if let rank = rank(query, names) { ranks[rank].append(row) }
      }
      return ranks.flatMap { $0 }
    }
    func keys() -> [String] { List.rows.map(\.ident) }
    func codes() -> [String] { List.rows.compactMap(\.icao) }

    """#

  private static let main = """
    func seconds(_ duration: Duration) -> Double {
      Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }

    @inline(never)
    func measure(_ label: String, _ texts: [String], _ lookup: (String) -> Int) {
      var sum = 0
      // The first pass makes what the lookups need.
      for text in texts { sum &+= lookup(text) }
      let time = ContinuousClock().measure {
        for text in texts { sum &+= lookup(text) }
      }
      print("found", label, sum)
      print("time", label, seconds(time) / Double(texts.count))
    }

    if CommandLine.arguments.last == "measure" {
      var (all, some) = (keys(), codes())
      all.shuffle()
      some.shuffle()
      let queries = ["zur", "ber", "kato", "field"]
      print("found", queries.map(search))
      for _ in 0..<2 {
        measure("key", all) { index($0) }
        measure("unique", some) { index(icao: $0) }
        measure("search", queries) { search($0).count }
      }
    } else {
      for key in CommandLine.arguments.dropFirst() { print(name(key) ?? "none") }
    }

    """
}
