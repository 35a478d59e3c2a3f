import GuideHTTP

/// The names by which a guide that only this computer reaches can be called.
///
/// Another site could give its own name the address 127.0.0.1. Without this rule, its pages could read the guide as their own.
enum HostRule {
  private static let local: Set<String> = ["localhost", "127.0.0.1", "::1"]

  /// The handler that refuses requests for other names, if the address is one of this computer alone.
  static func guarding(_ host: String, _ handler: @escaping HTTPHandler) -> HTTPHandler {
    guard local.contains(host) else { return handler }
    return { request in
      if let name = request.host, !local.contains(withoutPort(name)) {
        return .text("The guide does not have this name.\n", status: .forbidden)
      }
      return await handler(request)
    }
  }

  /// The name or address of a `Host` field, such as `::1` of `[::1]:8080`.
  private static func withoutPort(_ host: String) -> String {
    if host.hasPrefix("[") { return String(host.dropFirst().prefix { $0 != "]" }) }
    return String(host.prefix { $0 != ":" }).lowercased()
  }
}
