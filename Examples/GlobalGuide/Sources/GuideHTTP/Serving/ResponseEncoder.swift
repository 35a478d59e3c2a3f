#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes responses as bytes.
struct ResponseEncoder {
  /// What the request means for the bytes of its response.
  struct Context {
    /// Whether the response has the length of the body, and not the body.
    var isHead = false
    /// Whether the server closes the connection after the response.
    var closes = true
    /// Whether the client only keeps the connection if the server says so, as in HTTP/1.0.
    var announcesKeepAlive = false
  }

  /// An encoded response.
  struct Encoded {
    let status: HTTPStatus
    let data: Data
    /// How many bytes of the data are the body.
    let bodyCount: Int
  }

  private var date = HTTPDate()

  /// Encodes a response. One that HTTP does not allow is a mistake of the handler, and becomes one with the status 500.
  mutating func encode(_ response: HTTPResponse, _ context: Context) -> Encoded {
    guard response.isValid else {
      return encode(.text("The server made a response that is not valid.\n", status: .internalServerError), context)
    }
    let now = Int(Date().timeIntervalSince1970)
    var head = "HTTP/1.1 \(response.status.code) \(response.status.reason)\r\n"
    for field in response.headers.fields where !field.isOfServer {
      head += "\(field.name): \(field.value)\r\n"
    }
    head += "Date: \(date.text(at: now))\r\n"
    if !response.status.isWithoutBody { head += "Content-Length: \(response.body.count)\r\n" }
    if context.closes {
      head += "Connection: close\r\n"
    } else if context.announcesKeepAlive {
      head += "Connection: keep-alive\r\n"
    }
    head += "\r\n"
    let bodyCount = context.isHead || response.status.isWithoutBody ? 0 : response.body.count
    var data = Data(capacity: head.utf8.count + bodyCount)
    data.append(contentsOf: head.utf8)
    if bodyCount > 0 { data.append(contentsOf: response.body) }
    return Encoded(status: response.status, data: data, bodyCount: bodyCount)
  }
}

extension HTTPResponse {
  /// Whether the response can be written without a change of its meaning. A line break in a field would begin another field.
  fileprivate var isValid: Bool {
    200...599 ~= status.code
      && headers.fields.allSatisfy { field in
        !field.name.isEmpty && field.name.utf8.allSatisfy(\.isToken) && !field.value.utf8.contains(where: \.isForbidden)
      }
  }
}

extension HTTPHeaders.Field {
  /// Whether the server writes the field itself, because its value follows from the connection or the body.
  fileprivate var isOfServer: Bool {
    ["Content-Length", "Transfer-Encoding", "Connection", "Date"].contains { $0.isEqualIgnoringCase(name) }
  }
}
