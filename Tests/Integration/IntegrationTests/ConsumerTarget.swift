/// A target of a consumer package.
struct ConsumerTarget {
  /// The name. It must be unique, because all tests share a build folder.
  let name: String
  var isExecutable = true
  var usesPlugin = true
  /// The products of Almanac that it depends on.
  var products = ["Almanac"]
  /// The targets of the package that it depends on.
  var targets: [String] = []
  /// The files and folders that are neither sources nor resources. Without a plugin that reads them, SwiftPM warns of
  /// them.
  var excluded: [String] = []
  /// The text of its only Swift file.
  let program: String

  /// The name of the file. Only `main.swift` can have statements outside declarations.
  var fileName: String { isExecutable && !program.contains("@main") ? "main.swift" : "Program.swift" }

  /// The declaration in `Package.swift`.
  var manifest: String {
    let products = products.map { #".product(name: "\#($0)", package: "almanac")"# }
    let dependencies = (products + targets.map { "\"\($0)\"" }).joined(separator: ", ")
    let exclude = excluded.isEmpty ? "" : ", exclude: \(excluded)"
    let plugins = usesPlugin ? #", plugins: [.plugin(name: "AlmanacPlugin", package: "almanac")]"# : ""
    return
      ".\(isExecutable ? "executableTarget" : "target")(name: \"\(name)\", dependencies: [\(dependencies)]"
      + "\(exclude)\(plugins))"
  }
}
