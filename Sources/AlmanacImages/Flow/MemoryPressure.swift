import Foundation

/// Calls a function when the system has too little memory.
///
/// `@unchecked` is safe: a lock guards the variables.
final class MemoryPressure: @unchecked Sendable {
  /// UIKit's notification. Without its symbol, the library does not need UIKit, and this does not need the main actor.
  static let warning = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

  private let center: NotificationCenter
  private let lock = NSLock()
  private var observer: (any NSObjectProtocol)?
  #if canImport(Darwin)
    private var source: (any DispatchSourceMemoryPressure)?
  #endif

  init(center: NotificationCenter = .default) { self.center = center }

  deinit {
    if let observer { center.removeObserver(observer) }
    #if canImport(Darwin)
      source?.cancel()
    #endif
  }

  /// Begins to observe. Only the first call has an effect.
  func observe(_ action: @escaping @Sendable () -> Void) {
    lock.withLock {
      guard observer == nil else { return }
      observer = center.addObserver(forName: Self.warning, object: nil, queue: nil) { _ in action() }
      #if canImport(Darwin)
        let source = DispatchSource.makeMemoryPressureSource(eventMask: [.warning, .critical])
        source.setEventHandler(handler: action)
        source.activate()
        self.source = source
      #endif
    }
  }
}
