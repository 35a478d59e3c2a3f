import Almanac
import AlmanacWorld
import Guide

/// The countries of the program.
enum World {
  static let index = CountryIndex(
    LoadedCountries(Country.allCases.filter { $0 != .fallback }.map { GuideCountry($0) }, origin: .embedded)
  )
}
