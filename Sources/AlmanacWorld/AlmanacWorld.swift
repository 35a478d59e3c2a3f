import Almanac

// The plugin generates the enums of this module. Its public declarations keep the flags in a program anyway.
extension Country: CountryFlags {}
