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
  /// What the view does.
  public let state: FlowImageViewState

  /// Why the image could not be loaded. It is not `nil` if the state is `error`, and `nil` otherwise.
  public let error: (any Error)?

  /// What `retry()` does.
  var onRetry: @MainActor @Sendable () -> Void = {}

  private let content: DownloadedFlowImage?

  /// The image to show. While another image loads, it is the one that was shown before; after an error, there is none.
  public var image: PlatformImage? { content?.content }

  /// Loads the image again if the load has failed.
  @MainActor public func retry() { onRetry() }

  /// By default, the phase without an image to load.
  init(_ state: FlowImageViewState = .displaying, _ content: DownloadedFlowImage? = nil, error: (any Error)? = nil) {
    self.state = state
    self.content = content
    self.error = error
  }

  /// The phase while another image loads.
  var loading: FlowImagePhase { FlowImagePhase(.loading, content) }

  /// The phase when the load of the same image begins again.
  var reloading: FlowImagePhase { state == .displaying && content != nil ? self : loading }
}

/// What a `FlowImageView` does.
public enum FlowImageViewState: Hashable, Sendable, CaseIterable {
  /// It loads the image. Meanwhile, it has the image that it showed before.
  case loading

  /// It shows the image. It also has this state if it was given no image.
  case displaying

  /// The image could not be loaded. It has none.
  case error
}
