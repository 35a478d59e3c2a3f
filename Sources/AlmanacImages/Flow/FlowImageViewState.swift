/// What a `FlowImageView` does.
public enum FlowImageViewState: Hashable, Sendable, CaseIterable {
  /// It loads the image. If it showed the image before, it has it still.
  case loading

  /// It shows the image. It also has this state if it was given no image.
  case displaying

  /// The image could not be loaded. If it showed the image before, it has it still.
  case error
}
