import Almanac
import AlmanacWorld

/// A calling code as people write it.
enum CallingCode {
  private static let all = Set(Country.countries.flatMap(\.callingCodes))

  /// Returns a code with a plus sign, and with a space after the code of another country that it begins with: "+1 242"
  /// for the Bahamas, and "+39 06 698" for Vatican City.
  static func text(_ code: String) -> String {
    let starts = (1..<max(code.count, 1)).map { code.prefix($0) }
    guard let start = starts.last(where: { all.contains(String($0)) }) else { return "+\(code)" }
    let rest = code.dropFirst(start.count)
    // Rome's own code, whose zero people dial from abroad, too.
    return rest.hasPrefix("06") && rest.count > 2 ? "+\(start) 06 \(rest.dropFirst(2))" : "+\(start) \(rest)"
  }
}
