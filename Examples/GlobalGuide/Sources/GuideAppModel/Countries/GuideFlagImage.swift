public import AlmanacFlowImage
public import AlmanacImages
import Foundation
import Guide

/// The round flag of a country, for a `FlowImageView`.
///
/// `FlagImageViewModel` has it from the program, from memory, from disk or from the source's server, in this order.
public struct GuideFlagImage: FlowImage {
  /// The country, the size, and the address of the flag.
  public let id: ID

  private let country: GuideCountry
  private let size: FlagSize
  private let flags: FlagImageViewModel

  init(_ country: GuideCountry, size: FlagSize, flags: FlagImageViewModel, generation: Int) {
    self.country = country
    self.size = size
    self.flags = flags
    id = "guide.\(generation).\(country.code).\(size.pixels).\(country.flagURL?.absoluteString ?? "")"
  }

  /// Loads and decodes the flag.
  ///
  /// - Throws: `FlagError.unavailable` if it cannot be downloaded or drawn.
  public func prepareForDisplay() async throws -> any FlowImage {
    let flag = try await flags.image(of: country, size: size)
    return try DownloadedFlowImage(id: id, raster: RasterImage(png: flag.png))
  }

  /// Loads and decodes the flag. Throws as `prepareForDisplay()` does.
  public func getUIImage() async throws -> PlatformImage { try await prepareForDisplay().getUIImage() }
}
