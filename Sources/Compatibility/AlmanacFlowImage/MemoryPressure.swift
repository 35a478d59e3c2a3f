import Foundation

/// Calls a function when memory is low, until it is released.
///
/// `@unchecked` is safe: nothing changes after the initializer.
final class MemoryPressure: @unchecked Sendable {
  /// The name of UIKit's notification, written out so that the library doesn't need UIKit, nor this class the main
  /// actor.
  static let warning = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

  private let center: NotificationCenter
  private let observer: any NSObjectProtocol
  #if canImport(Darwin)
    private let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical])
  #endif

  init(center: NotificationCenter, _ action: @escaping @Sendable () -> Void) {
    self.center = center
    observer = center.addObserver(forName: Self.warning, object: nil, queue: nil) { _ in action() }
    #if canImport(Darwin)
      source.setEventHandler(handler: action)
      source.activate()
    #endif
  }

  deinit {
    center.removeObserver(observer)
    #if canImport(Darwin)
      source.cancel()
    #endif
  }
}
