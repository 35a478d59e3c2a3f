/// What a line of an access log needs. The server reports it after it sent a response, or failed to.
public struct HTTPAccess: Sendable {
  /// The address of the client, without its port.
  public let peer: String
  /// The method. It is `nil` if the server refused the request before it knew it.
  public let method: String?
  /// The decoded path, without the query. It is `nil` if the server refused the request.
  ///
  /// It can contain any character except the control characters of ASCII, also quotes.
  public let path: String?
  /// The status of the response.
  public let status: HTTPStatus
  /// The number of bytes of the body that the server sent.
  public let bytes: Int
  /// How long it took from the whole request to the whole response. It is zero if the server refused the request.
  public let duration: Duration
}
