#if canImport(FoundationNetworking)
  import Foundation

  /// A delegate queue that runs the delegate of a session at once, on the thread that reads from the network.
  ///
  /// On Linux, a session does not wait for its delegate. If a server sends faster than an operation queue works, gigabytes
  /// of data wait in the queue. With this queue, the session reads on when the delegate returns.
  ///
  /// So the delegate must not call a method that waits for the session, such as `URLSessionTask.cancel()`.
  final class DirectQueue: OperationQueue, @unchecked Sendable {
    override func addOperation(_ block: @escaping @Sendable () -> Void) { block() }
  }
#endif
