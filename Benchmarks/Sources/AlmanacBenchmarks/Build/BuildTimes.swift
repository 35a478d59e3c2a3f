/// The CPU time of a build.
struct BuildTimes {
  /// The time of the whole process tree, in seconds.
  let total: Double

  /// The time of each part, in seconds: modules by name, and the other work of the build.
  let parts: [String: Double]

  /// Adds the rest of the total to the known parts, as another part.
  init(total: Double, parts: [String: Double]) {
    self.total = total
    self.parts = parts.merging(["rest": total - parts.values.reduce(0, +)]) { $1 }
  }

  /// The median of several builds, part by part.
  init(medianOf builds: [BuildTimes]) {
    total = Samples(builds.map(\.total)).median
    let names = Set(builds.flatMap(\.parts.keys))
    parts = Dictionary(
      uniqueKeysWithValues: names.map { name in (name, Samples(builds.map { $0.parts[name] ?? 0 }).median) }
    )
  }
}
