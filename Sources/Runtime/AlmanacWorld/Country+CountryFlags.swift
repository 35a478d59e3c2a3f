import Almanac

// The public declarations of this module keep the flags in a program anyway.
extension Country: CountryFlags {}
