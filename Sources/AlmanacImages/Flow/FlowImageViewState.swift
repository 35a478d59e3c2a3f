/// What a `FlowImageView` does.
public enum FlowImageViewState: Hashable, Sendable, CaseIterable {
  /// It loads the image. Meanwhile, it has the image that it showed before.
  case loading

  /// It shows the image. It also has this state if it was given no image.
  case displaying

  /// The image could not be loaded. It has none.
  case error
}
