/// Describes the file that the caller has, so that the server doesn't send it again.
public struct DownloadConditions: Hashable, Sendable {
  /// The `ETag` of the file.
  public var version: String?

  /// The `Last-Modified` of the file.
  public var lastModified: String?

  /// Creates the conditions of a request.
  ///
  /// A string that can't be the value of a header, such as one with a line break, isn't sent.
  public init(version: String? = nil, lastModified: String? = nil) {
    self.version = version
    self.lastModified = lastModified
  }

  /// The headers of the request.
  var fields: [(name: String, value: String)] {
    Self.fields([("If-None-Match", version), ("If-Modified-Since", lastModified)])
  }

  /// Returns the headers whose values can be sent. A line break would start another header.
  static func fields(_ headers: [(name: String, value: String?)]) -> [(name: String, value: String)] {
    headers.compactMap { name, value in
      guard let value, !value.isEmpty else { return nil }
      return value.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? nil : (name, value)
    }
  }
}
