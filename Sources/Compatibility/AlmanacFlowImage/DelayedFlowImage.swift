public import AlmanacImages
public import Foundation

/// Delays another image, so that you can preview loading states.
///
/// If the task is canceled, it stops waiting and throws a `CancellationError`.
public struct DelayedFlowImage: FlowImage {
  /// The image to load after the delay.
  public let base: any FlowImage

  private let pause: FlowDelay

  /// The seconds to wait.
  public var delay: TimeInterval { pause.seconds }

  /// Creates an image that delays another by some seconds; a negative delay counts as 0.
  public init(_ base: any FlowImage, delay: TimeInterval) {
    self.init(base, FlowDelay(seconds: delay))
  }

  init(_ base: any FlowImage, _ pause: FlowDelay) {
    self.base = base
    self.pause = pause
  }

  /// The `id` of `base`, because both show the same image.
  public var id: ID { base.id }

  /// Waits, and prepares the image.
  public func prepareForDisplay() async throws -> any FlowImage {
    try await pause.wait()
    return try await base.prepareForDisplay()
  }

  /// Waits, and returns the image.
  public func getUIImage() async throws -> PlatformImage {
    try await pause.wait()
    return try await base.getUIImage()
  }

  /// Hashes the same values as the image.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

/// A wait of some seconds.
struct FlowDelay: Sendable {
  let seconds: TimeInterval

  /// Waits for nanoseconds.
  var sleep: @Sendable (UInt64) async throws -> Void = { try await Task.sleep(nanoseconds: $0) }

  /// Throws a `CancellationError` if the task is canceled.
  func wait() async throws {
    // An infinite time doesn't fit into an integer.
    if seconds > 0 { try await sleep(UInt64(min(seconds, 1e8) * 1e9)) }
  }
}
