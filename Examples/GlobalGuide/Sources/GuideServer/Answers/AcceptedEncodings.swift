import HTTPTypes
import Hummingbird

/// The codings of content that a browser accepts (RFC 9110).
struct AcceptedEncodings {
  /// Whether it says that it accepts gzip.
  let namesGzip: Bool

  /// Whether it accepts gzip: it says so, or says nothing.
  let allowsGzip: Bool

  init(_ request: Request) {
    let fields = request.headers[values: .acceptEncoding]
    var accepts: [String: Bool] = [:]
    for coding in fields.flatMap({ $0.split(separator: ",") }) {
      let parts = coding.lowercased().filter { $0 != " " && $0 != "\t" }.split(separator: ";")
      guard let name = parts.first else { continue }
      // A weight of 0, which can have decimals, refuses a coding.
      let isRefused = parts.dropFirst().contains { $0.hasPrefix("q=0") && !$0.contains { "1"..."9" ~= $0 } }
      accepts[String(name)] = !isRefused
    }
    namesGzip = accepts["gzip"] ?? accepts["x-gzip"] ?? accepts["*"] ?? false
    allowsGzip = fields.isEmpty || namesGzip
  }
}
