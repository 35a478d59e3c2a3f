import TestSupport

@testable import AlmanacCircleFlagsKit

/// Does what the view does, and SwiftUI for it: a task for each request, which is cancelled when the request changes.
@MainActor final class CircleFlagViewer {
  let loader: CircleFlagLoader
  private var model = CircleFlagModel()
  private var request: CircleFlagRequest
  private var task: Task<Void, Never>?
  private(set) var updateCount = 0

  init(_ loader: CircleFlagLoader, _ request: CircleFlagRequest) {
    self.loader = loader
    self.request = request
  }

  /// What the next frame shows.
  var content: CircleFlagModel.Content {
    model.content(for: request, placeholder: .globe, size: 46, cached: loader.cachedImage(for: request))
  }

  /// Changes the request. As in SwiftUI, the task begins later.
  func show(_ request: CircleFlagRequest) {
    self.request = request
    if task != nil { appear() }
  }

  func appear() {
    task?.cancel()
    task = Task {
      let load = model.begin(request)
      for await image in loader.updates(for: request) {
        model.receive(image, of: load)
        updateCount += 1
      }
    }
  }

  /// Ends when the task has ended.
  func disappear() async {
    task?.cancel()
    await task?.value
    task = nil
  }

  /// Waits until the content is the given one.
  func waits(for content: CircleFlagModel.Content) async {
    while self.content != content, !Task.isCancelled { await Task.pause() }
  }
}
