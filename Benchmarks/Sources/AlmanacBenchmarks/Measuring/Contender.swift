/// A way to embed data in a program: an executable target of the measured package.
protocol Contender {
  /// The heading of its column.
  var title: String { get }

  /// The name of its target. It must not be a prefix of another target's name.
  var target: String { get }

  /// The arguments of its target in the manifest, except the name.
  var settings: [String] { get }
}

extension Contender {
  /// The settings of a target that uses Almanac.
  static var almanacSettings: [String] { pluginSettings(["Almanac"]) }

  /// The settings of a target that uses some products of Almanac, and the plugin.
  static func pluginSettings(_ products: [String]) -> [String] {
    [dependencies(on: products), plugin("AlmanacPlugin", of: "almanac")]
  }

  /// The setting of a target that uses a plugin of a package.
  static func plugin(_ name: String, of package: String) -> String {
    #"plugins: [.plugin(name: "\#(name)", package: "\#(package)")]"#
  }

  /// The setting of a target that uses some products of Almanac.
  static func dependencies(on products: [String]) -> String {
    let list = products.map { #".product(name: "\#($0)", package: "almanac")"# }
    return "dependencies: [\(list.joined(separator: ", "))]"
  }
}
