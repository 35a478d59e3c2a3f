/// A calling code as people write it.
enum CallingCode {
  /// The codes that several countries share, before digits of their own.
  private static let shared = ["1", "7", "39", "44", "47", "61", "64", "212", "262", "358", "590", "599"]

  /// Returns a code with a plus sign and spaces: "+1 242" for the Bahamas, and "+39 06 698" for Vatican City.
  static func text(_ code: String) -> String {
    guard let start = shared.first(where: { code.hasPrefix($0) && code != $0 }) else { return "+\(code)" }
    let rest = code.dropFirst(start.count)
    // Rome's own code, whose zero people dial from abroad, too.
    return rest.hasPrefix("06") && rest.count > 2 ? "+\(start) 06 \(rest.dropFirst(2))" : "+\(start) \(rest)"
  }
}
