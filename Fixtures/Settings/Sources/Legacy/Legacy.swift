import Almanac

package let legacyCodes = Country.allCases.map { "\($0.id) \($0.flag.width)" }
