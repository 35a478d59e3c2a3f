public import AlmanacImages

/// The current state of a `FlowImageView`, with its image or error.
///
/// ```swift
/// FlowImageView(image: avatar) { phase in
///   if let error = phase.error {
///     Text(error.localizedDescription)
///     Button("Try again") { phase.retry() }
///   }
/// }
/// ```
public struct FlowImagePhase: Sendable {
  /// The view's state.
  public let state: FlowImageViewState

  /// The error if the state is `error`, and `nil` otherwise.
  public let error: (any Error)?

  /// The action of `retry()`.
  var onRetry: @MainActor @Sendable () -> Void = {}

  private let content: DownloadedFlowImage?

  /// The image to show.
  ///
  /// While another image loads, it is the one that was shown before; after an error, there is none.
  public var image: PlatformImage? { content?.content }

  /// Loads the image again if the load has failed.
  @MainActor public func retry() { onRetry() }

  /// Creates a phase, by default the one without an image to load.
  init(_ state: FlowImageViewState = .displaying, _ content: DownloadedFlowImage? = nil, error: (any Error)? = nil) {
    self.state = state
    self.content = content
    self.error = error
  }

  /// The phase while another image loads.
  var loading: FlowImagePhase { FlowImagePhase(.loading, content) }

  /// The phase when the same image is loaded again.
  var reloading: FlowImagePhase { state == .displaying && content != nil ? self : loading }
}

/// The state of a `FlowImageView`.
public enum FlowImageViewState: Hashable, Sendable, CaseIterable {
  /// The view loads the image, and still has the one that it showed before.
  case loading

  /// The view shows the image, or was given no image.
  case displaying

  /// The image could not be loaded, so there is none.
  case error
}
