/// The collector of all problems of a run.
///
/// It is a class, because all readers share one collector.
final class Problems {
  /// The maximum number of errors, and of warnings, for each file.
  static let maximumCountOfFile = 50

  /// The maximum number of problems in total.
  static let maximumCount = 1000

  /// The problems of one severity in one file.
  ///
  /// It is a class, because a file can have millions of problems, and copying it for each takes long.
  private final class Group {
    /// The first ones in the file, sorted by location.
    private(set) var kept: [Diagnostic] = []
    private(set) var hiddenCount = 0

    /// The location of the first problem that is not kept.
    private(set) var firstHidden: SourceLocation?

    /// The place of the last problem that is kept, if no more are.
    private var lastPlace: Int?

    /// The hashes of the problems that were not even created.
    private var seen: Set<Int> = []

    func add(_ problem: Diagnostic) {
      // Most problems are found in the order of their locations.
      var index = kept.count
      while index > 0, problem < kept[index - 1] { index -= 1 }
      kept.insert(problem, at: index)
      if kept.count > maximumCountOfFile { hide(kept.removeLast().location) }
      if kept.count == maximumCountOfFile { lastPlace = Self.place(kept[kept.count - 1].location) }
    }

    /// Returns whether a problem at a location is not kept.
    func hides(_ location: SourceLocation) -> Bool { lastPlace.map { $0 < Self.place(location) } ?? false }

    /// Counts a problem that is not kept, or returns `false` if it is counted already.
    func hide(_ rule: Rule, at location: SourceLocation) -> Bool {
      var hasher = Hasher()
      hasher.combine(rule)
      hasher.combine(Self.place(location))
      guard seen.insert(hasher.finalize()).inserted else { return false }
      hide(location)
      return true
    }

    private func hide(_ location: SourceLocation) {
      hiddenCount += 1
      if let first = firstHidden, Self.place(first) <= Self.place(location) { return }
      firstHidden = location
    }

    /// Returns the line and column as one number, which is faster to compare than a tuple.
    private static func place(_ location: SourceLocation) -> Int { location.line << 32 | location.column }
  }

  private struct GroupKey: Hashable {
    let path: String
    let severity: Severity
  }

  /// The groups, each of which keeps the first problems in a file, whatever the order of the reports.
  private var groups: [GroupKey: Group] = [:]

  /// The group of the latest problem: most problems come in a row.
  private var latest: (key: GroupKey, group: Group)?

  /// The hashes of the problems that were created.
  private var seen: Set<Int> = []

  /// The number of errors.
  private(set) var errorCount = 0

  /// The files that Almanac ships.
  private let world: World?

  /// Creates a collector that ignores warnings in the files that Almanac ships, because users can't correct them.
  init(world: World? = nil) { self.world = world }

  var hasErrors: Bool { errorCount > 0 }

  /// Whether some problems are not shown.
  var hasHidden: Bool { groups.values.contains { $0.firstHidden != nil } }

  /// The problems that are kept.
  var kept: Set<Diagnostic> { Set(groups.values.flatMap(\.kept)) }

  /// Reports a problem, and ignores duplicates.
  ///
  /// The message is not evaluated if the problem is not kept, because a file can have a million problems.
  func report(
    _ rule: Rule,
    at location: SourceLocation,
    severity: Severity? = nil,
    _ message: @autoclosure () -> String
  ) {
    if rule.severity == .warning, world?.contains(location) == true { return }
    let severity = severity ?? rule.severity
    let group = group(location.path, severity)
    guard group.hides(location) else {
      return add(Diagnostic(rule, at: location, severity: severity, message()))
    }
    if group.hide(rule, at: location), severity == .error { errorCount += 1 }
  }

  /// Adds a problem, and ignores duplicates.
  func add(_ problem: Diagnostic) {
    guard seen.insert(problem.hashValue).inserted else { return }
    if problem.severity == .error { errorCount += 1 }
    group(problem.location.path, problem.severity).add(problem)
  }

  private func group(_ path: String, _ severity: Severity) -> Group {
    let key = GroupKey(path: path, severity: severity)
    if let latest, latest.key == key { return latest.group }
    let group = groups[key] ?? Group()
    groups[key] = group
    latest = (key, group)
    return group
  }

  /// Returns the value that `body` returns, or adds the problem that it throws, and returns `nil`.
  func value<Value>(_ body: () throws(Diagnostic) -> Value) -> Value? {
    do throws(Diagnostic) { return try body() } catch {
      add(error)
      return nil
    }
  }

  /// Returns all problems, sorted by path and location, with the number of problems that are not kept. If `isStrict`,
  /// warnings are errors.
  func sorted(isStrict: Bool) -> [Diagnostic] {
    let known = groups.values.flatMap { group in group.kept + [Self.summary(of: group)].compactMap { $0 } }.sorted()
    // A warning must not displace an error.
    let sorted = known.filter { $0.severity == .error } + known.filter { $0.severity == .warning }
    let rest = Self.rest(sorted.dropFirst(Self.maximumCount))
    let all = (sorted.prefix(Self.maximumCount) + [rest].compactMap { $0 }).sorted()
    return isStrict ? all.map(\.asError) : all
  }

  /// Creates a diagnostic with the number of problems of a file that are not kept.
  private static func summary(of group: Group) -> Diagnostic? {
    guard let location = group.firstHidden, let severity = group.kept.first?.severity else { return nil }
    let message =
      "\(group.hiddenCount) more \(severity.rawValue)s in this file are not shown; fix the others first"
    return Diagnostic(.problemLimit, at: location, severity: severity, message)
  }

  /// Creates a diagnostic with the number of problems beyond the limit for all files.
  private static func rest(_ hidden: ArraySlice<Diagnostic>) -> Diagnostic? {
    guard let first = hidden.first else { return nil }
    let message = "\(hidden.count) more problems, in this file and others, are not shown; fix the others first"
    return Diagnostic(.problemLimit, at: first.location, severity: first.severity, message)
  }
}
