/// Describes the file that the caller has, so that the server doesn't send it again.
public struct DownloadConditions: Hashable, Sendable {
  /// The `ETag` of the file.
  public var version: String?

  /// The `Last-Modified` of the file.
  public var lastModified: String?

  /// Creates the conditions of a request.
  ///
  /// A string that can't be the value of a header, such as one with a line break, is ignored.
  public init(version: String? = nil, lastModified: String? = nil) {
    self.version = version.flatMap(Self.value)
    self.lastModified = lastModified.flatMap(Self.value)
  }

  var isEmpty: Bool { version == nil && lastModified == nil }

  /// The headers of the request.
  var fields: [(name: String, value: String)] {
    (version.map { [("If-None-Match", $0)] } ?? []) + (lastModified.map { [("If-Modified-Since", $0)] } ?? [])
  }

  /// Returns a string if it can be the value of a header. A line break would start another header.
  static func value(_ text: String) -> String? {
    text.isEmpty || text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? nil : text
  }
}
