import Almanac
import AlmanacWorld
import Guide

/// The countries of the program.
enum World {
  static let index = CountryIndex(
    LoadedCountries(Country.countries.map { GuideCountry($0) }, origin: .embedded)
  )
}
