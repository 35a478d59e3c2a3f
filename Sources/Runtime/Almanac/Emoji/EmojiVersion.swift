/// A version of Unicode's emoji, such as 15.1.
///
/// Unlike strings, versions are ordered by number: 5.0 comes before 15.1.
public struct EmojiVersion: Comparable, Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The number before the dot.
  public let major: Int

  /// The number after the dot.
  public let minor: Int

  /// Creates a version from its numbers.
  public init(major: Int, minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// Creates a version from a string such as "15.1" or "15", or returns `nil` for any other string.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { 0x30...0x39 ~= $0 } ? Int(part) : nil
    }
    guard let major = parts[0], let minor = parts.count > 1 ? parts[1] : 0, parts.count <= 2 else { return nil }
    self.init(major: major, minor: minor)
  }

  /// Creates a version from a literal such as "15.1".
  ///
  /// - Precondition: The literal is a version.
  public init(stringLiteral text: StaticString) {
    guard let version = Self(text.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }) else {
      preconditionFailure("A version is a literal such as \"15.1\".")
    }
    self = version
  }

  /// The version as Unicode writes it, such as "15.1".
  public var description: String { "\(major).\(minor)" }

  /// Returns whether a version is earlier than another one.
  public static func < (first: Self, second: Self) -> Bool {
    (first.major, first.minor) < (second.major, second.minor)
  }
}
