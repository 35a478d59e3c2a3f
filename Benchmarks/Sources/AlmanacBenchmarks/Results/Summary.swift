/// The rows that the Costs page and the chart show, including those in which an alternative is better.
struct Summary {
  /// A row of the results, and its words for readers.
  struct Pick {
    let text: String
    let command: String
    let section: String
    let name: String

    init(_ text: String, _ command: String, _ section: String, _ name: String) {
      self.text = text
      self.command = command
      self.section = section
      self.name = name
    }
  }

  private static let compiling = "CPU time to compile, debug, minus an empty file"
  private static let calling = "Time of a call, release, minus the loop around it, median"
  private static let finding = "Time of a lookup that finds its key, median"
  private static let reading = "Time to read a flag, release, minus an empty read"
  private static let building = "CPU time of a build, median"
  private static let starting = "A program that uses one country"

  static let picks = [
    Pick("clean build of a package with flags, CPU time", "consumer", building, "from nothing"),
    Pick("build it after a flag has changed, CPU time", "consumer", building, "one flag changed"),
    Pick("compile flags, debug, CPU time", "flags", compiling, "median"),
    Pick("start a program that uses a country, CPU time", "startup", starting, "CPU time"),
    Pick("its memory", "startup", starting, "memory at its peak"),
    Pick("its size on disk, stripped", "startup", "Size of the program", "stripped, and bundle"),
    Pick(
      "add the whole world to a program",
      "world",
      "Growth of the stripped executable, release",
      "plugin, uses everything"
    ),
    Pick("flags in the binary", "shrink", "The table of flags in the binary", "size"),
    Pick("read the first flag of a process", "flags", reading, "first, median"),
    Pick("read a later flag", "flags", reading, "later, median"),
    Pick("decode a flag", "images", "Time to decode a flag", "median"),
    Pick("look up a country by its code", "lookups", finding, "Country(rawValue:)"),
    Pick("look up a country, and read its facts", "countries", calling, "each further country"),
    Pick("search countries", "countries", calling, "search"),
    Pick("look up a locale", "locales", calling, "init(rawValue:)"),
    Pick("look up an emoji by its shortcode", "lookups", finding, "Emoji(shortcode:)"),
    Pick("search emoji", "emoji", calling, "search"),
    Pick("format a currency amount", "money", "Time of a call, median", "string(from: Double)"),
    Pick("parse a currency amount", "money", "Time of a call, median", "double(from:) of a formatted text"),
  ]

  let results: Results

  /// A table in Markdown, or `nil` if a row is missing.
  var table: String? {
    let lines = Self.picks.compactMap { pick in
      cells(pick).map { FigureTable.line([pick.text, $0.own, $0.rivals]) }
    }
    guard lines.count == Self.picks.count else { return nil }
    let head = [FigureTable.line(["", "Almanac", "alternatives"]), FigureTable.line(["---", "---", "---"])]
    return (head + lines).joined(separator: "\n")
  }

  /// The sentences of the README, with a place for each of their figures.
  private static let sentences: [(text: String, figures: [(pick: String, title: String?)])] = [
    (
      "A clean build of a package with flags takes # of CPU time, # with the prebuilt tools, and # with a plugin that "
        + "checks nothing.",
      [(buildPick, nil), (buildPick, "Almanac, prebuilt tools"), (buildPick, "prebuild command")]
    ),
    (
      "The whole world adds # to a program; the same files in a bundle add #.",
      [("add the whole world to a program", nil), ("add the whole world to a program", "files in a bundle")]
    ),
    (
      "Looking up a country by its code takes #, with a `Dictionary` #; a search takes #, through decoded JSON #.",
      [
        ("look up a country by its code", nil), ("look up a country by its code", "Dictionary"),
        ("search countries", nil), ("search countries", "JSON and String"),
      ]
    ),
    (
      "Formatting an amount takes #, with Foundation #; reading a program's first flag takes #, from `Bundle.module` #.",
      [
        ("format a currency amount", nil), ("format a currency amount", "Foundation"),
        ("read the first flag of a process", nil), ("read the first flag of a process", "Bundle.module"),
      ]
    ),
  ]

  private static let buildPick = "clean build of a package with flags, CPU time"

  /// A paragraph in Markdown, or `nil` if a figure is missing.
  var highlights: String? {
    var sentences: [String] = []
    for (text, figures) in Self.sentences {
      let values = figures.compactMap { figure($0.pick, $0.title) }
      guard values.count == figures.count else { return nil }
      let parts = text.split(separator: "#", omittingEmptySubsequences: false)
      sentences.append(zip(parts, values + [""]).map { $0 + $1 }.joined())
    }
    return sentences.joined(separator: "\n")
  }

  /// Returns the figure of a pick with a title, which is Almanac's if there is none.
  private func figure(_ pick: String, _ title: String?) -> String? {
    guard let row = Self.picks.first(where: { $0.text == pick }).flatMap(results.row) else { return nil }
    return row.figures.first { title == nil || $0.title == title }?.figure.map(row.unit.text)
  }

  /// Almanac's figure of a row, and the ratios of the alternatives.
  private func cells(_ pick: Pick) -> (own: String, rivals: String)? {
    guard let row = results.row(pick), let own = row.figures.first?.figure else { return nil }
    let rivals = row.figures.dropFirst().compactMap { rival in
      rival.ratio.map { "\(rival.title): \(Unit.ratio($0))" }
    }
    return (row.unit.text(own), rivals.joined(separator: ", "))
  }
}
