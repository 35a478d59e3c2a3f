/// tzdata's `zone.tab` and `zone1970.tab`: lines of codes, coordinates and a time zone, with tabs between them.
enum ZoneTab {
  static func read(_ text: SourceText, into data: inout CountryData) {
    var places: [String: Int] = [:]
    let lines = text.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, bytes) in lines.enumerated() where !bytes.isEmpty && bytes.first != UInt8(ascii: "#") {
      let location = SourceLocation(path: text.path, line: number + 1, column: 1)
      let line = String(decoding: bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes, as: UTF8.self)
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count >= 3, let coordinate = coordinate(columns[1]) else {
        let message =
          "this is no line of zone.tab, such as 'CH', '+4723+00832' and 'Europe/Zurich' with tabs between them"
        data.diagnostics.append(Diagnostic(.dataSyntax, at: location, message))
        continue
      }
      let located = { (value: String) in Located(value: value, location: location) }
      for code in columns[0].split(separator: ",").map(String.init) {
        if let place = places[code] {
          data.records[place].facts[.timeZones, default: []].append(located(columns[2]))
        } else {
          places[code] = data.records.count
          var record = CountryRecord(code: located(code), format: .zoneTab, standing: .territory)
          record.facts[.timeZones] = [located(columns[2])]
          // The place of a time zone's city, which is in the country, but seldom in its middle.
          record.approximations[.coordinate] = coordinate.map { located("\($0)") }
          data.records.append(record)
        }
      }
    }
  }

  /// Latitude and longitude in degrees of ±DDMM±DDDMM or ±DDMMSS±DDDMMSS (ISO 6709).
  private static func coordinate(_ text: String) -> [Double]? {
    let form = /([+-][0-9]{2}[0-5][0-9](?:[0-5][0-9])?)([+-][0-9]{3}[0-5][0-9](?:[0-5][0-9])?)/
    guard let match = text.wholeMatch(of: form) else { return nil }
    return [degrees(match.1, digits: 2), degrees(match.2, digits: 3)]
  }

  private static func degrees(_ text: Substring, digits: Int) -> Double {
    let numbers = text.dropFirst()
    let degrees = Double(numbers.prefix(digits)) ?? 0
    let minutes = Double(numbers.dropFirst(digits).prefix(2)) ?? 0
    let seconds = Double(numbers.dropFirst(digits + 2)) ?? 0
    // In ten-thousandths, which is 11 metres: more digits would be made up.
    let value = ((degrees + minutes / 60 + seconds / 3600) * 10_000).rounded() / 10_000
    return text.hasPrefix("-") ? -value : value
  }
}
