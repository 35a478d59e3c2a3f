/// A way to embed flags in a program.
struct FlagContender: Contender, Sendable {
  let title: String
  let target: String
  let settings: [String]

  /// The files of its target, except the flags and the program, by name.
  var configuration: [String: String] = [:]

  /// The declarations before the lookup in its source.
  var preamble = ""

  /// The type of the bytes that it returns.
  var bytes = "[UInt8]"

  /// The Swift expression for the bytes of a code.
  let expression: @Sendable (_ code: String) -> String

  /// The generated files whose compilation is measured.
  let generatedFiles: [String]

  /// The baseline that is subtracted from the others: the program without the flags.
  static let none = FlagContender(
    title: "no flags",
    target: "Without",
    settings: [],
    expression: { _ in "[]" },
    generatedFiles: []
  )

  static let almanac = FlagContender(
    title: "Almanac",
    target: "WithAlmanac",
    settings: almanacSettings,
    // Public, because the compiler would remove unused internal code. All contenders have the same bytes.
    configuration: ["almanac.json": #"{ access: "public", countries: { image: { shrink: false } } }"#],
    expression: { "Country.\($0).flag.png" },
    generatedFiles: ["AlmanacCountry.swift", "AlmanacCountryFlags.swift"]
  )

  static let embedInCode = FlagContender(
    title: ".embedInCode",
    target: "WithEmbedInCode",
    settings: [#"resources: [.embedInCode("Flags")]"#],
    expression: { "PackageResources.\($0)_png" },
    generatedFiles: ["embedded_resources.swift"]
  )

  static let bundle = FlagContender(
    title: "Bundle.module",
    target: "WithBundle",
    settings: [#"resources: [.process("Flags")]"#],
    preamble: """
      import Foundation

      private func file(_ code: String) throws -> Data {
        guard let url = Bundle.module.url(forResource: code, withExtension: "png") else {
          throw CocoaError(.fileNoSuchFile)
        }
        return try Data(contentsOf: url)
      }

      """,
    bytes: "Data",
    expression: { #"try file("\#($0)")"# },
    generatedFiles: ["resource_bundle_accessor.swift"]
  )

  /// Writes the target's files into a package: the flags, and the same program for every contender.
  func write(_ flags: FlagSet, to package: ConsumerPackage) throws {
    let folder = "Sources/\(target)"
    try package.write(MeasuringProgram.source, to: "\(folder)/main.swift")
    try package.write(lookup(flags), to: "\(folder)/EmbeddedFlags.swift")
    for (name, text) in configuration { try package.write(text, to: "\(folder)/\(name)") }
    guard !settings.isEmpty else { return }
    for file in flags.files { try package.write(file.png, to: "\(folder)/Flags/\(file.code).png") }
  }

  /// The lookup of a flag by its index. It is a `switch` over constants for every contender, so no contender pays for a
  /// search.
  private func lookup(_ flags: FlagSet) -> String {
    let cases = flags.files.enumerated().map { "    case \($0): return \(expression($1.code))" }
    return """
      \(preamble)
      enum EmbeddedFlags {
        static let count = \(flags.files.count)

        @inline(never)
        static func bytes(at index: Int) throws -> \(bytes) {
          switch index {
      \(cases.joined(separator: "\n"))
          default: preconditionFailure("There is no flag \\(index).")
          }
        }
      }

      """
  }
}
