public import AlmanacImages

/// A type-erased flow image, for dictionary keys and sets.
///
/// Two are equal if the images have the same type and `id`, and pass the same values to `hash(into:)`.
public struct AnyFlowImage: FlowImage, Hashable, Identifiable {
  /// The image.
  public let base: any FlowImage

  /// Wraps an image, unless it is already an `AnyFlowImage`.
  public init(_ base: any FlowImage) { self.base = (base as? AnyFlowImage)?.base ?? base }

  /// The `id` of the image.
  public var id: ID { base.id }

  /// The `cost` of the image.
  public var cost: Int { base.cost }

  /// Prepares the image.
  public func prepareForDisplay() async throws -> any FlowImage { try await base.prepareForDisplay() }

  /// Returns the image to show.
  public func getUIImage() async throws -> PlatformImage { try await base.getUIImage() }

  /// Hashes the same values as the image.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// Returns whether two images have the same type and `id`, and hash the same values.
  public static func == (one: AnyFlowImage, other: AnyFlowImage) -> Bool {
    type(of: one.base) == type(of: other.base) && one.id == other.id && one.hashValue == other.hashValue
  }
}

extension FlowImage {
  /// Returns the image as a `Hashable` value.
  public func eraseToAnyFlowImage() -> AnyFlowImage { AnyFlowImage(self) }
}
