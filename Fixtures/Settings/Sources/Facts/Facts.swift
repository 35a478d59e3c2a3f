import Almanac

/// Every case, named by display name.
package let countries: [Land] = [.österreich, .deutschland, .in]

package let lines = Land.allCases.map { land in
  [
    land.id, land.name, land.name(in: "en-GB") ?? "-", land.name(in: "pt-BR") ?? "-", "\(land.currencyCodes)",
    "\(land.localeIdentifiers)", land.emoji, land.accessibilityLabel(),
  ].joined(separator: " ")
}
