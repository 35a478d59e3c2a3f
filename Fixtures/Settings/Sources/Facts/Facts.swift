import Almanac

/// Every case: they are named by their names.
package let countries: [Land] = [.österreich, .deutschland, .in]

package let lines = Land.allCases.map {
  "\($0.id) \($0.name) \($0.name(in: "en-GB") ?? "-") \($0.currencies) \($0.locales) \($0.emoji) \($0.accessibilityLabel())"
}
