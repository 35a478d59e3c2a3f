/// The rules for the Swift names of an enum: each is an identifier, and no two entries share one.
struct CaseRules {
  /// A name that becomes a case or an alias of one.
  private struct Claim {
    let identifier: String
    let description: String
    let location: SourceLocation
  }

  private let reserved: Set<String>
  private(set) var diagnostics: [Diagnostic] = []
  private var claims: [String: Claim] = [:]

  /// - Parameter names: Names that the enum has besides those that every generated enum has.
  init(reserving names: Set<String> = []) {
    reserved = SwiftIdentifier.reserved.union(names)
  }

  /// The identifier of an entry's case, unless there is none or another entry took it.
  ///
  /// - Parameters:
  ///   - identifier: What the entry's name gives.
  ///   - description: What the entry is called in messages.
  mutating func claimCase(
    _ identifier: String?,
    for description: String,
    at location: SourceLocation
  ) -> String? {
    guard let identifier else {
      report(.caseName, location, "\(description) gives no Swift identifier; begin the name with a letter")
      return nil
    }
    return claim(Claim(identifier: identifier, description: description, location: location))
  }

  /// The aliases of an entry, sorted: its own and those of the configuration, but for what is no identifier or was taken by
  /// another entry. Several files may say the same.
  mutating func claimAliases(
    _ own: [Located<String>],
    of code: String,
    configured: [(code: Located<String>, names: [Located<String>])]
  ) -> [Located<String>] {
    var seen: Set<String> = []
    let all = own + configured.filter { $0.code.value == code }.flatMap(\.names)
    return all.filter { seen.insert($0.value).inserted }.compactMap { claimAlias($0, of: code) }
      .sorted { $0.value < $1.value }
  }

  private mutating func claimAlias(_ alias: Located<String>, of code: String) -> Located<String>? {
    guard SwiftIdentifier.isIdentifier(alias.value) else {
      report(.caseName, alias.location, "the alias '\(alias.value)' is not a Swift identifier")
      return nil
    }
    let description = "the alias '\(alias.value)' of '\(code)'"
    let isFree = claim(Claim(identifier: alias.value, description: description, location: alias.location)) != nil
    return isFree ? alias : nil
  }

  private mutating func claim(_ claim: Claim) -> String? {
    if reserved.contains(claim.identifier) {
      let message =
        "\(claim.description) gives '.\(claim.identifier)', which generated code needs for itself; choose another name"
      report(.caseName, claim.location, message)
      return nil
    }
    if let other = claims[claim.identifier] {
      let message =
        "\(claim.description) gives '.\(claim.identifier)', as \(other.description) does (\(other.location.text)); rename one"
      report(.caseDuplicate, claim.location, message)
      return nil
    }
    claims[claim.identifier] = claim
    return claim.identifier
  }

  private mutating func report(_ rule: Rule, _ location: SourceLocation, _ message: String) {
    diagnostics.append(Diagnostic(rule, at: location, message))
  }
}
