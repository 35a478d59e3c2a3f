/// The collector of all problems of a run.
///
/// It is a class because every reader of a value reports to the one collector.
final class Problems {
  /// The most errors, and the most warnings, that are kept of one file.
  static let largestCountOfFile = 50

  /// The most problems that are kept in all.
  static let largestCount = 1000

  /// The problems of one severity in one file.
  private struct Tally {
    var count = 0
    var firstHidden: SourceLocation?
  }

  private struct Group: Hashable {
    let path: String
    let severity: Severity
  }

  /// The problems that are shown.
  private(set) var kept: Set<Diagnostic> = []
  private var tallies: [Group: Tally] = [:]

  /// How many errors were reported.
  private(set) var errorCount = 0

  /// Whether an error was reported.
  var hasErrors: Bool { errorCount > 0 }

  /// Whether problems were reported that are not shown.
  var hasHidden: Bool { tallies.values.contains { $0.firstHidden != nil } }

  /// Reports a problem. The same problem is kept once.
  ///
  /// - Parameter severity: How severe it is, where that is not the rule's own severity.
  func report(_ rule: Rule, at location: SourceLocation, severity: Severity? = nil, _ message: String) {
    add(Diagnostic(rule, at: location, severity: severity, message))
  }

  /// Adds a problem. The same problem is kept once.
  func add(_ problem: Diagnostic) {
    guard !kept.contains(problem) else { return }
    if problem.severity == .error { errorCount += 1 }
    let group = Group(path: problem.location.path, severity: problem.severity)
    var tally = tallies[group] ?? Tally()
    tally.count += 1
    if tally.count <= Self.largestCountOfFile, kept.count < Self.largestCount {
      kept.insert(problem)
    } else if tally.firstHidden == nil {
      tally.firstHidden = problem.location
    }
    tallies[group] = tally
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
    var shown: [Group: Int] = [:]
    for problem in kept { shown[Group(path: problem.location.path, severity: problem.severity), default: 0] += 1 }
    let hidden = tallies.filter { $0.value.firstHidden != nil }
    let all = kept + summaries(of: hidden.filter { shown[$0.key] != nil }, shown) + rest(of: hidden.filter { shown[$0.key] == nil })
    return (isStrict ? all.map(\.asError) : all).sorted()
  }

  /// For each file of which some problems are shown, how many more there are.
  private func summaries(of hidden: [Group: Tally], _ shown: [Group: Int]) -> [Diagnostic] {
    hidden.compactMap { group, tally in
      tally.firstHidden.map { location in
        let message =
          "\(tally.count - shown[group, default: 0]) more \(group.severity.rawValue)s of this file are not shown; "
          + "correct the others first"
        return Diagnostic(.problemLimit, at: location, severity: group.severity, message)
      }
    }
  }

  /// How many problems there are in files of which none is shown.
  private func rest(of hidden: [Group: Tally]) -> [Diagnostic] {
    guard let first = hidden.values.compactMap(\.firstHidden).min(by: { $0.text < $1.text }) else { return [] }
    let count = hidden.values.reduce(0) { $0 + $1.count }
    let severity = hidden.keys.contains { $0.severity == .error } ? Severity.error : .warning
    let message = "\(count) more problems, of this file and others, are not shown; correct the others first"
    return [Diagnostic(.problemLimit, at: first, severity: severity, message)]
  }
}
