@testable import AlmanacFlowImage
@testable import AlmanacImages

/// A source of images that answers when the test says so, and notices when it is cancelled.
actor HeldSource {
  private var loads: [Int: CheckedContinuation<RasterImage, any Error>] = [:]
  private var observers: [(isDone: @Sendable (Int, Int) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
  private(set) var askedCount = 0
  private(set) var cancelledCount = 0

  /// An image of this source.
  nonisolated func image(_ id: String = "held") -> TestFlowImage { TestFlowImage(id: id) { try await self.load() } }

  /// Waits until the source was asked a number of times.
  func isAsked(_ count: Int) async { await wait { asked, _ in asked >= count } }

  /// Waits until a number of loads was cancelled.
  func isCancelled(_ count: Int) async { await wait { _, cancelled in cancelled >= count } }

  /// Ends a load: the first is 1.
  func answer(_ load: Int, _ result: Result<RasterImage, any Error>) {
    loads.removeValue(forKey: load)?.resume(with: result)
  }

  /// The loads that wait for an answer.
  var waiting: [Int] { loads.keys.sorted() }

  private func load() async throws -> RasterImage {
    askedCount += 1
    let number = askedCount
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        loads[number] = continuation
        notify()
      }
    } onCancel: {
      Task { await self.cancel(number) }
    }
  }

  private func cancel(_ number: Int) {
    guard let load = loads.removeValue(forKey: number) else { return }
    cancelledCount += 1
    load.resume(throwing: CancellationError())
    notify()
  }

  private func wait(_ isDone: @escaping @Sendable (Int, Int) -> Bool) async {
    if isDone(askedCount, cancelledCount) { return }
    await withCheckedContinuation { observers.append((isDone, $0)) }
  }

  private func notify() {
    let done = observers.filter { $0.isDone(askedCount, cancelledCount) }
    observers.removeAll { $0.isDone(askedCount, cancelledCount) }
    for observer in done { observer.continuation.resume() }
  }
}

extension RasterImage {
  /// A row of gray pixels, which has 4 bytes for each.
  static func row(_ width: Int) -> RasterImage {
    RasterImage(width: width, height: 1, pixels: Array(repeating: 255, count: 4 * width))
  }
}

extension FlowImage {
  /// The width of an image that `RasterImage.row` made. It tells the images of a test apart on all platforms.
  func width() async throws -> Int {
    let image = try await image()
    #if canImport(UIKit) || canImport(AppKit)
      return Int(image.size.width)
    #else
      return image.width
    #endif
  }
}

extension FlowCache {
  /// The number of images, and the sum of their costs.
  var size: [Int] { [count, totalCost] }

  /// The number of callers that wait.
  var waiterCount: Int { images.withStore { $0.waiterCount } }
}

struct SourceError: Error, Equatable {}
