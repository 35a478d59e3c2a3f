import Almanac
import Foundation

/// Finds airports in a table of this target, and says how far each is from the one before.
///
///     swift run Airports zurich LSGG "new york"
@main
struct Airports {
  static func main() {
    let queries = CommandLine.arguments.dropFirst()
    var last: Airport?
    for query in queries.isEmpty ? ["zurich", "LSGG", "new york"] : Array(queries) {
      guard let airport = Airport(rawValue: query) ?? Airport.search(query).first else {
        print("There is no airport \(query).")
        continue
      }
      print(description(of: airport))
      if let last { print("  \(Int(distance(last, airport).rounded())) km from \(last.city)") }
      last = airport
    }
  }

  private static func description(of airport: Airport) -> String {
    let country = airport.country
    let others = country.airports.filter { $0 != airport }.map(\.rawValue).joined(separator: ", ")
    return """
      \(airport.iata) \(airport.icao) \(airport.name), \(airport.city) \(country.emoji)
        \(airport.elevation) feet, \(airport.timeZone)
        others in \(country.name): \(others.isEmpty ? "none" : others)
      """
  }

  /// Returns the distance on the sphere with the mean radius of the Earth, in kilometers.
  private static func distance(_ first: Airport, _ second: Airport) -> Double {
    let (a, b) = (first.latitude * .pi / 180, second.latitude * .pi / 180)
    let angle = (second.longitude - first.longitude) * .pi / 180
    let cosine = sin(a) * sin(b) + cos(a) * cos(b) * cos(angle)
    return 6371.0088 * acos(min(1, max(-1, cosine)))
  }
}
