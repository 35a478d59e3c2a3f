import Almanac

#if !Tools
  #error("AlmanacWorld needs the trait Tools of the package almanac.")
#endif

// The plugin generates the enums of this module. Its public declarations keep the flags in a program anyway.
extension Country: CountryFlags {}
