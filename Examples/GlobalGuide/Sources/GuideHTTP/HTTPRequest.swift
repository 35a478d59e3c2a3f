/// A request that the server accepted.
public struct HTTPRequest: Sendable {
  /// The method, such as `GET`. Methods are case-sensitive, and can be any token except `CONNECT`.
  public let method: String
  /// The decoded path, such as `/country/ch`. It is `*` for `OPTIONS *`.
  ///
  /// It has no dot segment, no control character and no backslash.
  public let path: String
  /// The decoded parts between the slashes of the path. `/` has none, and `/flags/` has `flags` and an empty one.
  ///
  /// No segment contains a slash, so a segment is safe as the name of a file.
  public let segments: [String]
  /// The decoded items of the query, in their order.
  public let query: [HTTPQueryItem]
  /// The header fields.
  public let headers: HTTPHeaders
  /// The bytes of the body. It is empty if the request has none.
  public let body: [UInt8]
  /// The host and the port, if there is one, as the client wrote them. Only a request of HTTP/1.0 can have none.
  public let host: String?
  /// The address of the client, without its port.
  public let peer: String

  /// The value of the first item of the query with a name. Linear in the number of items.
  public func queryValue(_ name: String) -> String? { query.first { $0.name == name }?.value }
}

/// An item of a query. In `?q=a&exact`, `q` has the value `a`, and `exact` has an empty value.
public struct HTTPQueryItem: Sendable, Equatable {
  /// The decoded name.
  public let name: String
  /// The decoded value. A `+` is a space.
  public let value: String

  /// Makes an item.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
