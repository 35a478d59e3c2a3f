/// What a server accepts at most, and how long it waits.
///
/// A deadline of a slow client ends between once and one and a quarter times its duration, plus the duration of a tick.
public struct HTTPLimits: Sendable {
  /// The bytes of a request line. A longer one gets the status 414.
  public var requestLine = 8 << 10
  /// The bytes of a request line and all fields. A longer head gets the status 431.
  public var head = 16 << 10
  /// The number of fields. More of them get the status 431.
  public var fields = 100
  /// The bytes of a body. A longer one gets the status 413.
  public var body = 64 << 10
  /// The connections at the same time. One more gets the status 503, and is closed.
  ///
  /// The server accepts fewer if the system gives the program fewer descriptors. It leaves 64 of them for other purposes.
  public var connections = 1_024
  /// The requests of a connection. The last one gets the answer `Connection: close`.
  public var requestsPerConnection = 1_000

  /// How long a head can take, from its first byte. A new connection has this time for its first head. Then it gets the
  /// status 408.
  public var headDeadline = Duration.seconds(10)
  /// How long a body can take. Then it gets the status 408.
  public var bodyDeadline = Duration.seconds(10)
  /// How long a handler can take. Then the client gets the status 503, and the task of the handler is cancelled.
  public var handlerDeadline = Duration.seconds(15)
  /// How long a client can take to read a response. Then the server closes the connection.
  public var writeDeadline = Duration.seconds(10)
  /// How long a connection stays open between two requests. Then the server closes it.
  public var idleDeadline = Duration.seconds(60)

  /// Makes the default limits. Change what you need.
  public init() {}

  /// Makes the default limits with one duration for all deadlines, such as a long one for a slow machine.
  public init(deadlines duration: Duration) {
    headDeadline = duration
    bodyDeadline = duration
    handlerDeadline = duration
    writeDeadline = duration
    idleDeadline = duration
  }

  /// How long the server waits between two looks at the deadlines.
  var tick: Duration {
    let shortest = min(headDeadline, bodyDeadline, handlerDeadline, writeDeadline, idleDeadline)
    return min(max(shortest / 4, .milliseconds(5)), .seconds(1))
  }
}
