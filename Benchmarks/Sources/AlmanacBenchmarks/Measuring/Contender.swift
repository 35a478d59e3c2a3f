/// One way to bring data into a program: an executable target of the measured package.
protocol Contender {
  /// The heading of its column.
  var title: String { get }

  /// The name of its target, which no other target's name begins with.
  var target: String { get }

  /// What its target has in the manifest besides the name.
  var settings: [String] { get }
}

extension Contender {
  /// The settings of a target that uses Almanac.
  static var almanacSettings: [String] {
    [
      #"dependencies: [.product(name: "Almanac", package: "almanac")]"#,
      #"plugins: [.plugin(name: "AlmanacPlugin", package: "almanac")]"#,
    ]
  }
}
