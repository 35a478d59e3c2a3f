import Foundation

/// The headers of a response, whose names are case-insensitive.
public struct DownloadHeaders: Hashable, Sendable {
  /// The maximum number of bytes of a value, because a server can send a header again and again.
  private static let longestValue = 1 << 13

  private var values: [String: String] = [:]

  package init() {}

  #if !os(Linux)
    init(_ response: HTTPURLResponse) {
      for (name, value) in response.allHeaderFields {
        if let name = name as? String, let value = value as? String { values[name.lowercased()] = value }
      }
    }
  #endif

  /// The value of a header.
  ///
  /// The values of several headers with the same name are separated by commas.
  public subscript(name: String) -> String? { values[name.lowercased()] }

  /// The `ETag`.
  public var version: String? { self["ETag"] }

  /// Adds a line of the head, such as `ETag: "1"`, and ignores other lines.
  package mutating func add(line: String) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let name = line[..<colon].lowercased()
    let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
    let known = values[name].map { $0 + ", " } ?? ""
    if known.utf8.count + value.utf8.count <= Self.longestValue { values[name] = known + value }
  }
}
