extension FlowImageError {
  /// The name of `notAnImage(underlying:)` in the package FlowImage, for data that is not an image.
  public static var dataToImageConvertionFailed: FlowImageError { .notAnImage(underlying: RasterImageError.noPixels) }

  /// The name of `notAnImage(underlying:)` in the package FlowImage, for an image that cannot be decoded.
  public static var uiImageDecodeFailed: FlowImageError { .notAnImage(underlying: RasterImageError.noPixels) }

  /// Whether an error is equal to a `FlowImageError`, for `catch FlowImageError.dataToImageConvertionFailed`.
  public static func ~= (pattern: FlowImageError, error: any Error) -> Bool { error as? FlowImageError == pattern }
}
