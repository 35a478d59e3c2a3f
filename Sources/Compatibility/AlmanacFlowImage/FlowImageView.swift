#if canImport(SwiftUI)
  public import AlmanacImages
  public import SwiftUI

  /// Loads a flow image from a cache, and builds a view for each state.
  ///
  /// ```swift
  /// FlowImageView(image: avatar) { image, state in
  ///   if let image {
  ///     Image(uiImage: image).resizable()
  ///   } else if state == .loading {
  ///     ProgressView()
  ///   }
  /// }
  /// ```
  ///
  /// While a new image loads, the builder gets the image that was shown before. After an error, there is none.
  ///
  /// The view shows each image that replaces the image in the cache. If the cache drops the image, the view still shows
  /// it, and asks the cache again the next time it appears. The load is canceled when the view disappears or gets
  /// another image, unless others wait for it.
  public struct FlowImageView<Content: View>: View {
    private let image: (any FlowImage)?
    private let cache: FlowCache
    private let content: (FlowImagePhase) -> Content
    @State private var model = FlowImageModel()

    /// Creates a view that is built from the image, if it is there, and the state.
    ///
    /// The default cache is the shared one.
    public init(
      image: (any FlowImage)?,
      cache: FlowCache? = nil,
      @ViewBuilder contentBuilder: @escaping (PlatformImage?, FlowImageViewState) -> Content
    ) {
      self.init(image: image, cache: cache) { contentBuilder($0.image, $0.state) }
    }

    /// Creates a view that can show the error, and let the user try again.
    ///
    /// The default cache is the shared one.
    public init(
      image: (any FlowImage)?,
      cache: FlowCache? = nil,
      @ViewBuilder content: @escaping (FlowImagePhase) -> Content
    ) {
      self.image = image
      self.cache = cache ?? .shared
      self.content = content
    }

    /// The view that the builder returns.
    public var body: some View {
      content(phase)
        .task(id: model.request(for: image, cache: cache)) {
          let load = model.begin(model.request(for: image, cache: cache))
          guard let image else { return }
          await cache.follow(image) { model.receive($0, of: load) }
        }
    }

    private var phase: FlowImagePhase {
      var phase = model.phase(for: image)
      phase.onRetry = { model.retry() }
      return phase
    }
  }
#endif
