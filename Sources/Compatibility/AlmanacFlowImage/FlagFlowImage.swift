public import Almanac
public import AlmanacImages

/// A flag in the binary, as a flow image.
///
/// It is decoded on each load, so a `FlowCache` saves time.
public struct FlagFlowImage: FlowImage {
  /// The `id` of the image.
  public let id: ID

  /// The flag.
  public let flag: Flag

  /// Creates a flag with a unique `id`.
  public init(_ flag: Flag, id: ID) {
    self.flag = flag
    self.id = id
  }

  /// Creates the flag of a country, whose `id` consists of the enum's name and the country's code.
  public init(_ country: some CountryFlags) {
    self.init(country.flag, id: "\(String(reflecting: type(of: country))).\(country.rawValue)")
  }

  /// Decodes the flag.
  ///
  /// - Throws: `FlowImageError.notAnImage` if one of your own PNG files can't be decoded.
  public func prepareForDisplay() async throws -> any FlowImage { try DownloadedFlowImage(id: id, raster: raster()) }

  /// Decodes the flag.
  ///
  /// - Throws: `FlowImageError.notAnImage` if one of your own PNG files can't be decoded.
  public func getUIImage() async throws -> PlatformImage { try raster().displayed() }

  private func raster() throws(FlowImageError) -> RasterImage {
    do { return try flag.image() } catch { throw .notAnImage(underlying: error) }
  }
}
