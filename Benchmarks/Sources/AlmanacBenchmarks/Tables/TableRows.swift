import Foundation
import TestSupport

/// Rows with the columns of OurAirports, and random words.
struct TableRows {
  static let columns = [
    "ident", "type", "name", "latitude", "longitude", "elevation", "country", "municipality", "scheduled", "icao",
    "iata",
  ]

  /// The description of the table for Almanac.
  static let settings = """
    { tables: { Airport: { data: "airports.csv", key: "ident", cases: "none", search: ["name", "municipality"], columns: {
      ident: "text", type: { oneOf: ["small", "medium", "large", "closed"] }, name: "text", latitude: "number",
      longitude: "number", elevation: "integer?", country: "Country", municipality: "text?", scheduled: "boolean",
      icao: { type: "text?", unique: true }, iata: { type: "text?", unique: true },
    } } } }

    """

  private let rows: [[String]]

  init(count: Int) {
    var random = SeededGenerator(seed: 72)
    rows = (0..<count).map { Self.row($0, &random) }
  }

  /// The rows as comma-separated values, and another elevation in the first row, for a build after a change.
  func csv(elevation: Int = 5) -> String {
    ([Self.columns] + rows(elevation)).map { $0.joined(separator: ",") + "\n" }.joined()
  }

  /// The rows as a JSON array.
  func json(elevation: Int) -> String {
    let objects = rows(elevation).map { row in
      let members = zip(Self.columns, row).filter { !$1.isEmpty }.map { name, value in
        switch name {
        case "latitude", "longitude", "elevation": "\"\(name)\": \(value)"
        case "scheduled": "\"\(name)\": \(value == "yes")"
        default: "\"\(name)\": \"\(value)\""
        }
      }
      return "{\(members.joined(separator: ", "))}"
    }
    return "[\n\(objects.joined(separator: ",\n"))\n]\n"
  }

  private func rows(_ elevation: Int) -> [[String]] {
    var rows = rows
    if !rows.isEmpty { rows[0][5] = "\(elevation)" }
    return rows
  }

  private static func row(_ index: Int, _ random: inout SeededGenerator) -> [String] {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    func code(_ number: Int, _ length: Int) -> String {
      var rest = number
      return String(
        (0..<length).map { _ in
          defer { rest /= 26 }
          return letters[rest % 26]
        }
      )
    }
    let kinds = ["Airport", "Field", "Airfield", "Heliport"]
    return [
      "\(code(Int.random(in: 0..<676, using: &random), 2))-\(index)",
      ["small", "medium", "large", "closed"][Int.random(in: 0..<4, using: &random)],
      "\(word(&random)) \(kinds[Int.random(in: 0..<4, using: &random)])",
      "\(Double(Int.random(in: -90_000_000..<90_000_000, using: &random)) / 1e6)",
      "\(Double(Int.random(in: -180_000_000..<180_000_000, using: &random)) / 1e6)",
      index % 5 == 4 ? "" : "\(Int.random(in: -100..<4000, using: &random))",
      ["CH", "DE", "FR", "US", "BR", "JP", "IN", "AU"][Int.random(in: 0..<8, using: &random)],
      index % 10 == 9 ? "" : word(&random), Bool.random(using: &random) ? "yes" : "no",
      index % 8 == 0 ? code(index / 8, 4) : "", index % 9 == 0 && index / 9 < 17_576 ? code(index / 9, 3) : "",
    ]
  }

  private static func word(_ random: inout SeededGenerator) -> String {
    let (consonants, vowels) = (Array("bdfghklmnprstvz"), Array("aeiou"))
    let syllables = (0..<Int.random(in: 2...4, using: &random)).map { _ in
      "\(consonants.randomElement(using: &random) ?? "b")\(vowels.randomElement(using: &random) ?? "a")"
    }
    return syllables.joined().capitalized
  }
}
