/// tzdata's `zone.tab` and `zone1970.tab`: lines with codes, a coordinate and a time zone, separated by tabs.
enum ZoneTab {
  static let format = Format<CountryData> { text, data, problems in
    var indices: [String: Int] = [:]
    text.forEachLine { line, location in
      guard let first = line.first, first != UInt8(ascii: "#") else { return }
      let columns = String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count >= 3, let coordinate = coordinate(columns[1]) else {
        let message =
          "this is not a line of zone.tab, such as 'CH', '+4723+00832' and 'Europe/Zurich' with tabs between them"
          + (location.path.hasSuffix(".json") ? "; if this is JSON, remove the lines that start with '#'" : "")
        return problems.report(.dataSyntax, at: location, message)
      }
      let zone = Located(value: String(columns[2]), location: location)
      // The coordinate is the location of the zone's city, which is in the first country of the line.
      for (position, code) in columns[0].split(separator: ",").map(String.init).enumerated() {
        let index = indices[code] ?? add(Located(value: code, location: location), to: &data)
        indices[code] = index
        data.records[index].facts[.timeZones, default: []].append(zone)
        if position == 0, data.records[index].approximations[.coordinate] == nil {
          data.records[index].approximations[.coordinate] = coordinate.map {
            Located(value: "\($0)", location: location)
          }
        }
      }
    }
  }

  private static func add(_ code: Located<String>, to data: inout CountryData) -> Int {
    data.records.append(CountryRecord(code: code, source: .zoneTab, standing: .territory))
    return data.records.count - 1
  }

  /// Returns latitude and longitude in degrees, from ±DDMM±DDDMM or ±DDMMSS±DDDMMSS (ISO 6709).
  private static func coordinate(_ text: Substring) -> [Double]? {
    guard let split = text.dropFirst().firstIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
    let (latitude, longitude) = (text[..<split], text[split...])
    // Either both have seconds, or neither.
    guard longitude.utf8.count == latitude.utf8.count + 1 else { return nil }
    guard let north = degrees(latitude, digits: 2), let east = degrees(longitude, digits: 3) else { return nil }
    return [north, east]
  }

  private static func degrees(_ text: Substring, digits: Int) -> Double? {
    let numbers = text.dropFirst()
    let count = numbers.utf8.count
    guard text.first == "+" || text.first == "-", count == digits + 2 || count == digits + 4,
      numbers.consists(of: .digits),
      let degrees = Double(numbers.prefix(digits)), let minutes = Double(numbers.dropFirst(digits).prefix(2)),
      minutes < 60
    else { return nil }
    let seconds = Double(numbers.dropFirst(digits + 2)) ?? 0
    guard seconds < 60 else { return nil }
    // Four decimals, which is 11 meters. More would exceed the precision of the data.
    let value = ((degrees + minutes / 60 + seconds / 3600) * 10_000).rounded() / 10_000
    return text.first == "-" ? -value : value
  }
}
