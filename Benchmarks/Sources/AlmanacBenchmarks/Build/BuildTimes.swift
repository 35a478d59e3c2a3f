/// The CPU time of a build.
struct BuildTimes {
  /// The seconds of the whole process tree.
  let total: Double

  /// The seconds of each part: modules by name, and what else the build did.
  let parts: [String: Double]

  /// - Parameter parts: The parts that are known; the rest of the total becomes a part too.
  init(total: Double, parts: [String: Double]) {
    self.total = total
    self.parts = parts.merging(["rest": total - parts.values.reduce(0, +)]) { $1 }
  }

  /// The median of several builds, part by part.
  init(medianOf builds: [BuildTimes]) {
    func median(_ values: [Double]) -> Double {
      var samples = Samples()
      samples.append(contentsOf: values)
      return samples.median
    }
    total = median(builds.map(\.total))
    let names = Set(builds.flatMap(\.parts.keys))
    parts = Dictionary(uniqueKeysWithValues: names.map { name in (name, median(builds.map { $0.parts[name] ?? 0 })) })
  }
}
