import Foundation

/// The end of the output of a child process.
///
/// For every error in generated code, the compiler quotes the line, which can have megabytes. Keeping all of the output
/// could exhaust the memory.
struct OutputTail {
  private static let limit = 20_000

  private var bytes = Data()

  mutating func append(_ more: Data) {
    bytes = (bytes + more).suffix(Self.limit)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }
}
