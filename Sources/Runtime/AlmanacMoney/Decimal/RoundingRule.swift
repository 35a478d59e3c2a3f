/// Swift's `FloatingPointRoundingRule` with a size that the compiler knows.
///
/// Swift may add rules to its type, so the size of the type, and of each type that contains it, is known only at run
/// time. Copying a format would then take longer than formatting an amount.
package enum RoundingRule: Sendable {
  case toNearestOrEven, toNearestOrAwayFromZero, up, down, towardZero, awayFromZero

  /// - Parameter rule: A rule that this version of Almanac doesn't know counts as half to even.
  init(_ rule: FloatingPointRoundingRule) {
    switch rule {
    case .toNearestOrEven: self = .toNearestOrEven
    case .toNearestOrAwayFromZero: self = .toNearestOrAwayFromZero
    case .up: self = .up
    case .down: self = .down
    case .towardZero: self = .towardZero
    case .awayFromZero: self = .awayFromZero
    @unknown default: self = .toNearestOrEven
    }
  }

  var floatingPointRule: FloatingPointRoundingRule {
    switch self {
    case .toNearestOrEven: .toNearestOrEven
    case .toNearestOrAwayFromZero: .toNearestOrAwayFromZero
    case .up: .up
    case .down: .down
    case .towardZero: .towardZero
    case .awayFromZero: .awayFromZero
    }
  }
}
