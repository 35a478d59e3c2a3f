import TestSupport

@testable import AlmanacFlowImage
@testable import AlmanacImages

/// Does what the view does, and SwiftUI for it: a task for each request, which is cancelled when the request changes.
@MainActor final class FlowImageViewer {
  let cache: FlowCache
  private var model = FlowImageModel()
  private var image: (any FlowImage)?
  private var task: Task<Void, Never>?

  init(_ cache: FlowCache, _ image: (any FlowImage)?) {
    self.cache = cache
    self.image = image
  }

  var phase: FlowImagePhase { model.phase(for: image) }

  /// The state, and the width of the image.
  var shown: String {
    get throws { try "\(phase.state) \(phase.image.map { try RasterImage(platformImage: $0).width } ?? 0)" }
  }

  func show(_ image: (any FlowImage)?) { change { $0.image = image } }

  func retry() { change { $0.model.retry() } }

  func appear() {
    task?.cancel()
    let (image, request) = (image, model.request(for: image, cache: cache))
    task = Task {
      let load = model.begin(request)
      guard let image else { return }
      await cache.follow(image) { model.receive($0, of: load) }
    }
  }

  /// Ends when the task has ended.
  func disappear() async {
    task?.cancel()
    await task?.value
    task = nil
  }

  /// Ends when the task ends by itself.
  func ends() async { await task?.value }

  /// Waits until it shows something.
  func waits(for shown: String) async throws {
    while try self.shown != shown, !Task.isCancelled { await Task.pause() }
  }

  private func change(_ body: (FlowImageViewer) -> Void) {
    let before = model.request(for: image, cache: cache)
    body(self)
    if task != nil, model.request(for: image, cache: cache) != before { appear() }
  }
}
