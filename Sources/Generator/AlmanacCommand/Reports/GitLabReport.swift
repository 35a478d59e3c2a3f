import AlmanacGenerator

/// A Code Quality report of GitLab, which shows it in merge requests.
///
/// The fields are documented at https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format.
enum GitLabReport {
  private struct Finding: Encodable {
    let description: String
    let checkName: Rule
    let fingerprint: String
    let severity: String
    let location: Location

    enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case checkName = "check_name"
    }
  }

  private struct Location: Encodable {
    let path: String
    let lines: [String: Int]
  }

  static func text(_ diagnostics: [Diagnostic], _ paths: RepositoryPaths) throws -> String {
    var counts: [String: Int] = [:]
    return try JSONReport.encode(
      diagnostics.map { diagnostic in
        let path = paths.path(of: diagnostic.location.path)
        // A message can name the line of another entry.
        let key = "\(diagnostic.rule.rawValue)\n\(path)\n\(diagnostic.message.filter { !$0.isNumber })"
        let count = counts[key, default: 0]
        counts[key] = count + 1
        return Finding(
          description: diagnostic.message,
          checkName: diagnostic.rule,
          fingerprint: fingerprint(key, count),
          severity: diagnostic.severity == .error ? "major" : "minor",
          location: Location(path: path, lines: ["begin": diagnostic.location.line])
        )
      }
    )
  }

  /// Returns the fingerprint by which GitLab compares findings. GitLab hides all but one of the findings with the same
  /// fingerprint, so `count` is the number of earlier findings with the same key. It shows a finding as new if its
  /// fingerprint is, so the fingerprint doesn't contain the line, which changes whenever a line is added above.
  private static func fingerprint(_ key: String, _ count: Int) -> String {
    var hash = ContentHash()
    hash.add(key)
    hash.add("\(count)")
    return hash.text
  }
}
