#if hasFeature(Embedded)
  /// Nothing, because Embedded Swift doesn't have `Codable`.
  public typealias CodableWhereAvailable = Any
#else
  /// `Codable`, which Embedded Swift doesn't have.
  public typealias CodableWhereAvailable = Codable
#endif
