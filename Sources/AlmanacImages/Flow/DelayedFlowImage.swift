public import Foundation

/// An image that comes later than it could, to see what a view shows meanwhile.
///
/// If the task is cancelled, it stops waiting and throws a `CancellationError`.
public struct DelayedFlowImage: FlowImage {
  /// The image that it waits with.
  public let base: any FlowImage

  /// The seconds to wait.
  public let delay: TimeInterval

  private let sleep: @Sendable (UInt64) async throws -> Void

  /// Delays an image.
  ///
  /// - Parameters:
  ///   - base: The image.
  ///   - delay: The seconds to wait. A negative delay is none.
  public init(_ base: any FlowImage, delay: TimeInterval) {
    self.init(base, delay: delay) { try await Task.sleep(nanoseconds: $0) }
  }

  /// Delays an image by a wait of the caller, which gets the nanoseconds.
  init(_ base: any FlowImage, delay: TimeInterval, sleep: @escaping @Sendable (UInt64) async throws -> Void) {
    self.base = base
    self.delay = delay
    self.sleep = sleep
  }

  /// The `id` of the image: it shows the same.
  public var id: ID { base.id }

  /// Waits, and prepares the image.
  public func prepareForDisplay() async throws -> any FlowImage {
    try await wait()
    return try await base.prepareForDisplay()
  }

  /// Waits, and gives the image.
  public func image() async throws -> PlatformImage {
    try await wait()
    return try await base.image()
  }

  /// Hashes what the image hashes.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  private func wait() async throws {
    // An infinite delay does not fit into an integer.
    let seconds = delay > 0 ? min(delay, 1e8) : 0
    if seconds > 0 { try await sleep(UInt64(seconds * 1e9)) }
  }
}
