/// A program that prints the names of the countries in its arguments, and the sizes of their flags.
struct StartupProgram: Contender, Sendable {
  let title: String
  let target: String
  let settings: [String]

  /// Its `main.swift`, without the measurement of its memory.
  private let program: String

  /// Whether it loads files.
  var hasBundle = false

  var source: String { "\(program)\n\(Self.memory)" }

  /// Almanac's program first.
  static let all = [
    StartupProgram(title: "Almanac", target: "Embedded", settings: almanacSettings, program: almanac),
    StartupProgram(
      title: "Almanac, next to Foundation",
      target: "NextToFoundation",
      settings: almanacSettings,
      program: "import Foundation\n\nif Date.now < .distantPast { print(0) }\n\(almanac)"
    ),
    StartupProgram(
      title: "Bundle.module",
      target: "Bundled",
      settings: [#"resources: [.copy("World")]"#],
      program: bundle,
      hasBundle: true
    ),
    StartupProgram(title: "says hello", target: "Hello", settings: [], program: "print(\"Hello, world!\")\n"),
  ]

  private static let almanac = """
    for code in CommandLine.arguments.dropFirst() {
      guard let country = Country(rawValue: code) else { fatalError("no \\(code)") }
      print(country.name, country.flag.png.count)
    }

    """

  private static let bundle = """
    import Foundation

    struct Country: Decodable {
      let code: String
      let name: String
    }

    func load(_ name: String, _ type: String) throws -> Data {
      guard let url = Bundle.module.url(forResource: name, withExtension: type, subdirectory: "World") else {
        throw CocoaError(.fileNoSuchFile)
      }
      return try Data(contentsOf: url)
    }

    let countries = try JSONDecoder().decode([Country].self, from: load("countries", "json"))
    let names = Dictionary(uniqueKeysWithValues: countries.map { ($0.code.lowercased(), $0.name) })
    for code in CommandLine.arguments.dropFirst() {
      guard let name = names[code] else { fatalError("no \\(code)") }
      print(name, try load(code, "png").count)
    }

    """

  /// Prints the largest size of the process in memory. The kernel's `getrusage` is no use on Linux: it counts what the
  /// process was before it became this program.
  static let memory = """
    #if canImport(Glibc)
      import Glibc

      func peakMemory() -> Int {
        guard let file = fopen("/proc/self/status", "r") else { return 0 }
        defer { fclose(file) }
        var line: UnsafeMutablePointer<CChar>?
        var size = 0
        while getline(&line, &size, file) > 0, let line {
          let words = String(cString: line).split { $0 == " " || $0 == "\\t" }
          if words.first == "VmHWM:", words.count > 1 { return (Int(words[1]) ?? 0) * 1_024 }
        }
        return 0
      }
    #else
      import Darwin

      func peakMemory() -> Int {
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss
      }
    #endif

    print("memory", peakMemory())

    """
}
