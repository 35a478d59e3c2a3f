import Almanac

/// Uses the enum from outside the main actor, which the target's code is isolated to unless it says otherwise.
nonisolated public func isolatedCodes() async -> [String] {
  await Task.detached { Set(Country.allCases).map(\.rawValue).sorted() }.value
}
