import Almanac

/// Uses the enum outside the main actor, which is the target's default isolation.
nonisolated public func isolatedCodes() async -> [String] {
  await Task.detached { Set(Country.allCases).map(\.rawValue).sorted() }.value
}
