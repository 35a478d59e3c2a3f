// Scripts/copy-sources copied this from Sources/Runtime/Almanac/CodableWhereAvailable.swift. Do not edit.

#if hasFeature(Embedded)
  /// Nothing, because Embedded Swift doesn't have `Codable`.
  public typealias CodableWhereAvailable = Any
#else
  /// `Codable`, which Embedded Swift doesn't have.
  public typealias CodableWhereAvailable = Codable
#endif
