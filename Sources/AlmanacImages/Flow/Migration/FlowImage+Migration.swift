// Names of the package FlowImage, for programs that were written for it.

extension FlowImage {
  /// Returns the image of a type that has only `getUIImage()`.
  @available(*, deprecated, message: "Rename getUIImage() to image().")
  public func image() async throws -> PlatformImage {
    try await FlowImageDefault.$type.withValue(ObjectIdentifier(Self.self)) { try await getUIImage() }
  }

  /// Returns the image to show: the same as `image()`.
  ///
  /// - Precondition: The type has `image()` or `getUIImage()`.
  public func getUIImage() async throws -> PlatformImage {
    precondition(FlowImageDefault.type != ObjectIdentifier(Self.self), "\(Self.self) has no image()")
    return try await image()
  }

  /// Returns the image of a cache: the same as `imageFromCache(_:forceReCache:)`.
  public nonisolated(nonsending) func getUIImageFromCache(
    _ cache: FlowCache? = nil,
    forceRecache: Bool = false
  ) async throws -> PlatformImage {
    try await imageFromCache(cache, forceReCache: forceRecache)
  }
}

/// Two methods have each other as their default. A type with neither would call them without an end.
private enum FlowImageDefault {
  /// The type whose `image()` is the default.
  @TaskLocal static var type: ObjectIdentifier?
}
