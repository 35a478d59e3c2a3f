/// The rows that the Costs page and the chart show, including those in which an alternative is better.
struct Summary {
  /// A line of the README, with the rows that say most about its subject.
  enum Line: String, CaseIterable {
    case running = "At run time"
    case size = "In the binary"
    case building = "In builds"
  }

  /// A row of the results, and its words for readers.
  struct Pick {
    let text: String
    let command: String
    let section: String
    let name: String

    /// The line of the README that shows it, if there is one.
    let line: Line?

    init(_ text: String, _ command: String, _ section: String, _ name: String, in line: Line? = nil) {
      self.text = text
      self.command = command
      self.section = section
      self.name = name
      self.line = line
    }
  }

  private static let compiling = "CPU time to compile, debug, minus an empty file"
  private static let calling = "Time of a call, release, minus the loop around it, median"
  private static let finding = "Time of a lookup that finds its key, median"
  private static let reading = "Time to read a flag, release, minus an empty read"
  private static let building = "CPU time of a build, median"
  private static let starting = "A program that uses one country"

  static let picks = [
    Pick("clean build of a package with flags, CPU time", "consumer", building, "from nothing", in: .building),
    Pick("build it without a change, CPU time", "consumer", building, "nothing changed"),
    Pick("build it after a flag has changed, CPU time", "consumer", building, "one flag changed"),
    Pick("compile flags, debug, CPU time", "flags", compiling, "median", in: .building),
    Pick("compile locales, debug, CPU time", "locales", compiling, "median"),
    Pick("start a program that uses a country, CPU time", "startup", starting, "CPU time"),
    Pick("its memory", "startup", starting, "memory at its peak"),
    Pick("its size on disk, stripped", "startup", "Size of the program", "stripped, and bundle"),
    Pick(
      "add the whole world to a program",
      "world",
      "Growth of the stripped executable, release",
      "plugin, uses everything",
      in: .size
    ),
    Pick("flags in the binary", "shrink", "The table of flags in the binary", "size", in: .size),
    Pick("read the first flag of a process", "flags", reading, "first, median", in: .running),
    Pick("read each further flag", "flags", reading, "later, median"),
    Pick("decode a flag", "images", "Time to decode a flag", "median"),
    Pick(
      "scale a flag, from file to file",
      "render",
      "CPU time to make 64 px from 128 px, for a flag, median",
      "a file for each flag"
    ),
    Pick("look up a country by its code", "lookups", finding, "Country(rawValue:)", in: .running),
    Pick("look up a country, and read its facts", "countries", calling, "each further country"),
    Pick("search countries", "countries", calling, "search", in: .running),
    Pick("look up a locale", "locales", calling, "init(rawValue:)"),
    Pick("look up an emoji by its shortcode", "lookups", finding, "Emoji(shortcode:)"),
    Pick("look up an emoji by its character", "lookups", finding, "Emoji(_:)"),
    Pick("search emoji", "emoji", calling, "search"),
    Pick("load a saved list of emoji", "emoji", "Time of a call, median", "the load of a saved list"),
    Pick("format a currency amount", "money", "Time of a call, median", "string(from: Double)", in: .running),
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

  /// A list in Markdown, or `nil` if a row is missing.
  var highlights: String? {
    var lines: [String] = []
    for line in Line.allCases {
      let picks = Self.picks.filter { $0.line == line }
      let rows = picks.compactMap { pick in cells(pick).map { "\(pick.text): \($0.own) (\($0.rivals))" } }
      guard rows.count == picks.count else { return nil }
      lines.append("- **\(line.rawValue):** \(rows.joined(separator: "; "))")
    }
    return lines.joined(separator: "\n")
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
