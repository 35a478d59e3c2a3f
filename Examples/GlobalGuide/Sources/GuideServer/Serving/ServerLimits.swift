public import NIOCore

/// What the server accepts at most, and how long it waits.
///
/// A connection looks at its clock every `tick`, so each deadline can end that much later.
public struct ServerLimits: Sendable {
  /// The largest number of bytes in the request line and all fields, without the characters between them. A longer head
  /// gets the status 431.
  public var head = 16 << 10
  /// The largest number of fields. More of them get the status 431.
  public var fields = 100
  /// The largest number of bytes in a body. A longer one gets the status 413.
  public var body = 64 << 10
  /// The number of connections above which the one that has waited longest for a request is closed. If all of them are
  /// busy, some further clients are served, and all others wait.
  public var connections = 1_024
  /// How many requests a connection takes. The answer to the last one closes it.
  public var requestsPerConnection = 1_000

  /// How long a head may take, from its first byte, until the client gets the status 408. A new connection that sends
  /// nothing is closed after the same time.
  public var headDeadline = TimeAmount.seconds(10)
  /// How long a body may take until the client gets the status 408.
  public var bodyDeadline = TimeAmount.seconds(10)
  /// How long an answer may take until the client gets the status 503 instead.
  public var answerDeadline = TimeAmount.seconds(15)
  /// How long a client may take to read an answer.
  public var readDeadline = TimeAmount.seconds(10)
  /// How long a connection stays open between two requests.
  public var idleDeadline = TimeAmount.seconds(60)

  /// How long an answer that every cache may keep is given again without being made anew. It has the date of when it
  /// was made.
  public var answerLifetime = TimeAmount.seconds(1)

  /// Creates the default limits.
  public init() {}

  /// Creates the default limits with one duration for all deadlines, such as a long one for a slow machine.
  public init(deadlines: TimeAmount) {
    headDeadline = deadlines
    bodyDeadline = deadlines
    answerDeadline = deadlines
    readDeadline = deadlines
    idleDeadline = deadlines
  }

  /// How long a connection waits between two looks at its clock.
  var tick: TimeAmount {
    let shortest = min(headDeadline, bodyDeadline, answerDeadline, readDeadline, idleDeadline)
    return min(max(.nanoseconds(shortest.nanoseconds / 4), .milliseconds(5)), .seconds(1))
  }
}
