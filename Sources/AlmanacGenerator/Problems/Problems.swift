/// The collector of all problems of a run.
///
/// It is a class because every reader of a value reports to the one collector.
final class Problems {
  /// The most errors, and the most warnings, that are kept of one file.
  static let largestCountOfFile = 50

  /// The most problems that are shown in all.
  static let largestCount = 1000

  /// The problems of one severity in one file.
  private struct Group {
    /// The first of them by position, sorted.
    private(set) var kept: [Diagnostic] = []
    private(set) var count = 0

    /// The location of the first that is not kept.
    private(set) var firstHidden: SourceLocation?

    mutating func add(_ problem: Diagnostic) {
      count += 1
      kept.insert(problem, at: kept.firstIndex { problem < $0 } ?? kept.count)
      guard kept.count > largestCountOfFile else { return }
      let hidden = kept.removeLast().location
      firstHidden = firstHidden.map { min($0, hidden) } ?? hidden
    }
  }

  private struct GroupKey: Hashable {
    let path: String
    let severity: Severity
  }

  /// Which problems are kept must not depend on the order in which they are reported.
  private var groups: [GroupKey: Group] = [:]

  /// The hashes of all problems.
  private var seen: Set<Int> = []

  /// How many errors were reported.
  private(set) var errorCount = 0

  /// Whether an error was reported.
  var hasErrors: Bool { errorCount > 0 }

  /// Whether problems were reported that are not shown.
  var hasHidden: Bool { groups.values.contains { $0.firstHidden != nil } }

  /// The problems that are kept.
  var kept: Set<Diagnostic> { Set(groups.values.flatMap(\.kept)) }

  /// Reports a problem. The same problem is kept once.
  ///
  /// - Parameter severity: How severe it is, where that is not the rule's own severity.
  func report(_ rule: Rule, at location: SourceLocation, severity: Severity? = nil, _ message: String) {
    add(Diagnostic(rule, at: location, severity: severity, message))
  }

  /// Adds a problem. The same problem is kept once.
  func add(_ problem: Diagnostic) {
    guard seen.insert(problem.hashValue).inserted else { return }
    if problem.severity == .error { errorCount += 1 }
    groups[GroupKey(path: problem.location.path, severity: problem.severity), default: Group()].add(problem)
  }

  /// The value of a result, or `nil` where it is a problem, which is added.
  func value<Value>(_ result: Result<Value, Diagnostic>) -> Value? {
    switch result {
    case .success(let value): return value
    case .failure(let problem):
      add(problem)
      return nil
    }
  }

  /// All problems, sorted by path and position, with a count of those that were not kept.
  ///
  /// - Parameter isStrict: Whether warnings count as errors.
  func sorted(isStrict: Bool) -> [Diagnostic] {
    let known = groups.values.flatMap { group in group.kept + [Self.summary(of: group)].compactMap { $0 } }.sorted()
    // A warning must not take the place of an error.
    let sorted = known.filter { $0.severity == .error } + known.filter { $0.severity == .warning }
    let rest = Self.rest(sorted.dropFirst(Self.largestCount))
    let all = (sorted.prefix(Self.largestCount) + [rest].compactMap { $0 }).sorted()
    return isStrict ? all.map(\.asError) : all
  }

  /// How many problems of a file are not kept.
  private static func summary(of group: Group) -> Diagnostic? {
    guard let location = group.firstHidden, let severity = group.kept.first?.severity else { return nil }
    let message =
      "\(group.count - group.kept.count) more \(severity.rawValue)s of this file are not shown; correct the others first"
    return Diagnostic(.problemLimit, at: location, severity: severity, message)
  }

  /// How many problems there are beyond the most of all files.
  private static func rest(_ hidden: ArraySlice<Diagnostic>) -> Diagnostic? {
    guard let first = hidden.first else { return nil }
    let message = "\(hidden.count) more problems, of this file and others, are not shown; correct the others first"
    return Diagnostic(.problemLimit, at: first.location, severity: first.severity, message)
  }
}
