/// A template, by the name of its file without the extension. `Country.mustache` writes `AlmanacCountry.swift`.
struct Template: Hashable, Sendable {
  private static let fileExtension = ".mustache"

  /// The name without the extension.
  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// The name of the file.
  var fileName: String { name + Self.fileExtension }

  /// The name of the generated file, with a prefix to avoid a conflict with a user's `Country.swift` in the same
  /// module.
  var outputName: String { "Almanac\(name).swift" }

  /// Finds the templates among the names of files, in the same order.
  static func all(among names: [String]) -> [Template] {
    names.filter { $0.hasSuffix(fileExtension) }.map { Template(String($0.dropLast(fileExtension.count))) }
  }
}
