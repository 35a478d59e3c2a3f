public import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore

/// Serves an application within limits.
public enum GuideServer {
  /// Creates a service that listens when it runs, and stops gracefully.
  ///
  /// It then answers the requests that it has, and accepts no more.
  ///
  /// - Parameters:
  ///   - responder: Answers the requests, such as the router of a ``GuideApp``.
  ///   - host: The address to listen on. On a loopback address, the server refuses requests for other names.
  ///   - port: The port, or 0 for any free one.
  ///   - limits: What the server accepts at most, and how long it waits.
  ///   - log: Where answers are logged, or `nil` for nowhere.
  ///   - onListening: Called with the port when clients can connect.
  /// - Returns: The service to run.
  public static func application<Responder: HTTPResponder>(
    _ responder: Responder,
    host: String = "127.0.0.1",
    port: Int,
    limits: ServerLimits = ServerLimits(),
    log: Logger? = nil,
    onListening: @escaping @Sendable (Int) async -> Void
  ) -> Application<Responder> where Responder.Context: InitializableFromSource<ApplicationRequestContextSource> {
    let quiet = Logger(label: "guide") { _ in SwiftLogNoOpLogHandler() }
    let names = HostNames(loopback: host)
    let recent = RecentAnswers(lifetime: limits.answerLifetime)
    // A few more are accepted, so that one that waits can be closed for each of them.
    let reserve = 1 + limits.connections / 64
    let connections = DescriptorLimit.connections(atMost: limits.connections + reserve)
    let waiting = WaitingConnections(limit: max(1, connections - reserve))
    return Application(
      responder: responder,
      server: HTTPServerBuilder {
        ConnectionChannel(
          responder: $0,
          limits: limits,
          names: names,
          log: log.map(AccessLog.init),
          recent: recent,
          waiting: waiting
        )
      },
      configuration: ApplicationConfiguration(
        address: .hostname(host, port: port),
        availableConnectionsDelegate: .maximum(connections, logger: quiet)
      ),
      onServerRunning: { await onListening($0.localAddress?.port ?? port) },
      logger: quiet
    )
  }
}
